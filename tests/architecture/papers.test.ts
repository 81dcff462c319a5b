import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { sourceFiles } from "./source-files.ts";

const PATH = /(?<![\w./-])(?:src|tests|docs|replication|functions|sw|local|bench)\/[\w./-]*\w/gu;
const LINK = /\]\((?!https?:|#|mailto:)([^)#\s]+)/gu;
const DECISION = /\bdecisions?[ /](\d{4})\b/giu;
const RULE = /\b[A-Z]{2,}-\d+\b|\bP\d{1,2}\b/gu;

/** What a build makes. */
const MADE = /^(?:functions\/lib|dist)\b/u;

const papers = [
  "README.md",
  "CONTRIBUTING.md",
  "local/README.md",
  "replication/README.md",
  ...readdirSync("docs", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => join("docs", file)),
].map((file) => ({ file, text: readFileSync(file, "utf8") }));

const decisions = new Set(readdirSync("docs/decisions").map((file) => file.slice(0, 4)));
const rules = new Set(
  [...readFileSync("docs/rules.md", "utf8").matchAll(/^\| ([A-Z]+-?\d+) \|/gmu)].map(([, rule = ""]) => rule),
);

interface Paper {
  readonly file: string;
  readonly text: string;
}

describe("the papers", () => {
  it("name only paths that are there [LAND-3]", () => {
    expect(papers.flatMap(missingPaths)).toEqual([]);
  });

  it("name only decisions that were taken, and so does the code [LAND-3]", () => {
    const code = sourceFiles()
      .filter((file) => /^(?:src|sw|functions|replication|local)\//u.test(file))
      .map((file) => ({ file, text: readFileSync(file, "utf8") }));
    expect([...papers, ...code].flatMap(unknownDecisions)).toEqual([]);
  });

  it("name only rules of the list [LAND-3]", () => {
    expect(papers.flatMap(unknownRules)).toEqual([]);
  });

  it("would be found out [LAND-3]", () => {
    const file = "docs/decisions/0001-commands-instead-of-push.md";
    const text =
      "`src/nowhere.ts`, [x](0099-none.md), decision 0099, NAV-999 and P99, but UTF-8 and `src/domain`";
    expect(missingPaths({ file, text })).toEqual([`${file}: src/nowhere.ts`, `${file}: 0099-none.md`]);
    expect(unknownDecisions({ file, text })).toEqual([`${file}: 0099`]);
    expect(unknownRules({ file, text })).toEqual([`${file}: NAV-999`, `${file}: P99`]);
  });
});

function missingPaths({ file, text }: Paper): readonly string[] {
  const paths = [...text.matchAll(PATH)]
    .map(([path]) => path)
    .filter((path) => !MADE.test(path) && !existsSync(path));
  const links = [...text.matchAll(LINK)]
    .map(([, link = ""]) => link)
    .filter((link) => !existsSync(join(dirname(file), link)));
  return [...new Set([...paths, ...links])].map((path) => `${file}: ${path}`);
}

function unknownDecisions({ file, text }: Paper): readonly string[] {
  const numbers = [...text.matchAll(DECISION)].map(([, number = ""]) => number);
  return numbers.filter((number) => !decisions.has(number)).map((number) => `${file}: ${number}`);
}

/** Other names are made in the same way: UTF-8, EUPL-1. */
function unknownRules({ file, text }: Paper): readonly string[] {
  const kinds = new Set([...rules].map((rule) => rule.replace(/\d+$/u, "")));
  const named = [...text.matchAll(RULE)].map(([rule]) => rule);
  return named
    .filter((rule) => kinds.has(rule.replace(/\d+$/u, "")) && !rules.has(rule))
    .map((rule) => `${file}: ${rule}`);
}
