import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { deliver, mayDeliverTo } from "../../functions/src/push/deliver.ts";
import { pushMessage, type PushItem } from "../../functions/src/push/push-words.ts";
import { isPushService } from "../../src/domain/notification/push-device.ts";
import { pushMessageOf } from "../../sw/notices.ts";
import { anIdentifier } from "../examples/identifiers.ts";

/** A browser: its keys, and what it reads of what arrives (RFC 8291, RFC 8188). */
function aBrowser() {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  const auth = randomBytes(16);
  const ownKey = pair.getPublicKey();
  const read = (body: Buffer): string => {
    const salt = body.subarray(0, 16);
    const keyBytes = body[20] ?? 0;
    const serverKey = body.subarray(21, 21 + keyBytes);
    const cipher = body.subarray(21 + keyBytes);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), ownKey, serverKey]);
    const shared = Buffer.from(hkdfSync("sha256", pair.computeSecret(serverKey), auth, info, 32));
    const key = hkdfSync("sha256", shared, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
    const nonce = hkdfSync("sha256", shared, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
    const decipher = createDecipheriv("aes-128-gcm", Buffer.from(key), Buffer.from(nonce));
    decipher.setAuthTag(cipher.subarray(-16));
    const plain = Buffer.concat([decipher.update(cipher.subarray(0, -16)), decipher.final()]);
    return plain.subarray(0, plain.lastIndexOf(2)).toString();
  };
  return { p256dh: ownKey.toString("base64url"), auth: auth.toString("base64url"), read };
}

interface Asked {
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: Buffer;
}

/** A push service on this machine that answers with one status. */
async function aPushService(status: number) {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      asked.push({ headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(status, status === 302 ? { location: "http://127.0.0.1:1/" } : {}).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubEnv("PUSH_LOCAL_ORIGIN", origin);
  return { endpoint: `${origin}/browser`, asked };
}

const about = (n: number, over: Partial<PushItem> = {}): PushItem => ({
  id: `e${n}`,
  cityId: "35024",
  kind: "status",
  subject: { collection: "anomalies", id: anIdentifier(n) },
  ...over,
});

beforeEach(() => {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  vi.stubEnv("PARVIS_PUSH", "mailto:contact@exemple.fr");
  vi.stubEnv("PUSH_PRIVATE_KEY", pair.getPrivateKey("base64url"));
  vi.stubEnv("FIRESTORE_EMULATOR_HOST", "127.0.0.1:1");
});
afterEach(() => vi.unstubAllEnvs());

describe("a push", () => {
  it("is read by its own browser alone, and by the worker [NOT-11] [SW-6]", async () => {
    const browser = aBrowser();
    const { endpoint, asked } = await aPushService(201);
    const message = pushMessage("resident-maelle", [about(1)], () => "Nid-de-poule rue du Trégor");
    expect(await deliver({ endpoint, ...browser }, message ?? {})).toBe("delivered");
    const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = asked;
    expect(headers["authorization"]).toMatch(/^vapid t=/u);
    expect(body.toString()).not.toContain("Trégor");
    expect(pushMessageOf(browser.read(body))).toMatchObject({
      uid: "resident-maelle",
      title: "Nid-de-poule rue du Trégor",
      path: `/city/35024/list/anomaly/${anIdentifier(1)}`,
    });
    expect(() => aBrowser().read(body)).toThrow(/authenticate/u);
  });

  it.each([
    [404, "gone"],
    [410, "gone"],
    [503, "later"],
    [302, "later"],
  ] as const)("whose service answers %i is %s [NOT-11]", async (status, delivery) => {
    const { endpoint } = await aPushService(status);
    expect(await deliver({ endpoint, ...aBrowser() }, {})).toBe(delivery);
  });

  it("of several contents says how many, under one notice, and leads to the list [NOT-11]", () => {
    const items = [about(1), about(2), about(1, { id: "e3" })];
    expect(pushMessage("resident-maelle", items, () => "")).toMatchObject({
      body: "3 nouveautés vous attendent.",
      route: "Notifications",
      tag: "city-35024",
    });
    expect(pushMessage("resident-maelle", [], () => "")).toBeUndefined();
  });
});

describe("an address that a browser gives", () => {
  it("is asked only where it is a known push service's, by https [NOT-12]", () => {
    for (const known of [
      "https://fcm.googleapis.com/fcm/send/abc:def",
      "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
      "https://web.push.apple.com/QABC",
      "https://par02p.notify.windows.com/w/?token=abc%3d",
    ])
      expect(isPushService(known)).toBe(true);
    const others = [
      "http://fcm.googleapis.com/fcm/send/abc",
      "https://fcm.googleapis.com.evil.example/x",
      "https://evil.example/fcm.googleapis.com/x",
      "https://me@fcm.googleapis.com/x",
      "https://fcm.googleapis.com:8080/x",
      "https://evilpush.apple.com.example/x",
      "https://xpush.apple.com/x",
      "https://169.254.169.254/computeMetadata/v1",
      "https://localhost/x",
      "https://fcm.googleapis.com/x#@evil.example",
      "https://fcm.googleapis.com\\@evil.example/x",
    ];
    expect(others.filter(isPushService)).toEqual([]);
  });

  it("may be one of this machine in a local run only [NOT-12]", () => {
    vi.stubEnv("PUSH_LOCAL_ORIGIN", "http://127.0.0.1:4000");
    expect(mayDeliverTo("http://127.0.0.1:4000/a")).toBe(true);
    expect(mayDeliverTo("http://127.0.0.1:40001/a")).toBe(false);
    vi.stubEnv("FIRESTORE_EMULATOR_HOST", undefined);
    expect(mayDeliverTo("http://127.0.0.1:4000/a")).toBe(false);
  });
});
