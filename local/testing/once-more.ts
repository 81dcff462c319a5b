import { relative } from "node:path";

import { inRoot } from "../paths.ts";
import type { Counts } from "./count-tests.ts";
import { isLong } from "./long.ts";
import { reportOf, type PlaywrightSuite, type VitestFile } from "./report.ts";
import type { Step } from "./steps.ts";

/** More failures than this are no matter of chance: running them again would only take time. */
const ONCE_MORE_MAX = 10;
/** More unstable tests than this in one step fail it. */
const UNSTABLE_MAX = 2;

/** What did not pass, once more and by itself: journeys with a trace, other suites by file; undefined when there is nothing to learn from it. */
export function onceMore(step: Step): Step | undefined {
  const report = isLong() ? undefined : reportOf(step);
  if (report === undefined || step.report === undefined || step.isRunOnceMore !== true) return undefined;
  const isOfJourneys = report.kind === "playwright";
  const places = isOfJourneys ? report.suites.flatMap(failedPlaces) : report.testResults.flatMap(failedFile);
  if (places.length === 0 || places.length > ONCE_MORE_MAX) return undefined;
  const { file } = step.report;
  const again = file.replace(/\.json$/u, "-once-more.json");
  return {
    ...step,
    name: `${step.name}, once more`,
    args: [
      ...step.args.map((arg) => arg.replace(file, again)),
      ...(isOfJourneys ? ONE_BY_ONE_WITH_TRACE : []),
      ...places,
    ],
    env: { ...step.env, PARVIS_JOURNEYS_REPORT: again, PARVIS_ONCE_MORE: "1" },
    report: { ...step.report, file: again },
  };
}

/** Those that wait for all others do not now. */
const ONE_BY_ONE_WITH_TRACE = [
  "--no-deps",
  "--workers=1",
  "--trace=on",
  "--output=.cache/journeys-once-more",
];

function failedPlaces({ file, specs = [], suites = [] }: PlaywrightSuite): readonly string[] {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status !== "expected"))
    .map(({ line }) => `${file}:${line}`);
  return [...own, ...suites.flatMap(failedPlaces)];
}

function failedFile({ name, status }: VitestFile): readonly string[] {
  return status === "passed" ? [] : [relative(inRoot("."), name)];
}

/**
 * What a step came to after its second run. What passed then is unstable: it counts as passed, unless too much of it is. What
 * had only waited for what failed is not.
 */
export function afterOnceMore(first: Counts, second: Counts): Counts & { readonly unstable: number } {
  const mended = Math.max(0, first.failed - second.failed);
  const unstable = Math.max(0, mended - (first.notRun ?? 0));
  return unstable > UNSTABLE_MAX
    ? { ...first, unstable }
    : { passed: first.passed + mended, failed: first.failed - mended, unstable };
}
