import { configureGlobal } from "fast-check";
import { testSeed } from "../../local/testing/seed.ts";

const RUNS_DEFAULT = 100;
const FACTOR = Number(process.env["PARVIS_STORIES"] ?? "1");

/** Where every random story of this run begins; the same for a whole commit. */
export const SEED = testSeed();

/** How many random stories to tell where `usual` are enough for every run: PARVIS_STORIES multiplies them. */
export function stories(usual: number): number {
  return Math.ceil(usual * FACTOR);
}

configureGlobal({ seed: SEED, numRuns: stories(RUNS_DEFAULT) });
