import { describe, expect, it } from "vitest";
import { simplifiedContour } from "../../../src/app/city/simplified-contour.ts";
import { parseOutline, type Outline } from "../../../src/domain/place/outline.ts";
import { placeOf } from "../../../src/domain/place/place.ts";

const [WEST, SOUTH, SIDE] = [-1.69, 48.15, 0.08];
const STEPS = 50;

/** A square around the corner, in many steps that leave its sides by some metres. */
function square(west: number, south: number, side: number, wavers = 0.000_02) {
  const along = Array.from({ length: STEPS }, (_, index) => index / STEPS);
  const off = (share: number) => (Math.round(share * STEPS) % 2) * wavers;
  return [
    ...along.map((share) => placeOf(south + off(share), west + share * side)),
    ...along.map((share) => placeOf(south + share * side, west + side + off(share))),
    ...along.map((share) => placeOf(south + side + off(share), west + side - share * side)),
    ...along.map((share) => placeOf(south + side - share * side, west + off(share))),
  ];
}

const read = (outline: Outline) => parseOutline(simplifiedContour(outline) ?? "");

describe("the outline that a device remembers", () => {
  it("has the corners of the contour, and no step that a map of the commune would not show [CITY-6]", () => {
    const border = square(WEST, SOUTH, SIDE);
    const [part] = read([{ border, holes: [] }]) ?? [];
    expect(part?.border.length).toBeLessThan(10);
    for (const corner of [0, STEPS, 2 * STEPS, 3 * STEPS])
      expect(part?.border).toContainEqual(border[corner]);
  });

  it("keeps the steps that it would show [CITY-6]", () => {
    const border = square(WEST, SOUTH, SIDE, 0.001);
    expect(read([{ border, holes: [] }])?.[0]?.border.length).toBeGreaterThan(3 * STEPS);
  });

  it("keeps islands and enclaves, and leaves out those that are smaller than a pixel [CITY-6]", () => {
    const border = square(WEST, SOUTH, SIDE);
    const enclave = square(WEST + 0.02, SOUTH + 0.02, 0.02);
    const speck = square(WEST + 0.05, SOUTH + 0.05, 0.000_05, 0);
    const island = square(WEST + 0.1, SOUTH, 0.01);
    const outline = read([
      { border, holes: [enclave, speck] },
      { border: island, holes: [] },
      { border: speck, holes: [] },
    ]);
    expect(outline?.map(({ holes }) => holes.length)).toEqual([1, 0]);
  });

  it("is none where nothing of it would be seen [CITY-6]", () => {
    expect(simplifiedContour([])).toBeUndefined();
    expect(simplifiedContour([{ border: square(WEST, SOUTH, 0.000_05, 0), holes: [] }])).toBeUndefined();
  });
});
