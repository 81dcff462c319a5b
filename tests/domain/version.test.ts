import { describe, expect, it } from "vitest";
import { isOlderVersion } from "../../src/domain/basics/version.ts";

describe("versions of the app", () => {
  it.each([
    ["0.1.0", "0.2.0"],
    ["0.9.0", "0.10.0"],
    ["1.2", "1.2.1"],
    ["0.1.0", "1"],
  ])("tell that %s is older than %s [F43]", (older, newer) => {
    expect(isOlderVersion(older, newer)).toBe(true);
    expect(isOlderVersion(newer, older)).toBe(false);
  });

  it.each([
    ["0.1.0", "0.1.0"],
    ["1.0", "1"],
    ["0.1.0", "0"],
    ["0.1.0", "nonsense"],
  ])("tell that %s is not older than %s [F43]", (version, than) => {
    expect(isOlderVersion(version, than)).toBe(false);
  });
});
