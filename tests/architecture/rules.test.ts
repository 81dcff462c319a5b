import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sourceFiles } from "./source-files.ts";

const ROW = /^\| ([A-Z]+-?\d+) \| .+ \| (done|open) \|$/gmu;
/** The names of tests end with their rules, whatever table or template made them. */
const NAME_WITH_CITATIONS = /\[([A-Z]+-?\d+(?:, ?[A-Z]+-?\d+)*)\](?=(?: \[[^\]]+\])*["'`])/gu;
const CITATION = /\b([A-Z]+-?\d+)\b/gu;

const rows = [...readFileSync("docs/rules.md", "utf8").matchAll(ROW)];
const rules = new Map(rows.map(([, rule = "", state]) => [rule, state]));
const cited = citations();

describe("the list of rules", () => {
  it("gives each rule a number of its own [LAND-3]", () => {
    const numbers = rows.map(([, rule]) => rule);
    expect(numbers.filter((rule, at) => numbers.indexOf(rule) !== at)).toEqual([]);
  });

  it("has a test for every rule that is marked done [LAND-3]", () => {
    const untested = [...rules]
      .filter(([rule, state]) => state === "done" && !cited.has(rule))
      .map(([rule]) => rule);
    expect(untested).toEqual([]);
  });

  it("knows every rule that a test cites [LAND-3]", () => {
    const unknown = [...cited].filter((rule) => !rules.has(rule) && !isFault(rule));
    expect(unknown).toEqual([]);
  });

  it("holds the rules and the thirteen promises [LAND-3]", () => {
    expect(rules.size).toBeGreaterThan(90);
    expect([...rules.keys()].filter((rule) => /^P\d+$/u.test(rule))).toHaveLength(13);
  });
});

function citations(): ReadonlySet<string> {
  const tests = sourceFiles().filter((file) => /^(?:tests|bench)\/.*\.(?:test|journey)\.tsx?$/u.test(file));
  const names = tests.flatMap((file) => [...readFileSync(file, "utf8").matchAll(NAME_WITH_CITATIONS)]);
  return new Set(names.flatMap(([, list = ""]) => [...list.matchAll(CITATION)].map(([, rule = ""]) => rule)));
}

/** The survival list counts 84 faults; a test of one cites its number. */
function isFault(rule: string): boolean {
  const number = /^F(\d+)$/u.exec(rule)?.[1];
  return number !== undefined && Number(number) >= 1 && Number(number) <= 84;
}
