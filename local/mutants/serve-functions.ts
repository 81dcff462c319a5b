import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import { REGION } from "../../functions/src/config.ts";
import { functionsApp, type Groups } from "../emulators/functions-app.ts";
import { HOST, originOf, PROJECT_ID } from "../ports.ts";

/** Our functions in the thread of a test, from their sources: what a mutant put in the place of one is what runs. */
export async function serveFunctions(): Promise<Server> {
  const groups = (await import("../../functions/src/index.ts")) as unknown as Groups;
  const server = createServer(functionsApp(groups));
  await new Promise<void>((resolve) => void server.listen(0, HOST, resolve));
  const { port } = server.address() as AddressInfo;
  process.env["PARVIS_FUNCTIONS_URL"] = `${originOf(port)}/${PROJECT_ID}/${REGION}`;
  return server;
}
