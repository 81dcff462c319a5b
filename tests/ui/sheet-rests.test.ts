import { describe, expect, it } from "vitest";
import { restAfterDrag, restOffsetPx } from "../../src/ui/sheet-rests.ts";

describe("a sheet after a drag", () => {
  it("comes to the nearest rest", () => {
    expect(restAfterDrag("peek", 30, 700, 0)).toBe("full");
    expect(restAfterDrag("peek", 340, 700, 0)).toBe("half");
    expect(restAfterDrag("full", 600, 700, 0)).toBe("peek");
  });

  it("moves one rest with a flick, and stays within its three", () => {
    expect(restAfterDrag("half", 340, 700, -1)).toBe("full");
    expect(restAfterDrag("half", 340, 700, 1)).toBe("peek");
    expect(restAfterDrag("full", 5, 700, -1)).toBe("full");
  });

  it("never hides more than itself on a very small screen", () => {
    expect(restOffsetPx("peek", 40)).toBe(0);
  });
});
