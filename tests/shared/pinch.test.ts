import { describe, expect, it } from "vitest";
import { pinched } from "../../src/shared/photos/pinch.ts";

describe("two fingers on a photo", () => {
  it("enlarge it as far as they part, and never make it smaller than the screen [UI-3]", () => {
    expect(pinched(1, { px: 100 }, { px: 200 })).toBe(2);
    expect(pinched(2, { px: 200 }, { px: 150 })).toBe(1.5);
    expect(pinched(1, { px: 200 }, { px: 50 })).toBe(1);
    expect(pinched(4, { px: 100 }, { px: 300 })).toBe(5);
    expect(pinched(2, { px: 0 }, { px: 50 })).toBe(2);
  });
});
