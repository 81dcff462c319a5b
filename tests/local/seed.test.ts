import { check, nat, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { testSeed } from "../../local/testing/seed.ts";
import { SEED, stories } from "../support/stories.ts";

describe("the seed of random stories", () => {
  it("is the same for a whole commit, unless somebody asks for another", () => {
    expect(testSeed({})).toBe(testSeed({}));
    expect(testSeed({ PARVIS_SEED: "42" })).toBe(42);
    expect(() => testSeed({ PARVIS_SEED: "une graine" })).toThrow("PARVIS_SEED");
  });

  it("is where every property test begins, as often as PARVIS_STORIES says", () => {
    const seen = () => check(property(nat(), () => true));
    expect(seen().seed).toBe(SEED);
    expect(seen().numRuns).toBe(stories(100));
    expect(stories(120)).toBe(Math.ceil(120 * Number(process.env["PARVIS_STORIES"] ?? 1)));
  });
});
