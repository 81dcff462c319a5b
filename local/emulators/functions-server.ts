import { createServer } from "node:http";
import { pathToFileURL } from "node:url";

import { inRoot } from "../paths.ts";
import { HOST } from "../ports.ts";
import { functionsApp, type Groups } from "./functions-app.ts";

/** Our built functions in this one process. */
async function serve(port: number): Promise<void> {
  const groups = (await import(pathToFileURL(inRoot("functions/lib/index.js")).href)) as Groups;
  createServer(functionsApp(groups)).listen(port, HOST, () => console.log("Ready."));
}

await serve(Number(process.argv[2]));
