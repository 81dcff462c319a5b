import { parseArgs } from "node:util";

import { buildFunctions, buildPage, ensureCommuneIndex } from "./build.ts";
import { DEMO_ACCOUNTS, DEMO_CITY_ID, DEMO_PASSWORD } from "./demo/accounts.ts";
import { skipNumbers } from "./demo/skip-numbers.ts";
import { DEMO_DOCUMENTS, loadDemoOnce } from "./demo/load-demo.ts";
import { startEmulators, type Emulators } from "./emulators.ts";
import { keptData, type KeptData } from "./emulators/kept-data.ts";
import { firestoreRuntime } from "./emulators/firestore-jar.ts";
import { beginRun, whenParentEnds } from "./begin-run.ts";
import { inRoot } from "./paths.ts";
import { originOf, portOffset, portsAt, type Ports } from "./ports.ts";
import { takenSentence } from "./preflight/check.mjs";
import { takenPorts } from "./preflight/taken-ports.mjs";
import { say } from "./say.ts";
import { archiveAnswer } from "./stand-ins/archives.ts";
import { startStandIns } from "./stand-ins/server.ts";

/** Something this run started and must stop. */
export interface Part {
  stop(): Promise<void>;
}

const KEEP_EVERY_MS = 60_000;
const SAME_SIGNAL_MS = 2_000;

export interface LocalRun {
  /** `built`: served by the Hosting emulator as in production. `dev`: served by Vite, with hot reload. */
  readonly page: "built" | "dev";
  /** Starts what serves the page when the Hosting emulator does not. */
  readonly servePage?: (ports: Ports) => Promise<Part>;
}

/** The whole of Parvis on this machine, until somebody presses Ctrl-C. */
export async function runLocally(run: LocalRun): Promise<void> {
  const parts: Part[] = [];
  const stopped = whenAsked();
  beginRun();
  try {
    const emulators = await startEverything(run, parts);
    const end = await Promise.race([stopped, emulators.ended.then(() => "ended" as const)]);
    if (end === "ended")
      throw new Error("The Firebase emulators stopped by themselves: see .data/ for their log.");
    say("Stopping…");
  } catch (cause) {
    console.error(`\n${cause instanceof Error ? cause.message : String(cause)}\n`);
    process.exitCode = 1;
  } finally {
    for (const part of parts.toReversed()) await part.stop();
  }
  say("Stopped.");
  process.exit();
}

async function startEverything({ page, servePage }: LocalRun, parts: Part[]): Promise<Emulators> {
  const ports = portsAt(portOffset());
  const runtime = firestoreRuntime();
  if (!runtime.ok) throw new Error(runtime.problem);
  const taken = await takenPorts(Object.values(ports));
  if (taken.length > 0) throw new Error(takenSentence(taken, page === "dev" ? "dev" : "start"));
  ensureCommuneIndex();
  say("Building the functions…");
  await buildFunctions();
  if (page === "built") {
    say("Building the page…");
    await buildPage();
  }
  say("Starting the stand-ins: geographic API, addresses, tiles…");
  const realFirst = process.env["PARVIS_STAND_INS_ONLY"] !== "1";
  parts.push(await startStandIns({ port: ports.standIns, realFirst }));
  if (process.env["VITE_MAP_PROVIDER"] === "pmtiles-raster") void drawDemoArchive();
  const kept = keptData(inRoot(`.data/kept-${portOffset()}`));
  const emulators = await startKept(kept, page);
  parts.push(emulators);
  await loadDemoOnce({ documents: documentsAsked(), say });
  parts.push(keepRegularly(emulators, kept));
  if (servePage !== undefined) parts.push(await servePage(ports));
  tellHowToEnter(ports);
  return emulators;
}

async function startKept(kept: KeptData, page: LocalRun["page"]): Promise<Emulators> {
  const withData = kept.exists ? " with the data and the accounts kept" : "";
  say(`Starting the Firebase emulators${withData}…`);
  const only = ["auth", "functions", "firestore"] as const;
  const emulators = await startEmulators({
    only: page === "built" ? [...only, "hosting"] : only,
    importFrom: kept.exists ? kept.folder : undefined,
  });
  if (kept.wasCutOff) {
    say(
      "The run before was cut off: its last minute is not kept, and the numbers it may have given are skipped.",
    );
    await skipNumbers();
  }
  return emulators;
}

/** Drawn tile by tile: begun before the first page asks for it. */
async function drawDemoArchive(): Promise<void> {
  say("Drawing the archive of the demo commune…");
  await archiveAnswer(`/${DEMO_CITY_ID}.pmtiles`);
  say("The archive is drawn.");
}

/** `npm start -- --documents 10000` loads as many reports instead of the demo's. */
function documentsAsked(): number {
  const { documents } = parseArgs({ options: { documents: { type: "string" } } }).values;
  const count = Number(documents ?? DEMO_DOCUMENTS);
  if (!Number.isInteger(count) || count < 1) throw new Error("--documents wants a whole number.");
  return count;
}

/** Settles at the first Ctrl-C or SIGTERM. One that follows later does not wait for the rest; npm sends the same one twice. */
function whenAsked(): Promise<"asked"> {
  return new Promise((resolve) => {
    let askedAt: number | undefined;
    whenParentEnds(() => resolve("asked"));
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
      process.on(signal, () => {
        askedAt ??= Date.now();
        if (Date.now() - askedAt > SAME_SIGNAL_MS) process.exit(1);
        resolve("asked");
      });
    }
  });
}

/** What the emulators hold is written every minute, so that a power cut costs a minute at most, and once more at the end. */
function keepRegularly(emulators: Emulators, kept: KeptData): Part {
  let hasEnded = false;
  void emulators.ended.then(() => (hasEnded = true));
  const keep = async (): Promise<boolean> => {
    try {
      await kept.keep(emulators.exportTo);
      return true;
    } catch (cause) {
      say(`The data could not be kept; what was kept before stands. ${String(cause)}`);
      return false;
    }
  };
  let writing: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    const warning = emulators.memoryWarning();
    if (warning !== undefined) say(warning);
    writing = keep();
  }, KEEP_EVERY_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await writing;
      if (hasEnded || !(await keep())) return;
      kept.close();
      say("The data is kept under .data/.");
    },
  };
}

function tellHowToEnter(ports: Ports): void {
  const rows = DEMO_ACCOUNTS.map(({ email, role }) => `    ${email.padEnd(28)}${role}`);
  console.log(`
  Parvis is at  ${originOf(ports.hosting)}

  Demo accounts, password ${DEMO_PASSWORD}
${rows.join("\n")}

  Ctrl-C keeps the data and stops everything.
`);
}
