import { createECDH } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const CREATED = 201;
const UNAVAILABLE = 503;
/** One of so many devices is told that its service is busy, once. */
const BUSY_EVERY = 50;

/** The only push service that functions of this process ask; on this machine. */
export async function pushService() {
  const asked = new Map<string, number>();
  const taken = new Map<string, number>();
  const server = createServer((request, response) => {
    request.resume().on("end", () => {
      const path = request.url ?? "";
      const times = (asked.get(path) ?? 0) + 1;
      asked.set(path, times);
      const isBusy = times === 1 && Number(path.split("-").at(-1)) % BUSY_EVERY === 0;
      if (!isBusy) taken.set(path, (taken.get(path) ?? 0) + 1);
      response.writeHead(isBusy ? UNAVAILABLE : CREATED).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  process.env["PUSH_LOCAL_ORIGIN"] = origin;
  process.env["PARVIS_PUSH"] = "mailto:contact@exemple.fr";
  process.env["PUSH_PRIVATE_KEY"] = pair.getPrivateKey("base64url");
  return {
    endpointOf: (uid: string): string => `${origin}/${uid}`,
    /** How often it took a push for this person's device. */
    takenBy: (uid: string): number => taken.get(`/${uid}`) ?? 0,
    stop: (): void => void server.close(),
  };
}
