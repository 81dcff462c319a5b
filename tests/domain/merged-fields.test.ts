import { expect, it } from "vitest";
import { mergedFields, mergedUnlessBoth } from "../../src/domain/basics/merged-fields.ts";

interface Text {
  readonly title: string;
  readonly words: string;
  readonly access: readonly string[];
  readonly repeats?: string;
}

it("what one changed lies over what somebody else wrote, and nothing else of it [P3]", () => {
  const seen: Text = { title: "Fête", words: "Au parc.", access: ["pmr"], repeats: "week" };
  const theirs: Text = { ...seen, title: "Grande fête", words: "Au stade." };
  const mine: Text = { title: "Fête", words: "À la halle.", access: ["pmr"] };
  expect(mergedFields(theirs, seen, mine)).toEqual({
    title: "Grande fête",
    words: "À la halle.",
    access: ["pmr"],
  });
  expect(mergedFields(theirs, seen, seen)).toEqual(theirs);
  expect(mergedFields(seen, seen, mine)).toEqual(mine);
});

it("what both changed, and not alike, is no one's to write over [P3]", () => {
  const seen: Text = { title: "Fête", words: "Au parc.", access: ["pmr"] };
  const theirs: Text = { ...seen, title: "Grande fête", access: [] };
  expect(mergedUnlessBoth(theirs, seen, { ...seen, words: "À la halle." })).toEqual({
    title: "Grande fête",
    words: "À la halle.",
    access: [],
  });
  expect(mergedUnlessBoth(theirs, seen, { ...theirs, words: seen.words })).toEqual(theirs);
  expect(mergedUnlessBoth(theirs, seen, { ...seen, title: "Petite fête" })).toBeUndefined();
  expect(mergedUnlessBoth(theirs, seen, { ...seen, access: ["pmr", "lsf"] })).toBeUndefined();
});
