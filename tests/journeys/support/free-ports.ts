import { createServer, type AddressInfo } from "node:net";
import { HOST } from "../../../local/ports.ts";

/** Nobody listens there now; all are held until each is known, so that none comes twice. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  await Promise.all(
    servers.map((server) => new Promise<void>((resolve) => void server.listen(0, HOST, resolve))),
  );
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
