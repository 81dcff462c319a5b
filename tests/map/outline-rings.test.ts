import { describe, expect, it } from "vitest";
import { parseOutline } from "../../src/domain/place/outline.ts";
import { maskRings, outlineRings } from "../../src/map/layers/outline-rings.ts";

const square = (lng: number, lat: number, side: number) => [
  [lng, lat],
  [lng + side, lat],
  [lng + side, lat + side],
  [lng, lat + side],
  [lng, lat],
];

const ISLANDS_WITH_AN_ENCLAVE = JSON.stringify({
  type: "MultiPolygon",
  coordinates: [[square(8.7, 41.5, 0.2), square(8.8, 41.6, 0.02)], [square(9, 41.5, 0.05)]],
});

describe("the outline of a commune", () => {
  const outline = parseOutline(ISLANDS_WITH_AN_ENCLAVE) ?? [];

  it("keeps all its parts and their holes, latitude first [CITY-6]", () => {
    const rings = outlineRings(outline);
    expect(rings.map((part) => part.length)).toEqual([2, 1]);
    expect(rings[0]?.[0]?.[0]).toEqual([41.5, 8.7]);
  });

  it("is cut out of a grey world, where an enclave is grey again [CITY-6]", () => {
    expect(maskRings(outline)).toHaveLength(4);
  });
});
