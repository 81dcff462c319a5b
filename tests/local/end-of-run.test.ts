import { afterEach, describe, expect, it } from "vitest";
import { inRoot } from "../../local/paths.ts";
import { budgetLine, withBudget } from "../../local/testing/budgets.ts";
import { slowestTests } from "../../local/testing/slowest-tests.ts";
import { A_TOOL, suiteWith, withoutReport } from "./a-report.ts";

const UNIT = ".cache/tests/slowest-of-unit.json";
const JOURNEYS = ".cache/tests/slowest-of-journeys.json";

afterEach(() => {
  withoutReport(UNIT);
  withoutReport(JOURNEYS);
});

describe("the slowest tests", () => {
  it("are named over all suites, the slowest first, and no more than asked", () => {
    const assertionResults = [900, 20].map((duration) => ({ fullName: `takes ${duration} ms`, duration }));
    const unit = suiteWith(UNIT, "vitest", {
      testResults: [{ name: inRoot("tests/domain/text.test.ts"), assertionResults }],
    });
    const specs = [{ title: "reports without network", tests: [{ results: [{ duration: 7_000 }] }] }];
    const journeys = suiteWith(JOURNEYS, "playwright", {
      suites: [{ file: "02-offline-report.journey.ts", specs }],
    });
    expect(slowestTests([unit, journeys, A_TOOL], 2)).toEqual([
      { name: "tests/journeys/02-offline-report.journey.ts › reports without network", ms: 7_000 },
      { name: "tests/domain/text.test.ts › takes 900 ms", ms: 900 },
    ]);
  });
});

describe("a step's budget", () => {
  const passed = { passed: 40, failed: 0 };
  const timed = (seconds: number, slowdown: number) => ({ step: A_TOOL, seconds, slowdown });

  it("is kept by a step that is over it by less than half", () => {
    expect(withBudget(passed, timed(14.9, 1))).toEqual(passed);
  });

  it("fails a step that is over it by more than half, although its tests passed", () => {
    expect(withBudget(passed, timed(15.1, 1))).toEqual({ passed: 40, failed: 1 });
    expect(budgetLine(timed(15.1, 1))).toContain("OVER ITS BUDGET");
  });

  it("is only named on a machine that is too busy to tell", () => {
    expect(withBudget(passed, timed(100, 2.6))).toEqual(passed);
    expect(budgetLine(timed(100, 2.6))).toContain("OVER ITS BUDGET");
  });

  it("grows with a machine that is slow or busy", () => {
    expect(withBudget(passed, timed(29, 2))).toEqual(passed);
    expect(budgetLine(timed(29, 2))).toMatch(/29 s of {2}10 s × 2\.0$/u);
  });
});
