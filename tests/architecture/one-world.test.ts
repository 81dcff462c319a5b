import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { changedIn, reachesOut } from "../support/reaches-out.ts";

const THIS = "tests/architecture/one-world.test.ts";

describe("tests whose files share one copy of the modules", () => {
  it("change nothing that the next file would meet [LAND-5]", () => {
    const files = globSync("tests/{domain,architecture}/**/*.ts", { exclude: [THIS] });
    const found = files.flatMap((file) =>
      changedIn(readFileSync(file, "utf8")).map((what) => `${file}: ${what}`),
    );
    expect(files.length).toBeGreaterThan(100);
    expect(found).toEqual([]);
  });

  it("replace no module in a browser, which keeps what it loaded for all files of a run [LAND-5]", () => {
    const files = globSync("tests/**/*.browser.test.{ts,tsx}");
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => /\bvi\.(?:mock|doMock)\b/u.test(readFileSync(file, "utf8")))).toEqual([]);
  });

  it("would be noticed [LAND-5]", () => {
    expect(changedIn('vi.stubGlobal("fetch", no); vi.useFakeTimers();')).toHaveLength(2);
    expect(changedIn('process.env["PARVIS_SEED"] = "1";')).toHaveLength(1);
    expect(changedIn('expect(process.env["PARVIS_SEED"] === "1");')).toEqual([]);
  });

  it("would be noticed by what they load of the tests too, but for a clock that is put back [LAND-5]", () => {
    expect(reachesOut("tests/data/replica/replica.test.ts")).toBe(true);
    expect(reachesOut("tests/clock/city-clock.test.ts")).toBe(true);
    expect(reachesOut("tests/sw/first-fill.test.ts")).toBe(false);
  });
});
