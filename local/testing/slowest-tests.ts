import { relative } from "node:path";

import { inRoot } from "../paths.ts";
import { reportOf, type PlaywrightSuite, type VitestFile } from "./report.ts";
import type { Step } from "./steps.ts";

interface TimedTest {
  readonly name: string;
  readonly ms: number;
}

/** The slowest tests of these steps, the slowest first. */
export function slowestTests(steps: readonly Step[], count: number): readonly TimedTest[] {
  return steps
    .flatMap(timesOf)
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count);
}

function timesOf(step: Step): readonly TimedTest[] {
  const report = reportOf(step);
  if (report === undefined) return [];
  return report.kind === "vitest"
    ? report.testResults.flatMap(fromVitest)
    : report.suites.flatMap(fromPlaywright);
}

function fromVitest({ name, assertionResults }: VitestFile): readonly TimedTest[] {
  const file = relative(inRoot("."), name);
  return assertionResults.map(({ fullName, duration = 0 }) => ({
    name: `${file} › ${fullName}`,
    ms: duration,
  }));
}

function fromPlaywright({ file, specs = [], suites = [] }: PlaywrightSuite): readonly TimedTest[] {
  const own = specs.map(({ title, tests }) => ({
    name: `tests/journeys/${file} › ${title}`,
    ms: Math.max(0, ...tests.flatMap(({ results }) => results.map(({ duration = 0 }) => duration))),
  }));
  return [...own, ...suites.flatMap(fromPlaywright)];
}
