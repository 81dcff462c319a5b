import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { importsOf } from "../../src/i18n/plugin/imports.ts";
import { inRoot } from "../paths.ts";
import { marked } from "./marked.ts";
import { filesUnder, MUTANT_ROOMS, runBy } from "./rooms.ts";
import { shortHash } from "./short-hash.ts";
import { trials, type Trials } from "./trials.ts";

/** What a test file runs of the rooms, and how long it takes. */
export interface Reach {
  /** Of the file and of all it imports: while it is the same, so is the rest. */
  readonly hash: string;
  readonly ms: number;
  readonly scopes: readonly string[];
}

const FILE = inRoot(".cache/mutants/reach.json");
const FOLDER = inRoot(".cache/mutants/reach");
const CPU_MS_MAX = 600_000;
/** A run that is ended, or fails, begins again with what these have not measured. */
const KEPT_TOGETHER = 10;

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
    const lab = trials({ PARVIS_REACH: FOLDER });
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
  rmSync(FOLDER, { recursive: true, force: true });
  const sources = filesUnder(MUTANT_ROOMS.map(({ folder }) => folder)).map(
    (file) => [file, marked(readFileSync(file, "utf8"), file)] as const,
  );
  const reply = await lab.try({ sources, testFiles, cpuMsMax: CPU_MS_MAX });
  if (reply.state !== "passed") lab.close();
  if (reply.state !== "passed")
    throw new Error(
      `The tests must pass without mutants: ${reply.state === "failed" ? reply.by : reply.state}`,
    );
  return testFiles.map((file) => {
    const scopes = JSON.parse(
      readFileSync(`${FOLDER}/${shortHash(inRoot(file))}.json`, "utf8"),
    ) as readonly string[];
    return [file, { hash: hashes.get(file) ?? "", ms: reply.ms[file] ?? 0, scopes }] as const;
  });
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
