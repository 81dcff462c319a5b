import { execFileSync } from "node:child_process";
import { matchesGlob } from "node:path";

export interface MutantRoom {
  readonly name: string;
  readonly folder: string;
  /** Folders whose tests in Node may kill its mutants. */
  readonly tests: readonly string[];
  /** Lines of the log, sentences, and what only a deployment reads: nothing is decided there. */
  readonly besides?: string;
  /** The emulators run beside, and their tests of it take part. */
  readonly hasEmulators?: true;
}

export const MUTANT_ROOMS: readonly MutantRoom[] = [
  {
    name: "domain",
    folder: "src/domain",
    tests: ["tests/domain", "tests/functions", "tests/features", "tests/shared", "tests/app", "tests/remote"],
  },
  {
    name: "functions",
    folder: "functions/src",
    besides: "**/{logs,config,index,*-words}.ts",
    tests: ["tests/functions", "tests/domain"],
    hasEmulators: true,
  },
  { name: "data", folder: "src/data", tests: ["tests/data", "tests/replication", "tests/features"] },
  { name: "replication", folder: "replication", tests: ["tests/replication", "tests/app"] },
  { name: "sw", folder: "sw", tests: ["tests/sw", "tests/app"] },
];

const IN_A_BROWSER = /\.browser\.test\./u;
const OF_EMULATORS = /\.emulator\.test\./u;
/** It asks the functions emulator, which runs what was built. */
const OF_THE_BUILT = "tests/functions/functions-emulator.emulator.test.ts";

/** What git knows or would add, so that a new test takes part before it is committed. */
export function filesUnder(folders: readonly string[]): readonly string[] {
  const args = ["ls-files", "--cached", "--others", "--exclude-standard", "--", ...folders];
  const files = execFileSync("git", args, { encoding: "utf8" }).split("\n");
  return files.filter((file) => /\.tsx?$/u.test(file) && !file.endsWith(".d.ts")).toSorted();
}

export function sourcesOf({ folder, besides = "" }: MutantRoom): readonly string[] {
  return filesUnder([folder]).filter((file) => !matchesGlob(file, besides));
}

export function testsOf({ tests, hasEmulators }: MutantRoom): readonly string[] {
  const takesPart = (file: string): boolean =>
    !IN_A_BROWSER.test(file) &&
    (!OF_EMULATORS.test(file) || (hasEmulators === true && file !== OF_THE_BUILT));
  return filesUnder(tests).filter((file) => /\.test\.tsx?$/u.test(file) && takesPart(file));
}

/** What a test file runs without importing it: these tests ask our functions as a device does. */
export function runBy(testFile: string): readonly string[] {
  return OF_EMULATORS.test(testFile) ? [testFile, "functions/src/index.ts"] : [testFile];
}
