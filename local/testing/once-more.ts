import type { Counts } from "./count-tests.ts";
import { reportOf, type PlaywrightSuite } from "./report.ts";
import type { Step } from "./steps.ts";

/** More failures than this are no matter of chance: running them again would only take time. */
const ONCE_MORE_MAX = 10;
/** As many unstable journeys in one run fail it. */
const UNSTABLE_MAX = 2;

/** The journeys that did not pass, once more, one at a time and with a trace; undefined when there is nothing to learn from it. */
export function onceMore(step: Step): Step | undefined {
  const report = reportOf(step);
  if (report?.kind !== "playwright") return undefined;
  const places = report.suites.flatMap(failedPlaces);
  if (places.length === 0 || places.length > ONCE_MORE_MAX) return undefined;
  const file = step.report?.file.replace(/\.json$/u, "-once-more.json") ?? "";
  const options = ["--workers=1", "--trace=on", "--output=.cache/journeys-once-more"];
  return {
    ...step,
    name: `${step.name}, once more`,
    args: [...step.args, ...options, ...places],
    env: { ...step.env, PARVIS_JOURNEYS_REPORT: file },
    report: { kind: "playwright", file },
  };
}

function failedPlaces({ file, specs = [], suites = [] }: PlaywrightSuite): readonly string[] {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status !== "expected"))
    .map(({ line }) => `${file}:${line}`);
  return [...own, ...suites.flatMap(failedPlaces)];
}

/** What a step came to after its second run. What passed then is unstable: it counts as passed, unless too much of it is. */
export function afterOnceMore(first: Counts, second: Counts): Counts & { readonly unstable: number } {
  const unstable = Math.max(0, first.failed - second.failed);
  return unstable > UNSTABLE_MAX
    ? { ...first, unstable }
    : { passed: first.passed + unstable, failed: first.failed - unstable, unstable };
}
