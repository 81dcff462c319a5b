import { rmSync } from "node:fs";
import { afterEach, beforeEach, expect, it } from "vitest";
import { judge, testsFor, type Court } from "../../../local/mutants/judge.ts";
import { mutantsOf } from "../../../local/mutants/mutants-of.ts";
import type { TrialReply, TrialRequest } from "../../../local/mutants/trial-worker.ts";
import { verdictsIn } from "../../../local/mutants/verdicts.ts";

const FILE = "src/domain/basics/record.ts";
const KEPT = ".cache/tests/verdicts.json";
const [mutant] = mutantsOf("export const a = b < c;\n", FILE);
if (mutant === undefined) throw new Error("The line has mutants.");

const KILLED: TrialReply = { state: "failed", by: "says no", test: "slow.test.ts", ms: {} };
let asked: TrialRequest[];

beforeEach(() => {
  asked = [];
});
afterEach(() => rmSync(KEPT, { force: true }));

/** Test files of this repository stand for those that reach the mutant. */
const [QUICK, SLOW, ELSEWHERE] = [
  "tests/domain/text.test.ts",
  "tests/domain/version.test.ts",
  "tests/domain/statuses.test.ts",
] as const;

function aCourt(reply: TrialReply, over: Partial<Court> = {}): Court {
  const reaches = (ms: number, ...scopes: readonly string[]) => ({ hash: "", ms, scopes });
  return {
    reach: new Map([
      [SLOW, reaches(900, `${FILE}:0`)],
      [QUICK, reaches(10, `${FILE}:0`)],
      [ELSEWHERE, reaches(1, "src/domain/other.ts:0")],
    ]),
    trials: {
      try: (request) => {
        asked.push(request);
        return Promise.resolve(reply);
      },
      close: () => undefined,
    },
    verdicts: verdictsIn(KEPT, false),
    kills: new Map(),
    msMax: 5000,
    msTogether: Infinity,
    ...over,
  };
}

it("asks the tests that reach a mutant, the quickest first", async () => {
  expect(await judge(aCourt({ state: "passed", by: "", test: "", ms: {} }), mutant)).toEqual({
    state: "survived",
  });
  expect(asked.map(({ testFiles }) => testFiles)).toEqual([[QUICK, SLOW]]);
});

it("asks first what runs much of the file for the time it takes", () => {
  const [quick, thorough] = [[0], [0, 10, 20, 30, 40, 50, 60, 70, 80, 90]].map((scopes) =>
    scopes.map((scope) => `${FILE}:${scope}`),
  );
  const reach = new Map([
    [QUICK, { hash: "", ms: 10, scopes: quick ?? [] }],
    [SLOW, { hash: "", ms: 900, scopes: thorough ?? [] }],
  ]);
  expect(testsFor(aCourt(KILLED, { reach }), mutant)).toEqual([SLOW, QUICK]);
});

it("asks first what killed another mutant of the file", async () => {
  const court = aCourt({ ...KILLED, test: SLOW });
  expect(await judge(court, mutant)).toEqual({ state: "killed", by: "says no", test: SLOW });
  expect(testsFor(court, mutant)).toEqual([SLOW, QUICK]);
});

it("leaves out tests that are too slow, and tries nothing that no test reaches", async () => {
  expect(testsFor(aCourt(KILLED, { msMax: 100 }), mutant)).toEqual([QUICK]);
  expect(await judge(aCourt(KILLED, { msMax: 5 }), mutant)).toEqual({ state: "unreached" });
  expect(asked).toEqual([]);
});

it("asks no more tests than there is time for, and all of them the next time about what survived these", async () => {
  const passed: TrialReply = { state: "passed", by: "", test: "", ms: {} };
  expect(await judge(aCourt(passed, { msTogether: 100 }), mutant)).toEqual({ state: "survived" });
  expect(await judge(aCourt(KILLED), mutant)).toMatchObject({ state: "killed" });
  expect(asked.map(({ testFiles }) => testFiles)).toEqual([[QUICK], [QUICK, SLOW]]);
});

it("asks first what killed this very mutant before, also once another of its tests changed", async () => {
  await judge(aCourt({ ...KILLED, test: SLOW }), mutant);
  const changed = new Map([...aCourt(KILLED).reach, [ELSEWHERE, { hash: "", ms: 5, scopes: [`${FILE}:0`] }]]);
  expect(testsFor(aCourt(KILLED, { reach: changed }), mutant)).toEqual([SLOW, ELSEWHERE, QUICK]);
});

it("takes a mutant that never ends for noticed", async () => {
  expect(await judge(aCourt({ state: "endless" }), mutant)).toEqual({ state: "endless" });
});

it("does not try again what an earlier run found, unless its tests are others", async () => {
  await judge(aCourt(KILLED), mutant);
  expect(await judge(aCourt(KILLED), mutant)).toMatchObject({ state: "killed" });
  expect(asked).toHaveLength(1);
  await judge(aCourt(KILLED, { msMax: 100 }), mutant);
  expect(asked).toHaveLength(2);
});
