import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { importsOf } from "../../src/i18n/plugin/imports.ts";
import { inRoot } from "../paths.ts";
import { marked } from "./marked.ts";
import { filesUnder, MUTANT_ROOMS, runBy } from "./rooms.ts";
import { shortHash } from "./short-hash.ts";
import type { TrialRequest } from "./trial-worker.ts";
import { trials, type Trials } from "./trials.ts";

/** What a test file runs of the rooms, and how long it takes. */
export interface Reach {
  /** Of the file and of all it imports: while it is the same, so is the rest. */
  readonly hash: string;
  readonly ms: number;
  readonly scopes: readonly string[];
}

const FILE = inRoot(".cache/mutants/reach.json");
/** Of this run alone: another one may record beside it. */
const FOLDER = inRoot(`.cache/mutants/reach-${process.pid}`);
export const RECORDED = { PARVIS_REACH: FOLDER } as const;
const CPU_MS_MAX = 600_000;
/** A run that is ended, or fails, begins again with what these have not measured. */
export const KEPT_TOGETHER = 10;

/** By test file. What is not known from an earlier run is measured in one run without mutants, which must pass. */
export async function reachOfTests(
  testFiles: readonly string[],
  say: (sentence: string) => void,
): Promise<ReadonlyMap<string, Reach>> {
  const known = new Map(
    Object.entries(existsSync(FILE) ? (JSON.parse(readFileSync(FILE, "utf8")) as object) : {}),
  );
  const hashes = new Map(testFiles.map((file) => [file, closureHash(file)]));
  const unknown = testFiles.filter(
    (file) => (known.get(file) as Reach | undefined)?.hash !== hashes.get(file),
  );
  if (unknown.length > 0) {
    say(`Measuring what ${unknown.length} of ${testFiles.length} test files run…`);
    const lab = trials(RECORDED);
    for (let from = 0; from < unknown.length; from += KEPT_TOGETHER) {
      const some = unknown.slice(from, from + KEPT_TOGETHER);
      for (const [file, reach] of await measured(lab, some, hashes)) known.set(file, reach);
      mkdirSync(dirname(FILE), { recursive: true });
      writeFileSync(FILE, JSON.stringify(Object.fromEntries(known)));
    }
    lab.close();
  }
  return new Map(testFiles.map((file) => [file, known.get(file) as Reach]));
}

async function measured(
  lab: Trials,
  testFiles: readonly string[],
  hashes: ReadonlyMap<string, string>,
): Promise<readonly (readonly [string, Reach])[]> {
  const sources = filesUnder(MUTANT_ROOMS.map(({ folder }) => folder)).map(
    (file) => [file, marked(readFileSync(file, "utf8"), file)] as const,
  );
  const recorded = await recordedBy(lab, testFiles, sources);
  return recorded.map(([file, ms, scopes]) => [file, { hash: hashes.get(file) ?? "", ms, scopes }]);
}

/** What sources say of themselves while these tests run, which must pass: the trials have `RECORDED` in their environment. */
export async function recordedBy(
  lab: Trials,
  testFiles: readonly string[],
  sources: TrialRequest["sources"],
): Promise<readonly (readonly [testFile: string, ms: number, said: readonly string[]])[]> {
  const reply = await lab.try({ sources, testFiles, cpuMsMax: CPU_MS_MAX });
  if (reply.state !== "passed") lab.close();
  if (reply.state !== "passed")
    throw new Error(
      `The tests must pass without mutants: ${reply.state === "failed" ? reply.by : reply.state}`,
    );
  const recorded = testFiles.map((file) => {
    const said = readFileSync(`${FOLDER}/${shortHash(inRoot(file))}.json`, "utf8");
    return [file, reply.ms[file] ?? 0, JSON.parse(said) as readonly string[]] as const;
  });
  rmSync(FOLDER, { recursive: true });
  return recorded;
}

function closureHash(testFile: string): string {
  const files = new Set(runBy(testFile));
  for (const file of files)
    if (/\.tsx?$/u.test(file) && existsSync(file))
      for (const { target, isOurs, loads } of importsOf(file))
        if (isOurs && loads !== "never") files.add(target);
  return shortHash(
    [...files]
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file, "utf8"))
      .join("\0"),
  );
}
