import { generateKeyPairSync, sign, type KeyObject } from "node:crypto";
import { createServer } from "node:http";
import { Agent } from "node:https";
import { connect, type AddressInfo } from "node:net";
import type { Duplex } from "node:stream";

export const PROJECT_ID = "parvis-of-the-tests";
const KEY_ID = "key-1";

export interface TokenParts {
  readonly header?: Readonly<Record<string, unknown>>;
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly key?: KeyObject;
  readonly unsigned?: boolean;
}

/** Makes ID tokens as the identity provider does, with keys of our own, and serves their public half in its place. */
export async function startTokenMaker() {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const published = { [KEY_ID]: publicKey.export({ type: "spki", format: "pem" }) };
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "application/json", "cache-control": "max-age=60" });
    response.end(JSON.stringify(published));
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    /** Wherever the Admin SDK thinks it fetches keys from, it reaches ours. */
    agent: new DetouringAgent(port),
    token: (parts: TokenParts = {}) => tokenOf({ key: privateKey, ...parts }),
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

class DetouringAgent extends Agent {
  readonly #port: number;

  constructor(port: number) {
    super({ keepAlive: false });
    this.#port = port;
  }

  override createConnection(): Duplex {
    return connect(this.#port, "127.0.0.1");
  }
}

function tokenOf({ header = {}, claims = {}, key, unsigned = false }: TokenParts): string {
  const now = Math.floor(Date.now() / 1000);
  const head = encode({ alg: "RS256", kid: KEY_ID, typ: "JWT", ...header });
  const body = encode({
    iss: `https://securetoken.google.com/${PROJECT_ID}`,
    aud: PROJECT_ID,
    sub: "resident-yann",
    auth_time: now - 60,
    iat: now - 60,
    exp: now + 3600,
    firebase: { sign_in_provider: "password", identities: {} },
    ...claims,
  });
  const signature =
    unsigned || key === undefined
      ? ""
      : sign("RSA-SHA256", Buffer.from(`${head}.${body}`), key).toString("base64url");
  return `${head}.${body}.${signature}`;
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}
