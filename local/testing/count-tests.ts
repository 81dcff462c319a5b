import { reportOf } from "./report.ts";
import type { Step } from "./steps.ts";

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Of those that failed: they waited for others, which failed. */
  readonly notRun?: number;
}

/**
 * What a step came to. A skipped test counts as failed, and so do a suite without tests, a file that could not be read and a program
 * that failed although its tests passed: nothing goes missing in silence.
 */
export function countsOf(step: Step, exitCode: number): Counts {
  if (step.report === undefined) return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const counts = counted(step);
  const silent = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0);
  return silent ? { ...counts, failed: 1 } : counts;
}

function counted(step: Step): Counts {
  const report = reportOf(step);
  if (report === undefined) return { passed: 0, failed: 1 };
  if (report.kind === "playwright") {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return {
      passed: expected,
      failed: unexpected + flaky + skipped,
      ...(skipped > 0 && { notRun: skipped }),
    };
  }
  const { numPassedTests, numTotalTests, testResults } = report;
  const unread = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  ).length;
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests + unread };
}
