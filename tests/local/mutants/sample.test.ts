import { expect, it } from "vitest";
import { sample } from "../../../local/mutants/sample.ts";

const ALL = Array.from({ length: 100 }, (_, index) => index);

it("is the same for the same seed, another for another, and never twice the same one", () => {
  const ten = sample(ALL, 10, 1);
  expect(ten).toEqual(sample(ALL, 10, 1));
  expect(ten).not.toEqual(sample(ALL, 10, 2));
  expect(new Set(ten).size).toBe(10);
});

it("is all when no size is given", () => {
  expect(sample(ALL, Infinity, 1).toSorted((a, b) => a - b)).toEqual(ALL);
});
