import { inRoot } from "./paths.ts";
import { startProcess } from "./processes.ts";
import { ensureChromium } from "./testing/chromium.ts";
import { failuresOf } from "./testing/failures.ts";
import { stepRunner } from "./testing/step-runner.ts";
import type { Step } from "./testing/steps.ts";
import { stressTable } from "./testing/stress-table.ts";
import { surroundings } from "./testing/surroundings.ts";

const REPEATS = 10;
const OFFSET_DEFAULT = "1010";
const REPORT = ".cache/stress.json";

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error("Name the journeys: npm run test:stress -- tests/journeys/02-offline-report.journey.ts");
  process.exit(1);
}

process.env["PARVIS_PORT_OFFSET"] ??= OFFSET_DEFAULT;

const STEP: Step = {
  name: "journeys",
  args: ["node_modules/@playwright/test/cli.js", "test", "--no-deps", `--repeat-each=${REPEATS}`, ...files],
  env: { PARVIS_JOURNEYS_REPORT: REPORT },
  report: { kind: "playwright", file: REPORT },
  needs: "town",
  lane: "town",
  budgetS: Infinity,
};

const around = surroundings();
const runner = stepRunner();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => runner.stop());

let failed = 1;
try {
  await around.check();
  await ensureChromium();
  await around.ensure(STEP.needs);
  failed = await journeysBesideLoad();
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
} finally {
  await around.stop();
}
process.exit(failed === 0 ? 0 : 1);

async function journeysBesideLoad(): Promise<number> {
  const load = startProcess({
    command: process.execPath,
    args: [inRoot("local/testing/burn-a-core.ts")],
  });
  const counts = await runner.run(STEP);
  await load.stop(0);
  for (const failure of failuresOf(STEP)) console.log(`\n${failure}`);
  console.log(`\n${stressTable(STEP).join("\n")}`);
  return counts.failed;
}
