import { budgetLine, type TimedStep } from "./budgets.ts";
import type { Counts } from "./count-tests.ts";
import { failuresOf } from "./failures.ts";
import { slowestTests } from "./slowest-tests.ts";
import { STEPS } from "./steps.ts";

const SLOWEST = 10;

export interface WholeRun {
  readonly counts: ReadonlyMap<string, Counts>;
  readonly times: readonly TimedStep[];
  /** Tests that failed once, some of which passed alone. */
  readonly unstable: readonly string[];
  /** Why the run ended before its end; empty when it did not. */
  readonly stopping: string;
}

/** Prints the whole and gives the exit code. What did not pass is named last: the end of a long log is what is read first. */
export function sumUp({ counts, times, unstable, stopping }: WholeRun): number {
  printTimes(times);
  for (const step of STEPS.filter(({ name }) => (counts.get(name)?.failed ?? 0) > 0))
    for (const failure of failuresOf(step)) console.log(`\n${failure}`);
  if (unstable.length > 0) console.log("\nFailed in the first run, and were run once more:");
  for (const failure of unstable) console.log(`\n${failure}`);
  console.log("");
  for (const [name, { passed, failed }] of counts)
    console.log(`  ${name.padEnd(32)}${passed} passed, ${failed} failed`);
  if (stopping !== "") console.log(`\n${stopping}`);
  const all = [...counts.values()];
  const failed = all.reduce((sum, count) => sum + count.failed, 0);
  console.log(`\n${all.reduce((sum, count) => sum + count.passed, 0)} passed, ${failed} failed`);
  return failed === 0 && stopping === "" ? 0 : 1;
}

function printTimes(times: readonly TimedStep[]): void {
  console.log("\nThe slowest tests:");
  for (const { name, ms } of slowestTests(STEPS, SLOWEST))
    console.log(`  ${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
  console.log("\nTime and budget on two quiet cores, × how much slower this machine was:");
  for (const timed of times) console.log(`  ${budgetLine(timed)}`);
}
