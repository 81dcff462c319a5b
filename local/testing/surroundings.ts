import { rmSync } from "node:fs";

import { buildFunctions, buildPage, ensureCommuneIndex } from "../build.ts";
import { DEMO_DOCUMENTS, loadDemoOnce } from "../demo/load-demo.ts";
import { startEmulators, type Emulators } from "../emulators.ts";
import { emptyEmulators } from "../emulators/empty.ts";
import { firestoreRuntime } from "../emulators/firestore-jar.ts";
import { startTestFunctions, startTownFunctions } from "../emulators/one-process.ts";
import { inRoot } from "../paths.ts";
import { portOffset, portsAt, type Ports } from "../ports.ts";
import { takenSentence } from "../preflight/check.mjs";
import { takenPorts } from "../preflight/taken-ports.mjs";
import { say } from "../say.ts";
import { startStandIns } from "../stand-ins/server.ts";
import { ensureNextVersion } from "./next-version.ts";
import { startRememberedHosting } from "./remembered-hosting.ts";
import type { Step } from "./steps.ts";

/** Starts what a step needs around it, once, and stops all of it at the end. */
export interface Surroundings {
  /** Says in a moment, before anything is built, what would be missing later. */
  check(): Promise<void>;
  /** Begins everything that takes time, side by side; nobody waits yet. */
  begin(): void;
  ensure(needs: Step["needs"]): Promise<void>;
  stop(): Promise<void>;
}

interface Part {
  stop(): Promise<void>;
}

export function surroundings(): Surroundings {
  const ports = portsAt(portOffset());
  const parts: Part[] = [];
  let starting: Promise<unknown> = Promise.resolve();
  const emulators = once(() => (starting = startTestEmulators(ports, parts)));
  const pages = once(buildPages);
  const town = once(async () => {
    await Promise.all([emulators(), pages()]);
    parts.push(await startStandIns({ port: ports.standIns, realFirst: false }));
    parts.push(await startTownFunctions(ports));
    parts.push(
      await startRememberedHosting({
        port: ports.hosting,
        hosting: ports.testHosting,
        functions: ports.townFunctions,
        config: inRoot(`.data/run-${portOffset()}/firebase.json`),
      }),
    );
    // The journeys begin in a country where nobody has written anything yet.
    await emptyEmulators(ports);
    await loadDemoOnce({ documents: DEMO_DOCUMENTS, say });
  });
  const check = () => checkMachine(ports);
  return {
    check,
    begin: () => {
      ensureCommuneIndex();
      // What fails here fails again, and is told, where a step asks for it.
      void Promise.allSettled([emulators(), pages()]);
    },
    ensure: async (needs) => {
      if (needs === "emulators") await emulators();
      if (needs === "town") await town();
    },
    stop: async () => {
      // What still starts because something else failed would be stopped by nobody.
      await Promise.allSettled([starting]);
      for (const part of parts.toReversed()) await part.stop();
    },
  };
}

/** The same promise for everybody who asks. */
function once<T>(begin: () => Promise<T>): () => Promise<T> {
  let begun: Promise<T> | undefined;
  return () => (begun ??= begin());
}

async function checkMachine(ports: Ports): Promise<void> {
  const taken = await takenPorts(Object.values(ports));
  if (taken.length > 0) throw new Error(takenSentence(taken, "test"));
  const runtime = firestoreRuntime();
  if (!runtime.ok) throw new Error(runtime.problem);
}

async function startTestEmulators(ports: Ports, parts: Part[]): Promise<Emulators> {
  ensureCommuneIndex();
  rmSync(inRoot(`.data/run-${portOffset()}`), { recursive: true, force: true });
  await buildFunctions();
  say("Starting the Firebase emulators…");
  const emulators = await startEmulators({
    only: ["auth", "functions", "firestore", "hosting"],
    hostingPort: ports.testHosting,
  });
  parts.push(emulators);
  parts.push(await startTestFunctions(ports));
  return emulators;
}

/** The page, and the next version of it that journeys release. */
async function buildPages(): Promise<void> {
  say("Building the page…");
  ensureCommuneIndex();
  await buildPage();
  await ensureNextVersion();
}
