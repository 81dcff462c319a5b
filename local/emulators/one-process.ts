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

/**
 * Our built functions in one process, for the tests that call them by the hundred: the functions emulator starts a process per
 * function and per call at the same moment. It needs the running emulators; tests then find it in PARVIS_FUNCTIONS_URL.
 */
export async function startFunctionsProcess(ports: Ports): Promise<FunctionsProcess> {
  const folder = inRoot(`.data/run-${portOffset()}`);
  mkdirSync(folder, { recursive: true });
  const log = createWriteStream(join(folder, "functions.log"));
  let settle = (): void => undefined;
  const ready = new Promise<"ready">((resolve) => {
    settle = () => resolve("ready");
  });
  const running = startProcess({
    command: process.execPath,
    args: [inRoot("local/emulators/functions-server.ts"), String(ports.testFunctions)],
    env: {
      ...functionsEnv(ports),
      ...AS_IN_THE_EMULATOR,
      GEO_API_URL: `${originOf(ports.testGeo)}/geo`,
    },
    onLine: (line) => {
      log.write(`${line}\n`);
      if (line === "Ready.") settle();
    },
  });
  const first = await Promise.race([ready, running.ended]);
  if (first !== "ready") throw new Error(`Our functions did not start: see ${join(folder, "functions.log")}`);
  process.env["PARVIS_FUNCTIONS_URL"] = `${originOf(ports.testFunctions)}/${PROJECT_ID}/${REGION}`;
  process.env["PARVIS_TEST_GEO_PORT"] = String(ports.testGeo);
  return {
    stop: async () => {
      await running.stop(STOP_MS_MAX);
      log.end();
    },
  };
}
