import { execFileSync } from "node:child_process";

export interface MutantRoom {
  readonly name: string;
  readonly folder: string;
  /** Folders whose tests in Node may kill its mutants. */
  readonly tests: readonly string[];
}

export const MUTANT_ROOMS: readonly MutantRoom[] = [
  {
    name: "domain",
    folder: "src/domain",
    tests: ["tests/domain", "tests/functions", "tests/features", "tests/shared", "tests/app", "tests/remote"],
  },
  { name: "functions", folder: "functions/src", tests: ["tests/functions", "tests/domain"] },
  { name: "data", folder: "src/data", tests: ["tests/data", "tests/replication", "tests/features"] },
  { name: "replication", folder: "replication", tests: ["tests/replication", "tests/app"] },
  { name: "sw", folder: "sw", tests: ["tests/sw", "tests/app"] },
];

const NOT_IN_NODE = /\.(?:browser|emulator)\.test\./u;

/** What git knows or would add, so that a new test takes part before it is committed. */
export function filesUnder(folders: readonly string[]): readonly string[] {
  const args = ["ls-files", "--cached", "--others", "--exclude-standard", "--", ...folders];
  const files = execFileSync("git", args, { encoding: "utf8" }).split("\n");
  return files.filter((file) => /\.tsx?$/u.test(file) && !file.endsWith(".d.ts")).toSorted();
}

export function testsOf({ tests }: MutantRoom): readonly string[] {
  return filesUnder(tests).filter((file) => /\.test\.tsx?$/u.test(file) && !NOT_IN_NODE.test(file));
}
