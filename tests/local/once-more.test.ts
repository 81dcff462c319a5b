import { afterEach, describe, expect, it, vi } from "vitest";
import { inRoot } from "../../local/paths.ts";
import { afterOnceMore, onceMore } from "../../local/testing/once-more.ts";
import type { Step } from "../../local/testing/steps.ts";
import { suiteWith, withoutReport } from "./a-report.ts";

const FILE = ".cache/tests/journeys-of-a-report.json";
const FLAKY = "tests/replication/pull/firestore-remote.emulator.test.ts";

const spec = (line: number, status: string) => ({
  title: `line ${line}`,
  line,
  tests: [{ status, results: [] }],
});

function journeys(...statuses: readonly string[]): Step {
  const specs = statuses.map((status, index) => spec(index + 1, status));
  const suites = [{ file: "05-refused.journey.ts", specs }];
  return { ...suiteWith(FILE, "playwright", { suites }), isRunOnceMore: true };
}

function emulatorTests(): Step {
  const testResults = [
    { name: inRoot("tests/rules/matrix.emulator.test.ts"), status: "passed", assertionResults: [] },
    { name: inRoot(FLAKY), status: "failed", assertionResults: [] },
  ];
  return { ...suiteWith(FILE, "vitest", { testResults }), args: ["run", `--outputFile.json=${FILE}`] };
}

afterEach(() => {
  vi.unstubAllEnvs();
  withoutReport(FILE);
});

describe("a journey that failed", () => {
  it("is run once more, alone and with a trace, and no other", () => {
    const again = onceMore(journeys("expected", "unexpected", "expected", "skipped"));
    expect(again?.args).toEqual([
      "--no-deps",
      "--workers=1",
      "--trace=on",
      "--output=.cache/journeys-once-more",
      "05-refused.journey.ts:2",
      "05-refused.journey.ts:4",
    ]);
    expect(again?.report?.file).not.toBe(FILE);
    expect(again?.env).toMatchObject({ PARVIS_ONCE_MORE: "1" });
  });

  it("gets no second run in a long one", () => {
    vi.stubEnv("PARVIS_LONG", "1");
    expect(onceMore(journeys("expected", "unexpected"))).toBeUndefined();
  });

  it("is not run again where all passed, nor where too many failed", () => {
    expect(onceMore(journeys("expected"))).toBeUndefined();
    expect(onceMore(journeys(...Array.from({ length: 11 }, () => "unexpected")))).toBeUndefined();
  });
});

describe("another test that failed", () => {
  it("is run once more with its file, and reported apart", () => {
    const again = onceMore({ ...emulatorTests(), isRunOnceMore: true });
    expect(again?.args).toEqual(["run", `--outputFile.json=${again?.report?.file ?? ""}`, FLAKY]);
    expect(again?.report?.file).not.toBe(FILE);
  });

  it("is not run again where neither a browser nor an emulator takes part", () => {
    expect(onceMore(emulatorTests())).toBeUndefined();
  });
});

describe("the sum after the second run", () => {
  it("counts an unstable test as passed, and says that there was one", () => {
    expect(afterOnceMore({ passed: 76, failed: 2 }, { passed: 1, failed: 1 })).toEqual({
      passed: 77,
      failed: 1,
      unstable: 1,
    });
  });

  it("does not call unstable what had only waited for what failed", () => {
    expect(afterOnceMore({ passed: 74, failed: 3, notRun: 1 }, { passed: 3, failed: 0 })).toMatchObject({
      failed: 0,
      unstable: 2,
    });
  });

  it("fails a run in which three were unstable", () => {
    expect(afterOnceMore({ passed: 75, failed: 3 }, { passed: 3, failed: 0 })).toMatchObject({ failed: 3 });
  });

  it("is no better where the second run ended before its end", () => {
    expect(afterOnceMore({ passed: 77, failed: 1 }, { passed: 0, failed: 1 })).toMatchObject({ failed: 1 });
  });
});
