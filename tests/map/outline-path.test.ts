import { describe, expect, it } from "vitest";
import { parseOutline } from "../../src/domain/place/outline.ts";
import { placeOf } from "../../src/domain/place/place.ts";
import { outlinePath } from "../../src/map/outline-path.ts";

const square = (west: number, south: number, side: number) => [
  [west, south],
  [west + side, south],
  [west + side, south + side],
  [west, south + side],
  [west, south],
];
const outlineOf = (coordinates: unknown) =>
  parseOutline(JSON.stringify({ type: "MultiPolygon", coordinates })) ?? [];

describe("the drawing of a commune", () => {
  it("keeps every island and every enclave [CITY-6]", () => {
    const outline = outlineOf([[square(0, 0, 2), square(0.5, 0.5, 1)], [square(3, 0, 1)]]);
    expect(outlinePath(outline, 160)?.d.match(/Z/gu)).toHaveLength(3);
  });

  it("fits its box, with the north up and the place of the town hall on it [CITY-6]", () => {
    const path = outlinePath(outlineOf([[square(0, 0, 1)]]), 100);
    expect(path).toMatchObject({ widthPx: 100, heightPx: 100 });
    expect(path?.at(placeOf(1, 0))).toEqual({ x: 0, y: 0 });
    expect(path?.at(placeOf(0.5, 0.5))).toEqual({ x: 50, y: 50 });
  });

  it("keeps a commune of the north as wide as it is on the ground [CITY-6]", () => {
    const path = outlinePath(outlineOf([[square(2, 60, 0.1)]]), 100);
    expect(path?.widthPx).toBeCloseTo(50, 0);
    expect(path?.heightPx).toBe(100);
  });

  it("is nothing when the contour is unknown or broken [CITY-6]", () => {
    expect(outlinePath([], 160)).toBeUndefined();
  });
});
