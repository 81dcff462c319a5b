import { expect, it } from "vitest";
import { isAnswered } from "../../src/domain/city/is-answered.ts";

it.each([
  [{ rev: 0, moderatorsCount: 0 }, undefined],
  [{ rev: 1, moderatorsCount: 0 }, false],
  [{ rev: 1, moderatorsCount: 2 }, true],
])(
  "whether a commune of %j answers is %s: one that was never heard is not one where nobody does [ANO-15]",
  (city, expected) => {
    expect(isAnswered(city)).toBe(expected);
  },
);
