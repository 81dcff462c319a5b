import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sourceFiles } from "./source-files.ts";

const SHARED = /^tests\/(?:domain|architecture)\//u;

const REACHES_OUT =
  /\bvi\.(?:mock|doMock|spyOn|stub\w+|useFakeTimers)\b|\bfake-indexeddb\b|\bprocess\.env\b.*[^=!]=[^=]/gu;

/** What a test changes that other test files of the same thread would meet. */
function changedIn(code: string): readonly string[] {
  return code.match(REACHES_OUT) ?? [];
}

describe("tests whose files share one copy of the modules", () => {
  it("change nothing that the next file would meet [LAND-5]", () => {
    const found = sourceFiles()
      .filter((file) => SHARED.test(file) && file !== "tests/architecture/one-world.test.ts")
      .flatMap((file) => changedIn(readFileSync(file, "utf8")).map((what) => `${file}: ${what}`));
    expect(found).toEqual([]);
  });

  it("would be noticed [LAND-5]", () => {
    expect(changedIn('vi.stubGlobal("fetch", no); vi.useFakeTimers();')).toHaveLength(2);
    expect(changedIn('process.env["PARVIS_SEED"] = "1";')).toHaveLength(1);
    expect(changedIn('expect(process.env["PARVIS_SEED"] === "1");')).toEqual([]);
  });
});
