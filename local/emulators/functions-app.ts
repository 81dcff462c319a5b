import express, { type Express, type NextFunction, type Request, type Response } from "express";
import type { IncomingMessage } from "node:http";

import { REGION } from "../../functions/src/config.ts";
import { PROJECT_ID } from "../ports.ts";

/** What the functions emulator takes, too. */
const BODY_MAX = "32mb";

type Handler = (request: Request, response: Response, next: NextFunction) => unknown;
export type Groups = Readonly<Record<string, Readonly<Record<string, Handler>>>>;

/** Keeps the body as it was sent beside the parsed one, as Cloud Functions do. */
const parsing = { limit: BODY_MAX, verify: keepRawBody };

function keepRawBody(request: IncomingMessage, _response: unknown, rawBody: Buffer): void {
  Object.assign(request, { rawBody });
}

/** Our functions at the paths where the functions emulator would answer. */
export function functionsApp(groups: Groups): Express {
  const app = express();
  app.use(express.json(parsing), express.text(parsing), express.urlencoded({ ...parsing, extended: true }));
  app.use(express.raw({ ...parsing, type: "*/*" }));
  for (const [group, functions] of Object.entries(groups)) {
    for (const [name, handler] of Object.entries(functions))
      app.use(`/${PROJECT_ID}/${REGION}/${group}-${name}`, (request, response, next) => {
        void handler(request, response, next);
      });
  }
  return app;
}
