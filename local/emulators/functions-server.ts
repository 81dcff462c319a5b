import express, { type NextFunction, type Request, type Response } from "express";
import { createServer } from "node:http";
import type { IncomingMessage } from "node:http";
import { pathToFileURL } from "node:url";

import { inRoot } from "../paths.ts";
import { HOST, PROJECT_ID } from "../ports.ts";
import { REGION } from "../../functions/src/config.ts";

/** What the functions emulator takes, too. */
const BODY_MAX = "32mb";

type Handler = (request: Request, response: Response, next: NextFunction) => unknown;
type Groups = Readonly<Record<string, Readonly<Record<string, Handler>>>>;

/** Keeps the body as it was sent beside the parsed one, as Cloud Functions do. */
const parsing = { limit: BODY_MAX, verify: keepRawBody };

function keepRawBody(request: IncomingMessage, _response: unknown, rawBody: Buffer): void {
  Object.assign(request, { rawBody });
}

/** Our built functions in this one process, at the paths where the functions emulator would answer. */
async function serve(port: number): Promise<void> {
  const groups = (await import(pathToFileURL(inRoot("functions/lib/index.js")).href)) as Groups;
  const app = express();
  app.use(express.json(parsing), express.text(parsing), express.urlencoded({ ...parsing, extended: true }));
  app.use(express.raw({ ...parsing, type: "*/*" }));
  for (const [group, functions] of Object.entries(groups)) {
    for (const [name, handler] of Object.entries(functions))
      app.use(`/${PROJECT_ID}/${REGION}/${group}-${name}`, (request, response, next) => {
        void handler(request, response, next);
      });
  }
  createServer(app).listen(port, HOST, () => console.log("Ready."));
}

await serve(Number(process.argv[2]));
