import { createECDH } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished, vi } from "vitest";

interface Asked {
  readonly authorization: string;
  readonly body: Buffer;
}

/** A deployment that wakes devices. */
export function stubPushKeys(): void {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  vi.stubEnv("PARVIS_PUSH", "mailto:contact@exemple.fr");
  vi.stubEnv("PUSH_PRIVATE_KEY", pair.getPrivateKey("base64url"));
}

/** A push service on this machine that answers with one status. */
export async function aPushService(status: number) {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const { authorization = "" } = request.headers;
      asked.push({ authorization, body: Buffer.concat(parts) });
      response.writeHead(status, status === 302 ? { location: "http://127.0.0.1:1/" } : {}).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubEnv("PUSH_LOCAL_ORIGIN", origin);
  return { endpoint: `${origin}/browser`, asked };
}
