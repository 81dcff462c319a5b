import type { Server } from "node:http";
import { HOST } from "./ports.ts";

export interface Listening {
  stop(): Promise<void>;
}

/** On this machine alone, until it is stopped, with whoever is connected. */
export async function listening(server: Server, port: number): Promise<Listening> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, HOST, resolve);
  });
  return {
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
