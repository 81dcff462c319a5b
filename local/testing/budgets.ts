import type { Counts } from "./count-tests.ts";
import { isLong } from "./long.ts";
import type { Step } from "./steps.ts";

/** Over its budget by more than half, a step fails: somebody made it slow, or its budget is wrong. */
const OVER_MAX = 1.5;
/** Above this a machine is too busy to say whose fault it is: waits, memory and cores do not slow down alike. */
const SLOWDOWN_MAX = 2.5;

export interface TimedStep {
  readonly step: Step;
  readonly seconds: number;
  /** How slow the machine was meanwhile, beside the two quiet cores that budgets are written for. */
  readonly slowdown: number;
}

function isOver({ step, seconds, slowdown }: TimedStep): boolean {
  return !isLong() && seconds > step.budgetS * slowdown * OVER_MAX;
}

/** One more failure where a step took far too long on a machine that can tell. */
export function withBudget(counts: Counts, timed: TimedStep): Counts {
  return isOver(timed) && timed.slowdown <= SLOWDOWN_MAX ? { ...counts, failed: counts.failed + 1 } : counts;
}

/** « browser                 212 s of 200 s × 1.3 », and a word where that is too much. */
export function budgetLine(timed: TimedStep): string {
  const { step, seconds, slowdown } = timed;
  const measured = `${seconds.toFixed(0).padStart(5)} s of ${String(step.budgetS).padStart(3)} s`;
  const verdict = isOver(timed) ? "   OVER ITS BUDGET BY MORE THAN HALF" : "";
  return `${step.name.padEnd(32)}${measured} × ${slowdown.toFixed(1)}${verdict}`;
}
