import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

/** A browser as its push service knows it: its keys, and what it alone reads of what arrives (RFC 8291, RFC 8188). */
export interface PushBrowser {
  readonly p256dh: string;
  readonly auth: string;
  readonly read: (body: Buffer) => string;
}

const SALT_BYTES = 16;
/** After the salt and the size of a record. */
const KEY_LENGTH_AT = 20;
const TAG_BYTES = 16;
/** Ends the text of the last record. */
const LAST_RECORD = 2;

export function aPushBrowser(): PushBrowser {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  const auth = randomBytes(16);
  const ownKey = pair.getPublicKey();
  return {
    p256dh: ownKey.toString("base64url"),
    auth: auth.toString("base64url"),
    read(body) {
      const salt = body.subarray(0, SALT_BYTES);
      const keyEnd = KEY_LENGTH_AT + 1 + (body[KEY_LENGTH_AT] ?? 0);
      const serverKey = body.subarray(KEY_LENGTH_AT + 1, keyEnd);
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), ownKey, serverKey]);
      const shared = Buffer.from(hkdfSync("sha256", pair.computeSecret(serverKey), auth, info, 32));
      const derived = (what: string, bytes: number): Buffer =>
        Buffer.from(hkdfSync("sha256", shared, salt, Buffer.from(`Content-Encoding: ${what}\0`), bytes));
      const decipher = createDecipheriv("aes-128-gcm", derived("aes128gcm", 16), derived("nonce", 12));
      decipher.setAuthTag(body.subarray(-TAG_BYTES));
      const plain = Buffer.concat([decipher.update(body.subarray(keyEnd, -TAG_BYTES)), decipher.final()]);
      return plain.subarray(0, plain.lastIndexOf(LAST_RECORD)).toString();
    },
  };
}
