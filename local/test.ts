import { beginRun, whenParentEnds } from "./begin-run.ts";
import { TEST_OFFSET } from "./preflight/check.mjs";
import { say } from "./say.ts";
import { withBudget, type TimedStep } from "./testing/budgets.ts";
import { ensureChromium } from "./testing/chromium.ts";
import type { Counts } from "./testing/count-tests.ts";
import { failuresOf } from "./testing/failures.ts";
import { runInLanes } from "./testing/lanes.ts";
import { isLong } from "./testing/long.ts";
import { afterOnceMore, onceMore } from "./testing/once-more.ts";
import { measurePace } from "./testing/pace.ts";
import { testSeed } from "./testing/seed.ts";
import { stepRunner } from "./testing/step-runner.ts";
import { STEPS, type Step } from "./testing/steps.ts";
import { sumUp } from "./testing/sum-up.ts";
import { surroundings } from "./testing/surroundings.ts";

const MINUTE_MS = 60_000;
/** Two quiet cores need twelve minutes, busy ones thrice that; this only ends a run that hangs. */
const TEST_MS_MAX = (isLong() ? 720 : 60) * MINUTE_MS;

process.env["PARVIS_PORT_OFFSET"] ??= TEST_OFFSET;
process.env["PARVIS_SEED"] = String(testSeed());

const FAILED: Counts = { passed: 0, failed: 1 };

const around = surroundings();
const runner = stepRunner();
const pace = measurePace();
const counts = new Map<string, Counts>();
const times: TimedStep[] = [];
const unstable: string[] = [];
let stopping = "";

/** What runs ends, what has not begun does not begin, and the sum still comes. */
function stopEarly(why: string): void {
  stopping ||= why;
  runner.stop();
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => stopEarly("Interrupted."));
whenParentEnds(() => stopEarly("What started this run is gone."));
const deadline = setTimeout(
  () => stopEarly(`Stopped after ${TEST_MS_MAX / MINUTE_MS} minutes.`),
  TEST_MS_MAX,
);

try {
  beginRun();
  await around.check();
  await ensureChromium();
  say(`This machine takes ${pace.atFirst.toFixed(1)} times as long as two quiet cores.`);
  say(`Random stories begin at PARVIS_SEED=${process.env["PARVIS_SEED"]}.`);
  around.begin();
  await runInLanes(STEPS, runStep);
  // Alone, when nothing else runs any more.
  for (const step of STEPS) await runOnceMore(step);
  // A long run takes as long as it takes.
  for (const timed of isLong() ? [] : times)
    counts.set(timed.step.name, withBudget(counts.get(timed.step.name) ?? FAILED, timed));
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  counts.set("set-up", FAILED);
} finally {
  clearTimeout(deadline);
  pace.stop();
  await around.stop();
}
process.exit(sumUp({ counts, times, unstable, stopping }));

async function runStep(step: Step): Promise<void> {
  // Its row stands in the order of the table, whichever lane ends first.
  counts.set(step.name, FAILED);
  try {
    await around.ensure(step.needs);
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause);
    return;
  }
  if (stopping !== "") return;
  const from = Date.now();
  counts.set(step.name, await runner.run(step));
  const to = Date.now();
  times.push({ step, seconds: (to - from) / 1000, slowdown: pace.during(from, to) });
}

async function runOnceMore(step: Step): Promise<void> {
  const first = counts.get(step.name) ?? FAILED;
  const again = first.failed === 0 || stopping !== "" ? undefined : onceMore(step);
  if (again === undefined) return;
  const { unstable: passedThen, ...after } = afterOnceMore(first, await runner.run(again));
  counts.set(step.name, after);
  if (passedThen > 0) unstable.push(...failuresOf(step));
}
