import { createServer } from "node:net";

import { HOST, type Ports } from "./ports.ts";

/** The ports that somebody else already listens on. */
export async function takenPorts(ports: Ports): Promise<readonly number[]> {
  const checked = await Promise.all(
    Object.values(ports).map(async (port) => ({ port, free: await isFree(port) })),
  );
  return checked.filter(({ free }) => !free).map(({ port }) => port);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, HOST, () => server.close(() => resolve(true)));
  });
}
