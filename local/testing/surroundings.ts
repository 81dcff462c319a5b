import { rmSync } from "node:fs";

import { buildFunctions, buildPage, ensureCommuneIndex } from "../build.ts";
import { DEMO_DOCUMENTS, loadDemoOnce } from "../demo/load-demo.ts";
import { startEmulators, type Emulators } from "../emulators.ts";
import { startFunctionsProcess, type FunctionsProcess } from "../emulators/one-process.ts";
import { takenPorts } from "../free-ports.ts";
import { inRoot } from "../paths.ts";
import { originOf, portOffset, portsAt, PROJECT_ID, type Ports } from "../ports.ts";
import { say } from "../say.ts";
import { startStandIns, type StandIns } from "../stand-ins/server.ts";
import { ensureNextVersion } from "./next-version.ts";
import type { Step } from "./steps.ts";

/** Starts what a step needs around it, once, and stops all of it at the end. */
export interface Surroundings {
  ensure(needs: Step["needs"]): Promise<void>;
  stop(): Promise<void>;
}

export function surroundings(): Surroundings {
  const ports = portsAt(portOffset());
  let emulators: Emulators | undefined;
  let functions: FunctionsProcess | undefined;
  let standIns: StandIns | undefined;
  const ensureEmulators = async (): Promise<void> => {
    if (emulators !== undefined) return;
    emulators = await startTestEmulators(ports);
    functions = await startFunctionsProcess(ports);
  };
  return {
    ensure: async (needs) => {
      if (needs === "nothing") return;
      await ensureEmulators();
      if (needs !== "town" || standIns !== undefined) return;
      say("Building the page…");
      ensureCommuneIndex();
      await buildPage();
      await ensureNextVersion();
      standIns = await startStandIns({ port: ports.standIns, realFirst: false });
      await emptyEmulators(ports);
      await loadDemoOnce({ documents: DEMO_DOCUMENTS, say });
    },
    stop: async () => {
      await standIns?.stop();
      await functions?.stop();
      await emulators?.stop();
    },
  };
}

async function startTestEmulators(ports: Ports): Promise<Emulators> {
  const taken = await takenPorts(ports);
  if (taken.length > 0)
    throw new Error(`Something already listens on port ${taken.join(", ")}: the tests need it.`);
  ensureCommuneIndex();
  rmSync(inRoot(`.data/run-${portOffset()}`), { recursive: true, force: true });
  await buildFunctions();
  say("Starting the Firebase emulators…");
  return startEmulators({ only: ["auth", "functions", "firestore", "hosting"] });
}

/** The journeys begin in a country where nobody has written anything yet. */
async function emptyEmulators(ports: Ports): Promise<void> {
  const documents = `${originOf(ports.firestore)}/emulator/v1/projects/${PROJECT_ID}/databases/(default)/documents`;
  const accounts = `${originOf(ports.auth)}/emulator/v1/projects/${PROJECT_ID}/accounts`;
  for (const url of [documents, accounts]) {
    const answer = await fetch(url, { method: "DELETE", headers: { authorization: "Bearer owner" } });
    if (!answer.ok) throw new Error(`The emulators could not be emptied: ${answer.status} from ${url}.`);
  }
}
