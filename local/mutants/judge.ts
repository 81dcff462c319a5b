import { readFileSync } from "node:fs";
import { mutated, type Mutant } from "./mutants-of.ts";
import { reachOf } from "./marked.ts";
import type { Reach } from "./reach.ts";
import { shortHash } from "./short-hash.ts";
import type { Trials } from "./trials.ts";
import type { Verdict, Verdicts } from "./verdicts.ts";

/** A mutant that takes that much longer than its tests do is endless. */
const CPU_MS_BASE = 20_000;
const CPU_FACTOR = 4;

export interface Court {
  readonly reach: ReadonlyMap<string, Reach>;
  readonly trials: Trials;
  readonly verdicts: Verdicts;
  /** How often a test file killed mutants of a source file: what killed one is asked first about the next. */
  readonly kills: Map<string, number>;
  /** Test files that take longer take no part. */
  readonly msMax: number;
  /** For one mutant: of the tests that run it, so many of the first ones as take that long. */
  readonly msTogether: number;
}

export async function judge(court: Court, mutant: Mutant): Promise<Verdict> {
  const tests = testsFor(court, mutant);
  const source = readFileSync(mutant.file, "utf8");
  const rests = [source, ...tests.toSorted().map((file) => readFileSync(file, "utf8"))].join("\0");
  const key = `${mutant.id} ${shortHash(rests)}`;
  const known = court.verdicts.get(key);
  const asked = firstOf(court, tests);
  const verdict = known ?? (await tried(court, mutant, source, asked));
  // What only some of its tests let live may not survive the others.
  const isFinal = verdict.state !== "survived" || asked.length === tests.length;
  if (known === undefined && isFinal) court.verdicts.keep(key, verdict);
  if (verdict.state === "killed") {
    const pair = `${mutant.file} ${verdict.test}`;
    court.kills.set(pair, (court.kills.get(pair) ?? 0) + 1);
  }
  return verdict;
}

export function testsFor(
  { reach, kills, msMax, verdicts }: Court,
  { id, file, scope }: Mutant,
): readonly string[] {
  const killer = verdicts.killerOf(id);
  const killsOf = (test: string): number =>
    test === killer ? Infinity : (kills.get(`${file} ${test}`) ?? 0);
  // What runs most of a file is about it, and likelier to notice than what only passes by.
  const costOf = ({ ms, scopes }: Reach): number =>
    ms / scopes.filter((one) => one.startsWith(reachOf(file, ""))).length ** 2;
  return [...reach]
    .filter(([, { scopes, ms }]) => ms <= msMax && scopes.includes(reachOf(file, scope)))
    .toSorted(([a, one], [b, other]) => killsOf(b) - killsOf(a) || costOf(one) - costOf(other))
    .map(([test]) => test);
}

function firstOf({ reach, msTogether }: Court, tests: readonly string[]): readonly string[] {
  let ms = 0;
  return tests.filter((file, index) => (ms += reach.get(file)?.ms ?? 0) <= msTogether || index === 0);
}

async function tried(
  { trials, reach }: Court,
  mutant: Mutant,
  source: string,
  testFiles: readonly string[],
): Promise<Verdict> {
  if (testFiles.length === 0) return { state: "unreached" };
  const ms = testFiles.reduce((sum, file) => sum + (reach.get(file)?.ms ?? 0), 0);
  const reply = await trials.try({
    sources: [[mutant.file, mutated(source, mutant)]],
    testFiles,
    cpuMsMax: CPU_MS_BASE + CPU_FACTOR * ms,
  });
  if (reply.state === "endless") return { state: "endless" };
  return reply.state === "passed"
    ? { state: "survived" }
    : { state: "killed", by: reply.by, test: reply.test };
}
