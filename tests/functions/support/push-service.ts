import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished, vi } from "vitest";

interface Asked {
  /** Of which browser. */
  readonly path: string;
  readonly authorization: string;
  readonly topic: unknown;
  readonly ttl: unknown;
  readonly encoding: unknown;
  readonly body: Buffer;
}

/** A deployment that wakes devices, with a key of all its bytes: Node leaves out the first of its own where that is nothing. */
export function stubPushKeys(): void {
  vi.stubEnv("PARVIS_PUSH", "mailto:contact@exemple.fr");
  vi.stubEnv("PUSH_PRIVATE_KEY", randomBytes(32).toString("base64url"));
}

type Answer = (path: string) => Promise<number>;

/** A push service on this machine that answers with one status, or as told for each browser. */
export async function aPushService(
  status: number | Answer,
  headers: Readonly<Record<string, string>> = { location: "http://127.0.0.1:1/" },
) {
  const asked: Asked[] = [];
  const answerTo: Answer = typeof status === "number" ? async () => status : status;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const { authorization = "", topic, ttl, "content-encoding": encoding } = request.headers;
      const path = request.url ?? "";
      asked.push({ path, authorization, topic, ttl, encoding, body: Buffer.concat(parts) });
      // The next service of a test may have this one's port, and nothing may be kept open to it.
      void answerTo(path).then((code) => response.writeHead(code, { ...headers, connection: "close" }).end());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubEnv("PUSH_LOCAL_ORIGIN", origin);
  return { endpoint: `${origin}/browser`, other: `${origin}/other`, asked };
}
