import { describe, expect, it } from "vitest";
import { rulesMutants } from "../../../local/mutants/rules-mutants.ts";

const changes = (rules: string) => rulesMutants(rules).map(({ line, was, is }) => `${line}: ${was} → ${is}`);

describe("a mutant of the rules", () => {
  it("lacks one condition, in parentheses too, or has one always", () => {
    expect(changes("allow get: if isCity(id) && (isMe(uid) || isAdmin());")).toEqual([
      "1: isCity(id) → true",
      "1: (isMe(uid) || isAdmin()) → true",
      "1: isMe(uid) → false",
      "1: isAdmin() → false",
    ]);
  });

  it("is turned to its border", () => {
    expect(changes("function isPage() {\n  return limit <= 500 && offset == 0;\n}")).toEqual([
      "2: limit <= 500 → true",
      "2: offset == 0 → true",
      "2: <= → <",
      "2: 500 → 501",
    ]);
  });

  it("leaves comments, paths and what is open to everybody", () => {
    const rules = "// return a && b;\nallow get: if isMe(uid); // && c\nallow get: if true;";
    expect(changes(rules)).toEqual(["2: isMe(uid) → true"]);
    expect(rulesMutants(rules)[0]?.rules).toBe(
      "// return a && b;\nallow get: if true; // && c\nallow get: if true;",
    );
  });
});
