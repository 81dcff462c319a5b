import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const PAPERS = ["docs/deployment.md", "docs/withdraw-a-release.md"].map((file) => readFileSync(file, "utf8"));
const PAGE = PAPERS.join("\n");

function named(pattern: RegExp): readonly string[] {
  return [...new Set([...PAGE.matchAll(pattern)].map(([, name = ""]) => name))];
}

describe("the page that an engineer follows", () => {
  it.each(named(/npx firebase ([\w:-]+)/gu))(
    "asks the Firebase CLI for what it knows: %s [LAND-8]",
    (name) => {
      const file = `node_modules/firebase-tools/lib/commands/${name.replaceAll(":", "-")}.js`;
      expect(existsSync(file)).toBe(true);
    },
  );

  it.each(named(/npm run ([\w:-]+)/gu))("asks npm for what it knows: %s [LAND-8]", (name) => {
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { readonly scripts: object };
    expect(scripts).toHaveProperty([name]);
  });

  it.each([
    ".env.production.local",
    "functions/.env.parvis-betton",
    "functions/.secret.local",
    ".firebaserc",
    "accounts.json",
  ])("makes no file that git would take along: %s [LAND-8]", (file) => {
    expect(execFileSync("git", ["check-ignore", file], { encoding: "utf8" })).toBe(`${file}\n`);
  });
});
