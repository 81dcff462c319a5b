import { rmSync } from "node:fs";

import { inRoot } from "./paths.ts";
import { startProcess, type RunningProcess } from "./processes.ts";
import { say } from "./say.ts";
import { ensureChromium } from "./testing/chromium.ts";
import { countsOf, type Counts } from "./testing/count-tests.ts";
import { failuresOf } from "./testing/failures.ts";
import { afterOnceMore, onceMore } from "./testing/once-more.ts";
import { STEPS, type Step } from "./testing/steps.ts";
import { surroundings } from "./testing/surroundings.ts";

/** Away from a Parvis that runs, and from ports that browsers refuse (6000, 10080). */
const OFFSET_DEFAULT = "1010";
const MINUTE_MS = 60_000;
/** Two quiet cores need under thirty minutes, busy ones forty; this only ends a run that hangs. */
const TEST_MS_MAX = 80 * MINUTE_MS;
const STOP_MS_MAX = 5_000;

process.env["PARVIS_PORT_OFFSET"] ??= OFFSET_DEFAULT;

const around = surroundings();
let running: RunningProcess | undefined;
let stopping = "";
/** Tests that failed once, some of which passed alone: why is to be found out. */
const unstable: string[] = [];

/** What runs ends, what has not begun does not begin, and the sum still comes. */
function stopEarly(why: string): void {
  stopping ||= why;
  void running?.stop(STOP_MS_MAX);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => stopEarly("Interrupted."));
const deadline = setTimeout(
  () => stopEarly(`Stopped after ${TEST_MS_MAX / MINUTE_MS} minutes.`),
  TEST_MS_MAX,
);

const results = new Map<string, Counts>();
try {
  await ensureChromium();
  for (const step of STEPS) results.set(step.name, await runStep(step));
} catch (cause) {
  console.error(cause);
  results.set("set-up", { passed: 0, failed: 1 });
} finally {
  clearTimeout(deadline);
  await around.stop();
}
process.exit(sumUp(results));

async function runStep(step: Step): Promise<Counts> {
  if (stopping !== "") return { passed: 0, failed: 1 };
  try {
    await around.ensure(step.needs);
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause);
    return { passed: 0, failed: 1 };
  }
  const first = await runOnce(step);
  const again = first.failed === 0 || stopping !== "" ? undefined : onceMore(step);
  if (again === undefined) return first;
  const counts = afterOnceMore(first, await runOnce(again));
  if (counts.unstable > 0) unstable.push(...failuresOf(step));
  return counts;
}

async function runOnce(step: Step): Promise<Counts> {
  say(`${step.name}…`);
  if (step.report !== undefined) rmSync(inRoot(step.report.file), { force: true });
  running = startProcess({
    command: process.execPath,
    args: step.args,
    ...(step.env === undefined ? {} : { env: step.env }),
    onLine: (line) => console.log(`        ${line}`),
  });
  const code = await running.ended;
  await running.stop(STOP_MS_MAX);
  const counts = countsOf(step, code);
  say(`${step.name}: ${counts.passed} passed, ${counts.failed} failed`);
  return counts;
}

/** What did not pass is named last: the end of a long log is what is read first. */
function sumUp(counts: ReadonlyMap<string, Counts>): number {
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
