import { expect, it } from "vitest";
import { dueAfter, SAID_MS } from "../../functions/src/cities/due-after.ts";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import { NOW } from "../examples/identifiers.ts";

it.each([
  [
    "when time alone changes its numbers, if nothing happened lately",
    NOW - SAID_MS,
    NOW + DAY_MS,
    NOW + DAY_MS,
  ],
  ["never, if it has no reports and nothing happened", undefined, undefined, undefined],
  ["the next night, if processes may be quiet about what happened since", NOW - 1, NOW + DAY_MS, NOW],
  ["the next night, if something was reported while it was counted", NOW + 1, undefined, NOW],
])("counts a city again %s [CITY-24] [P10]", (_, saidAt, next, due) => {
  expect(dueAfter(saidAt, NOW, next)).toBe(due);
});
