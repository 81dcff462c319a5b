import { expect, it } from "vitest";
import { isSameValue } from "../../src/domain/basics/same-value.ts";
import type { StatusChange } from "../../src/domain/content/content.ts";
import { historyWith } from "../../src/domain/content/status-history.ts";
import { HISTORY_ENTRIES_MAX } from "../../src/domain/limits/limits.ts";

const line = (at: number): StatusChange => ({
  at,
  status: "new",
  reason: "",
  byKind: "moderator",
  byName: "",
});
const whole = (count: number) => Array.from({ length: count }, (_, at) => line(at));

it("has each line of a history until it is full, then its first and the latest [FORM-2]", () => {
  const ats = (count: number) => historyWith(whole(count), line(99)).map(({ at }) => at);
  expect(ats(2)).toEqual([0, 1, 99]);
  const last = HISTORY_ENTRIES_MAX - 1;
  expect(ats(last)).toHaveLength(HISTORY_ENTRIES_MAX);
  expect(ats(last).slice(0, 2)).toEqual([0, 1]);
  expect(ats(HISTORY_ENTRIES_MAX)).toHaveLength(HISTORY_ENTRIES_MAX);
  expect(ats(HISTORY_ENTRIES_MAX).slice(0, 3)).toEqual([0, 2, 3]);
  expect(ats(HISTORY_ENTRIES_MAX).slice(-2)).toEqual([last, 99]);
});

it("is another value where one is nothing, or of another shape [P3]", () => {
  const pairs = [
    [{}, ""],
    ["", {}],
    [{}, null],
    [null, {}],
    [{}, { a: undefined }],
    [{ a: 1 }, { b: 1 }],
    [{ a: { b: 1 } }, { a: { b: 2 } }],
    [1, 2],
  ];
  expect(pairs.filter(([one, other]) => isSameValue(one, other))).toEqual([]);
  expect(isSameValue({ a: [1, { b: null }], c: 2 }, { c: 2, a: [1, { b: null }] })).toBe(true);
});
