import { afterEach, expect, it } from "vitest";
import { stressTable } from "../../local/testing/stress-table.ts";
import { suiteWith, withoutReport } from "./a-report.ts";

const FILE = ".cache/tests/stress-of-a-report.json";

const turn = (status: string, duration: number) => ({ tests: [{ status, results: [{ duration }] }] });

afterEach(() => withoutReport(FILE));

it("tells of a journey that was repeated how often it passed, and how long it took", () => {
  const spec = { title: "J2 a report", line: 6 };
  const specs = [turn("expected", 4_000), turn("unexpected", 19_000), turn("expected", 6_000)];
  const suites = [{ file: "02.journey.ts", specs: specs.map((each) => ({ ...spec, ...each })) }];
  expect(stressTable(suiteWith(FILE, "playwright", { suites }))).toEqual([
    "2 of 3 passed, 6.0 s, at most 19.0 s  02.journey.ts › J2 a report",
  ]);
});
