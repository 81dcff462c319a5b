import { describe, expect, it } from "vitest";
import { beginsWithOneTypo } from "../../src/domain/basics/one-typo.ts";

describe("a word that was typed with one typo", () => {
  it.each([
    ["pasage", "missing"],
    ["passsage", "superfluous"],
    ["pazsage", "wrong"],
    ["pasasge", "swapped"],
    ["passagr", "wrong at its end"],
    ["pasa", "begun"],
  ])("is found: %s, %s [MOD-6]", (typed) => {
    expect(beginsWithOneTypo(typed, "passages")).toBe(true);
  });

  it.each([
    ["pazzage", "passages"],
    ["bassage", "passages"],
    ["pas", "pis"],
    ["passagesx", "pass"],
  ])(
    "is none with two, with another first letter, or where it is too short: %s, %s [MOD-6]",
    (typed, word) => {
      expect(beginsWithOneTypo(typed, word)).toBe(false);
    },
  );
});
