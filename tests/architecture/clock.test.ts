import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sourceFiles } from "./source-files.ts";

const CLOCK = "src/clock/system-clock.ts";
const OURS = /^(?:src|sw|replication|functions\/src)\//u;

const PLATFORM_TIME =
  /\b(?:Date\.now|performance\.now|set(?:Timeout|Interval)|clear(?:Timeout|Interval))\b|\bnew Date\(\)/gu;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/gu;

/** What code asks of the platform itself, of the time or of a timer. */
function platformTimeIn(code: string): readonly string[] {
  return code.replaceAll(COMMENT, "").match(PLATFORM_TIME) ?? [];
}

describe("the time", () => {
  it("comes from the clock alone, so that a test can move it [LAND-5]", () => {
    const elsewhere = sourceFiles()
      .filter((file) => OURS.test(file) && file !== CLOCK)
      .flatMap((file) => platformTimeIn(readFileSync(file, "utf8")).map((what) => `${file}: ${what}`));
    expect(elsewhere).toEqual([]);
  });

  it("would be noticed elsewhere [LAND-5]", () => {
    expect(platformTimeIn("useState(Date.now); globalThis.setTimeout(run, 5); new Date();")).toHaveLength(3);
    expect(platformTimeIn("setInterval(look, 5); // setTimeout\nperformance.now()")).toHaveLength(2);
    expect(platformTimeIn("/* Date.now */ new Date(at); Date.parse(text); clock.now()")).toEqual([]);
  });

  it("is asked of the platform in the clock's own file [LAND-5]", () => {
    expect(platformTimeIn(readFileSync(CLOCK, "utf8"))).toEqual(["Date.now", "setTimeout", "clearTimeout"]);
  });
});
