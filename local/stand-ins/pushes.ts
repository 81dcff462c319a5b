import type { IncomingMessage, ServerResponse } from "node:http";

/** What came for one browser, still encrypted. */
export interface KeptPush {
  /** In base64. */
  readonly body: string;
}

type Listener = (path: string, request: IncomingMessage, response: ServerResponse) => Promise<void>;

const KEPT_MAX = 50;
const CREATED = 201;
const NO_CONTENT = 204;
const UNAUTHORIZED = 401;
const GONE = 410;

/**
 * The browsers' push services, apart from the browser: what is sent to an address is kept, for whoever asks with GET, oldest first.
 * DELETE takes the address back, as a browser does.
 */
export function pushService(): Listener {
  const kept = new Map<string, readonly KeptPush[]>();
  const gone = new Set<string>();
  return async (path, request, response) => {
    const answer = (status: number, body = ""): void =>
      void response.writeHead(status, { "content-type": "application/json" }).end(body);
    const pushes = kept.get(path) ?? [];
    if (request.method === "GET") return answer(200, JSON.stringify(pushes));
    if (request.method === "DELETE") {
      gone.add(path);
      return answer(NO_CONTENT);
    }
    const body = await bodyOf(request);
    if (!isSigned(request)) return answer(UNAUTHORIZED);
    if (gone.has(path)) return answer(GONE);
    kept.set(path, [...pushes, { body: body.toString("base64") }].slice(-KEPT_MAX));
    answer(CREATED);
  };
}

/** A service takes nothing from whoever does not sign, nor what somebody else could read. */
function isSigned({ headers }: IncomingMessage): boolean {
  const { authorization = "", "content-encoding": encoding } = headers;
  return authorization.startsWith("vapid ") && encoding === "aes128gcm";
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
