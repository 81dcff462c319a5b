import { describe, expect, it } from "vitest";
import { nearestTo, walkOrder, walkTo } from "../../src/map/markers/walk-order.ts";

const SPOTS = [
  { key: "bottom", x: 10, y: 400 },
  { key: "top right", x: 300, y: 12 },
  { key: "top left", x: 20, y: 40 },
];

describe("walking the pins by keyboard", () => {
  it("goes line by line, left to right, as one reads [MAP-2]", () => {
    expect(walkOrder(SPOTS)).toEqual(["top left", "top right", "bottom"]);
  });

  it("starts again at either end [MAP-2]", () => {
    const order = walkOrder(SPOTS);
    expect(walkTo(order, "bottom", "next")).toBe("top left");
    expect(walkTo(order, "top left", "previous")).toBe("bottom");
    expect(walkTo(order, "top right", "first")).toBe("top left");
    expect(walkTo(order, "top right", "last")).toBe("bottom");
  });

  it("begins at an end when the pin it was on is gone [MAP-2]", () => {
    const order = walkOrder(SPOTS);
    expect(walkTo(order, "gone", "next")).toBe("top left");
    expect(walkTo(order, undefined, "previous")).toBe("bottom");
    expect(walkTo([], undefined, "next")).toBeUndefined();
  });

  it("finds the neighbour of a pin that went into a ring [MAP-2]", () => {
    expect(nearestTo(SPOTS, { x: 0, y: 380 })?.key).toBe("bottom");
    expect(nearestTo([], { x: 0, y: 0 })).toBeUndefined();
  });
});
