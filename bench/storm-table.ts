import { milliseconds, quantile } from "./numbers.ts";
import type { StormNumbers } from "./storm.ts";

/** p95, beside as many bare writes in the same seconds. */
const TIMES_BARE_MAX = 3;

export interface KeptStorm extends StormNumbers {
  /** What the city has of it afterwards. */
  readonly kept: number;
  /** How many different reference numbers; undefined where none are given. */
  readonly distinct: number | undefined;
}

/** @returns whether nothing was lost, doubled or aborted for good, and nobody waited too long */
export function printStorms(storms: readonly KeptStorm[]): boolean {
  console.log(
    "\n| storm | a second | sent | kept | lost | double | refused | aborted | asked again | p50 | p95 | bare p95 | ÷ bare |",
  );
  console.log("|---|---|---|---|---|---|---|---|---|---|---|---|---|");
  for (const one of storms) console.log(`| ${cellsOf(one).join(" | ")} |`);
  return storms.every(isHeld);
}

function cellsOf(storm: KeptStorm): readonly (string | number)[] {
  const { what, perSecond, count, kept, refused, aborted, askedAgain, ms, bareMs } = storm;
  const times = [quantile(ms, 0.5), quantile(ms, 0.95), quantile(bareMs, 0.95)].map(milliseconds);
  const ratio = `${ratioOf(storm).toFixed(1)} ×`;
  const { lost, double } = faultsOf(storm);
  return [what, perSecond, count, kept, lost, double, refused, aborted, askedAgain, ...times, ratio];
}

function faultsOf({ count, kept, distinct = kept }: KeptStorm) {
  return { lost: Math.max(0, count - kept), double: Math.max(0, kept - count) + (kept - distinct) };
}

function ratioOf({ ms, bareMs }: KeptStorm): number {
  return quantile(ms, 0.95) / quantile(bareMs, 0.95);
}

function isHeld(storm: KeptStorm): boolean {
  const { lost, double } = faultsOf(storm);
  const { refused, aborted } = storm;
  return lost + double + refused + aborted === 0 && ratioOf(storm) <= TIMES_BARE_MAX;
}
