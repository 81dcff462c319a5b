import { describe, expect, it } from "vitest";
import { zoomedBetween, type Fingers } from "../../src/shared/photos/mask/photo-zoom.ts";

const CORNER = { x: 0, y: 0 };
const fingers = (first: number, second: number): Fingers => ({
  first: { x: first, y: 100 },
  second: { x: second, y: 100 },
});

describe("two fingers on a photo", () => {
  it("zoom about their middle, and never below the whole photo [PHO-7]", () => {
    const whole = { scale: 1, x: 0, y: 0 };
    const near = zoomedBetween(whole, fingers(100, 200), fingers(50, 250), CORNER);
    expect(near).toEqual({ scale: 2, x: -150, y: -100 });
    expect(zoomedBetween(near, fingers(50, 250), fingers(149, 151), CORNER)).toEqual(whole);
  });
});
