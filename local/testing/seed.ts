import { spawnSync } from "node:child_process";

import { inRoot } from "../paths.ts";

const DIGITS = 7;

/** Where property tests begin: PARVIS_SEED, else a number of the commit, so that a commit fails always or never. */
export function testSeed(env: Readonly<Record<string, string | undefined>> = process.env): number {
  const asked = env["PARVIS_SEED"];
  if (asked === undefined) return seedOfCommit();
  const seed = Number(asked);
  if (!Number.isInteger(seed)) throw new Error("PARVIS_SEED is not a whole number.");
  return seed;
}

function seedOfCommit(): number {
  const { stdout, status } = spawnSync("git", ["rev-parse", "HEAD"], { cwd: inRoot(), encoding: "utf8" });
  // An archive of the sources has no commits.
  return status === 0 ? Number.parseInt(stdout.slice(0, DIGITS), 16) : 1;
}
