import { createWriteStream, mkdirSync } from "node:fs";
import { join } from "node:path";

import { functionsEnv } from "../emulators.ts";
import { inRoot } from "../paths.ts";
import { originOf, portOffset, PROJECT_ID, type Ports } from "../ports.ts";
import { REGION } from "../../functions/src/config.ts";
import { startProcess } from "../processes.ts";

const STOP_MS_MAX = 5_000;

export interface FunctionsProcess {
  stop(): Promise<void>;
}

/** As the functions emulator starts its workers, whose answers these tests were written for. */
export const AS_IN_THE_EMULATOR = {
  FUNCTIONS_EMULATOR: "true",
  TZ: "UTC",
  FIREBASE_DEBUG_MODE: "true",
  FIREBASE_DEBUG_FEATURES: JSON.stringify({ skipTokenVerification: true, enableCors: true }),
  FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT_ID }),
};

interface Asked {
  readonly port: number;
  readonly env: Readonly<Record<string, string>>;
  /** Beside the emulators' own. */
  readonly log: string;
}

/**
 * Our built functions in one process: the functions emulator starts one per function and per call at the same moment, a second of a
 * processor each. It needs the running emulators.
 */
async function startFunctionsProcess({ port, env, log: name }: Asked): Promise<FunctionsProcess> {
  const folder = inRoot(`.data/run-${portOffset()}`);
  mkdirSync(folder, { recursive: true });
  const log = createWriteStream(join(folder, name));
  let settle = (): void => undefined;
  const ready = new Promise<"ready">((resolve) => {
    settle = () => resolve("ready");
  });
  const running = startProcess({
    command: process.execPath,
    args: [inRoot("local/emulators/functions-server.ts"), String(port)],
    env: { ...env, ...AS_IN_THE_EMULATOR },
    onLine: (line) => {
      log.write(`${line}\n`);
      if (line === "Ready.") settle();
    },
  });
  const first = await Promise.race([ready, running.ended]);
  if (first !== "ready") throw new Error(`Our functions did not start: see ${join(folder, name)}`);
  return {
    stop: async () => {
      await running.stop(STOP_MS_MAX);
      log.end();
    },
  };
}

/** For the tests that call them by the hundred, and find them in PARVIS_FUNCTIONS_URL; these answer themselves for the geographic service. */
export async function startTestFunctions(ports: Ports): Promise<FunctionsProcess> {
  const started = await startFunctionsProcess({
    port: ports.testFunctions,
    env: { ...functionsEnv(ports), GEO_API_URL: `${originOf(ports.testGeo)}/geo` },
    log: "functions.log",
  });
  process.env["PARVIS_FUNCTIONS_URL"] = `${originOf(ports.testFunctions)}/${PROJECT_ID}/${REGION}`;
  process.env["PARVIS_TEST_GEO_PORT"] = String(ports.testGeo);
  return started;
}

/** For the pages of the journeys. What a document sets off is done by the functions emulator. */
export function startTownFunctions(ports: Ports): Promise<FunctionsProcess> {
  return startFunctionsProcess({
    port: ports.townFunctions,
    env: functionsEnv(ports),
    log: "town-functions.log",
  });
}
