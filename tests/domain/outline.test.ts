import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import "../support/stories.ts";
import { insideOutline } from "../../src/domain/place/inside-outline.ts";
import { OUTLINE_POINTS_MAX, parseOutline } from "../../src/domain/place/outline.ts";
import { latOf, lngOf, placeOf } from "../../src/domain/place/place.ts";
import { aCity } from "../examples/a-city.ts";

function square(lng: number, lat: number, size: number): number[][] {
  return [
    [lng, lat],
    [lng + size, lat],
    [lng + size, lat + size],
    [lng, lat + size],
    [lng, lat],
  ];
}

/** An island, and a main part with somebody else's village in its middle. */
const ARCHIPELAGO = {
  type: "MultiPolygon",
  coordinates: [[square(5, 5, 1)], [square(0, 0, 3), square(1, 1, 1)]],
};

function outlineOf(geometry: unknown) {
  return parseOutline(JSON.stringify(geometry));
}

describe("the contour of a commune", () => {
  it("keeps all its parts and holes [CITY-6]", () => {
    const outline = outlineOf(ARCHIPELAGO);
    expect(outline?.map(({ border, holes }) => [border.length, holes.length])).toEqual([
      [4, 0],
      [4, 1],
    ]);
  });

  it.each([
    ["on the island", 5.5, 5.5, true],
    ["in the main part", 0.5, 0.5, true],
    ["in the enclave", 1.5, 1.5, false],
    ["in the sea", 4, 4, false],
  ])("knows who is inside: %s [CITY-9]", (_, lat, lng, inside) => {
    expect(insideOutline(placeOf(lat, lng), outlineOf(ARCHIPELAGO) ?? [])).toBe(inside);
  });

  it("holds its own town hall, and an unknown one holds nobody [CITY-9]", () => {
    const { contour, positionCityHall } = aCity();
    expect(insideOutline(positionCityHall, parseOutline(contour) ?? [])).toBe(true);
    expect(insideOutline(positionCityHall, [])).toBe(false);
  });

  it.each([
    ["nothing", ""],
    ["a page of HTML", "<html><body>502</body></html>"],
    ["a point", JSON.stringify({ type: "Point", coordinates: [1, 2] })],
    ["no part", JSON.stringify({ type: "MultiPolygon", coordinates: [] })],
    ["a part without a border", JSON.stringify({ type: "Polygon", coordinates: [] })],
    ["an open line", JSON.stringify({ type: "Polygon", coordinates: [square(0, 0, 1).slice(0, 4)] })],
    ["a corner off the earth", JSON.stringify({ type: "Polygon", coordinates: [square(180, 0, 1)] })],
    [
      "a corner without numbers",
      JSON.stringify({ type: "Polygon", coordinates: [[["1", "2"], [], [], []]] }),
    ],
    [
      "one good part and one broken",
      JSON.stringify({ type: "MultiPolygon", coordinates: [[square(0, 0, 1)], [[]]] }),
    ],
  ])("is unknown when the service answers %s [CITY-6]", (_, contour) => {
    expect(parseOutline(contour)).toBeUndefined();
  });

  it("is unknown when it has more points than a device can draw [CITY-6]", () => {
    const ring = (points: number) => [
      ...Array.from({ length: points }, (_, index) => [index / 1e6, 1]),
      [0, 1],
    ];
    expect(outlineOf({ type: "Polygon", coordinates: [ring(OUTLINE_POINTS_MAX)] })).toBeDefined();
    expect(outlineOf({ type: "Polygon", coordinates: [ring(OUTLINE_POINTS_MAX + 1)] })).toBeUndefined();
  });

  it("never makes the reader throw [CITY-6]", () => {
    fc.assert(fc.property(fc.json(), (contour) => void parseOutline(contour)));
  });
});

describe("a place", () => {
  it("keeps six decimals [GEO-2]", () => {
    const place = placeOf(48.181_712_4, -1.643_600_6);
    expect([latOf(place), lngOf(place)]).toEqual([48.181_712, -1.643_601]);
  });
});
