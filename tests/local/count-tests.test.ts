import { afterEach, describe, expect, it } from "vitest";
import { countsOf } from "../../local/testing/count-tests.ts";
import { A_TOOL, suiteWith, withoutReport } from "./a-report.ts";

const FILE = ".cache/tests/counts-of-a-report.json";

afterEach(() => withoutReport(FILE));

describe("the sum of a test run", () => {
  it("counts a skipped test as failed", () => {
    expect(
      countsOf(suiteWith(FILE, "vitest", { numPassedTests: 4, numTotalTests: 5, testResults: [] }), 0),
    ).toEqual({ passed: 4, failed: 1 });
    const stats = { expected: 6, unexpected: 0, flaky: 1, skipped: 1 };
    expect(countsOf(suiteWith(FILE, "playwright", { stats }), 0)).toEqual({
      passed: 6,
      failed: 2,
      notRun: 1,
    });
  });

  it("counts a suite without tests as failed", () => {
    expect(
      countsOf(suiteWith(FILE, "vitest", { numPassedTests: 0, numTotalTests: 0, testResults: [] }), 0),
    ).toEqual({ passed: 0, failed: 1 });
  });

  it("counts a file that does not load as failed", () => {
    const testResults = [{ status: "failed", assertionResults: [] }];
    expect(
      countsOf(suiteWith(FILE, "vitest", { numPassedTests: 3, numTotalTests: 3, testResults }), 1),
    ).toEqual({
      passed: 3,
      failed: 1,
    });
  });

  it("counts a program that fails although its tests pass, and a report that was never written", () => {
    expect(
      countsOf(suiteWith(FILE, "vitest", { numPassedTests: 3, numTotalTests: 3, testResults: [] }), 1),
    ).toEqual({ passed: 3, failed: 1 });
    expect(countsOf({ ...A_TOOL, report: { kind: "vitest", file: ".cache/tests/never.json" } }, 0)).toEqual({
      passed: 0,
      failed: 1,
    });
  });
});
