import { randomBytes } from "node:crypto";
import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

import { inRoot } from "./paths.ts";
import { HOST, originOf, portOffset, portsAt, PROJECT_ID, type Ports } from "./ports.ts";
import { REGION } from "../functions/src/config.ts";
import { startProcess, type RunningProcess } from "./processes.ts";
import { writeFirebaseConfig } from "./emulators/firebase-config.ts";
import { firestoreRuntime } from "./emulators/firestore-jar.ts";
import { keepSessions, keptAccounts } from "./emulators/keep-sessions.ts";
import { javaLimits } from "./emulators/memory.ts";

export type EmulatorName = "auth" | "functions" | "firestore" | "hosting";

export interface EmulatorOptions {
  /** Defaults to PARVIS_PORT_OFFSET. */
  readonly offset?: number;
  readonly only?: readonly EmulatorName[];
  /** Where Hosting listens, when something in front of it answers on its own port. */
  readonly hostingPort?: number;
  /** A folder an earlier run exported. */
  readonly importFrom?: string | undefined;
  readonly env?: Readonly<Record<string, string>>;
  readonly onLine?: (line: string) => void;
}

export interface Emulators {
  readonly ports: Ports;
  /** Settles when the emulators have ended, asked or not. */
  readonly ended: Promise<number>;
  /** Writes what the emulators hold into a folder while they run. */
  exportTo(this: void, folder: string): Promise<void>;
  /** A sentence once the emulators have little memory left. */
  memoryWarning(): string | undefined;
  stop(): Promise<void>;
}

const READY = /All emulators ready/u;
/** The emulators start without functions that do not load; we do not. */
const UNREADY = /Failed to load function definition/u;
const START_MS_MAX = 120_000;
const STOP_MS_MAX = 30_000;
const LAST_LINES = 40;
/**
 * Made at each start: what browsers subscribed with before is asked anew by their page. Node writes one of 256 keys that it makes itself with a
 * byte fewer, which is none for who signs with it.
 */
const PUSH_KEY = randomBytes(32).toString("base64url");

/**
 * Starts the Firebase emulators in a process of their own and waits until they answer.
 * This process' environment then tells the Admin SDK and the tests where they are.
 */
export async function startEmulators(options: EmulatorOptions = {}): Promise<Emulators> {
  const {
    offset = portOffset(),
    only = ["auth", "functions", "firestore"],
    hostingPort = portsAt(offset).hosting,
    importFrom,
    env = {},
    onLine,
  } = options;
  const ports = portsAt(offset);
  const runtime = firestoreRuntime();
  if (!runtime.ok) throw new Error(runtime.problem);
  const folder = inRoot(`.data/run-${offset}`);
  const config = writeFirebaseConfig(folder, { ...ports, hosting: hostingPort });
  const log = logOf(join(folder, "emulators.log"), onLine);
  const limits = javaLimits(folder, runtime.javaBin);
  const temporary = join(tmpdir(), `parvis-${offset}`);
  mkdirSync(temporary, { recursive: true });
  const running = startProcess({
    command: process.execPath,
    args: [
      inRoot("node_modules/firebase-tools/lib/bin/firebase.js"),
      ...argumentsOf(config, only, importFrom),
    ],
    cwd: folder,
    onLine: log.add,
    env: {
      ...runtime.env,
      ...limits.env,
      ...functionsEnv(ports),
      ...env,
      PATH: [limits.bin, inRoot("node_modules/.bin"), runtime.javaBin, process.env["PATH"]].join(delimiter),
      TMPDIR: temporary,
      NO_UPDATE_NOTIFIER: "1",
    },
  });
  await readyOrStopped(running, log);
  if (importFrom !== undefined) await keepSessions(keptAccounts(importFrom), ports.auth);
  tellThisProcess(ports);
  return {
    ports,
    ended: running.ended,
    exportTo: (target) => exportTo(ports, target),
    memoryWarning: limits.warning,
    stop: () => running.stop(STOP_MS_MAX),
  };
}

function argumentsOf(
  config: string,
  only: readonly EmulatorName[],
  importFrom: string | undefined,
): readonly string[] {
  const base = ["emulators:start", "--config", config, "--project", PROJECT_ID, "--only", only.join(",")];
  return importFrom === undefined ? base : [...base, "--import", importFrom];
}

/** What our functions read in a local run: the services they may call are stand-ins, and what is configured holds at once. */
export function functionsEnv(ports: Ports): Readonly<Record<string, string>> {
  const standIns = originOf(ports.standIns);
  return {
    GEO_API_URL: `${standIns}/geo`,
    ADDRESSES_API_URL: `${standIns}/addresses`,
    CONFIG_KEPT_MS: "0",
    CHANGES_SETTLE_MS: "5000",
    PARVIS_LOCAL: "1",
    PARVIS_PUSH: "mailto:contact@exemple.fr",
    PUSH_PRIVATE_KEY: PUSH_KEY,
    PUSH_LOCAL_ORIGIN: `${standIns}/push`,
  };
}

function tellThisProcess(ports: Ports): void {
  process.env["FIRESTORE_EMULATOR_HOST"] = `${HOST}:${ports.firestore}`;
  process.env["FIREBASE_AUTH_EMULATOR_HOST"] = `${HOST}:${ports.auth}`;
  process.env["PARVIS_FUNCTIONS_URL"] = `${originOf(ports.functions)}/${PROJECT_ID}/${REGION}`;
  process.env["PARVIS_FUNCTIONS_EMULATOR_URL"] = process.env["PARVIS_FUNCTIONS_URL"];
  process.env["PARVIS_HOSTING_URL"] = originOf(ports.hosting);
  process.env["GCLOUD_PROJECT"] = PROJECT_ID;
  process.env["METADATA_SERVER_DETECTION"] = "none";
}

interface Log {
  readonly add: (line: string) => void;
  readonly first: Promise<"ready" | "unready">;
  readonly lastLines: () => string;
}

function logOf(path: string, onLine: ((line: string) => void) | undefined): Log {
  writeFileSync(path, "");
  const lines: string[] = [];
  let settle = (_first: "ready" | "unready"): void => undefined;
  const first = new Promise<"ready" | "unready">((resolve) => {
    settle = resolve;
  });
  const add = (line: string): void => {
    appendFileSync(path, `${line}\n`);
    lines.push(line);
    if (lines.length > LAST_LINES) lines.shift();
    if (UNREADY.test(line)) settle("unready");
    if (READY.test(line)) settle("ready");
    onLine?.(line);
  };
  return { add, first, lastLines: () => lines.join("\n") };
}

async function readyOrStopped(running: RunningProcess, log: Log): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(() => resolve("late"), START_MS_MAX);
  });
  const first = await Promise.race([log.first, running.ended, late]);
  clearTimeout(timer);
  if (first === "ready") return;
  await running.stop(STOP_MS_MAX);
  throw new Error(`The Firebase emulators did not start:\n${log.lastLines()}`);
}

async function exportTo(ports: Ports, folder: string): Promise<void> {
  const answer = await fetch(`${originOf(ports.hub)}/_admin/export`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ path: folder, initiatedBy: "parvis" }),
  });
  if (!answer.ok) throw new Error(`The emulators could not write ${folder}: ${await answer.text()}`);
}
