import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const ROW = /^\| [^|]+ \| (?<french>[^|]+) \| (?<english>[^|]+) \| [^|]+ \|$/gmu;
const HEAD_ROWS = 1;

describe("the examples of the tone", () => {
  it("are ten, and what the app says in both languages [UI-4]", () => {
    const examples = examplesOf(readFileSync("docs/words.md", "utf8"));
    expect(examples).toHaveLength(10);
    const said = { french: catalogue("fr"), english: catalogue("en") };
    expect(examples.filter(({ french }) => !said.french.includes(french))).toEqual([]);
    expect(examples.filter(({ english }) => !said.english.includes(english))).toEqual([]);
  });
});

function examplesOf(paper: string): readonly { readonly french: string; readonly english: string }[] {
  const [, tone = ""] = paper.split("## The tone");
  return [...tone.matchAll(ROW)]
    .map(({ groups: { french = "", english = "" } = {} }) => ({ french, english }))
    .slice(HEAD_ROWS);
}

function catalogue(locale: string): string {
  const files = ["first", "later"].map((part) => `src/i18n/catalogues/${part}/${locale}.po`);
  return files.map((file) => readFileSync(file, "utf8")).join("\n");
}
