import { existsSync, readFileSync } from "node:fs";

import { inRoot } from "../paths.ts";
import type { Step } from "./steps.ts";

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numTotalTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/**
 * What a step came to. A skipped test counts as failed, and so do a suite without tests, a file that could not be read and a program
 * that failed although its tests passed: nothing goes missing in silence.
 */
export function countsOf({ report }: Step, exitCode: number): Counts {
  if (report === undefined) return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const file = inRoot(report.file);
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const parsed: unknown = JSON.parse(readFileSync(file, "utf8"));
  const { passed, failed } =
    report.kind === "vitest"
      ? fromVitest(parsed as VitestReport)
      : fromPlaywright(parsed as PlaywrightReport);
  const silent = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: silent ? 1 : failed };
}

function fromVitest({ numPassedTests, numTotalTests, testResults }: VitestReport): Counts {
  const unread = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  ).length;
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests + unread };
}

function fromPlaywright({ stats: { expected, unexpected, flaky, skipped } }: PlaywrightReport): Counts {
  return { passed: expected, failed: unexpected + flaky + skipped };
}
