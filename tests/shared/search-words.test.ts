import { expect, it } from "vitest";
import { thoseSaying } from "../../src/shared/collection/search-words.ts";

const TEXTS = ["Banc cassé, place de l’Église", "Lampadaire éteint", "Bande blanche effacée"];
const saying = (text: string) => thoseSaying(text, TEXTS, (said) => said);

it("what is looked for says every word; only where nothing does, each with one typo [ANO-12]", () => {
  expect(saying("  ")).toEqual(TEXTS);
  expect(saying("eglise BANC")).toEqual([TEXTS[0]]);
  expect(saying("padaire")).toEqual([TEXTS[1]]);
  expect(saying("lampdaire eteint")).toEqual([TEXTS[1]]);
  expect(saying("cassè egilse")).toEqual([TEXTS[0]]);
  // « banc » is said, and « bande » would be one letter away.
  expect(saying("banc")).toEqual([TEXTS[0]]);
  expect(saying("poubelle")).toEqual([]);
});
