import { describe, expect, it } from "vitest";
import { distanceM } from "../../src/domain/place/distance.ts";
import { insideOutline } from "../../src/domain/place/inside-outline.ts";
import { knownStreets } from "../../src/domain/place/known-streets.ts";
import { parseOutline } from "../../src/domain/place/outline.ts";
import { placeOf, type Place } from "../../src/domain/place/place.ts";
import { isInSurroundings } from "../../src/domain/place/surroundings.ts";

const CENTRE = placeOf(48.18, -1.64);
/** So many metres to the north of it. */
const north = (metres: number) => placeOf(48.18 + metres / 111_195, -1.64);

describe("whether a place is in a commune or around it", () => {
  const within = (place: Place, over: Partial<Parameters<typeof isInSurroundings>[1]>) =>
    isInSurroundings(place, { position: CENTRE, ...over });
  const last = (is: (place: Place) => boolean) => {
    const metres = Array.from({ length: 400 }, (_, n) => n * 1000);
    return metres.filter((each) => is(north(each))).at(-1) ?? -1;
  };
  const farthest = last((place) => within(place, {}));

  it("is so of every place while nothing is known of where the commune lies [ANO-32]", () => {
    expect(isInSurroundings(north(900_000), {})).toBe(true);
  });

  it("goes by the middle of the commune while its outline is unknown, or cannot be read [ANO-32]", () => {
    expect(farthest).toBeGreaterThan(1000);
    expect(farthest).toBeLessThan(200_000);
    for (const contour of ["", "<html>", "mutant"])
      expect(last((place) => within(place, { contour }))).toBe(farthest);
    expect(last((place) => within(place, { box: null }))).toBe(farthest);
  });

  it("goes by its box with a margin, and by no box further than twice what is believed without one [ANO-32]", () => {
    const upTo = (metres: number) =>
      last((place) => within(place, { box: { southWest: CENTRE, northEast: north(metres) } }));
    expect(upTo(0)).toBeLessThan(farthest);
    expect(upTo(60_000)).toBe(60_000 + (upTo(50_000) - 50_000));
    expect(upTo(50_000)).toBeGreaterThan(50_000);
    expect(Math.abs(upTo(900_000) - 2 * farthest)).toBeLessThanOrEqual(2000);
  });

  it("goes by the outline of a commune that has no box yet [ANO-32]", () => {
    const ring = [
      [-1.64, 48.18],
      [-1.64, 48.36],
      [-1.63, 48.36],
      [-1.63, 48.18],
      [-1.64, 48.18],
    ];
    const contour = JSON.stringify({ type: "Polygon", coordinates: [ring] });
    const tall = last((place) => within(place, { contour }));
    expect(tall).toBeGreaterThanOrEqual(20_000);
    expect(tall).toBeGreaterThan(
      last((place) =>
        within(place, {
          contour: JSON.stringify({
            type: "Polygon",
            coordinates: [ring.map(([lng, lat]) => [lng, 48.18 + (lat! - 48.18) / 100])],
          }),
        }),
      ),
    );
  });

  it("is measured in metres, as the crow flies [GEO-2]", () => {
    expect(distanceM(CENTRE, north(1000))).toBeCloseTo(1000, 0);
  });
});

describe("the outline of a commune", () => {
  const outline = (type: string, coordinates: unknown) => parseOutline(JSON.stringify({ type, coordinates }));
  const RING = [
    [0, 0],
    [90, 0],
    [180, 90],
    [0, 90],
    [0, 0],
  ];

  it("reaches to the very ends of the earth [CITY-6]", () => {
    expect(outline("Polygon", [RING])).toHaveLength(1);
    expect(
      outline("Polygon", [
        [
          [-180, -90],
          [0, -90],
          [0, 0],
          [-180, 0],
          [-180, -90],
        ],
      ]),
    ).toHaveLength(1);
  });

  it.each([
    ["a border that is no list", "Polygon", ["border"]],
    ["a part that is no list", "MultiPolygon", [[RING], "part"]],
    ["a part that is nothing", "MultiPolygon", [null]],
    ["coordinates that are no list", "Polygon", "here"],
    ["coordinates that are a record", "MultiPolygon", { length: 1 }],
    ["a hole that is broken", "Polygon", [RING, RING.slice(0, 3)]],
    ["a line of many", "MultiLineString", [[RING]]],
    ["a corner that is no list", "Polygon", [[...RING.slice(0, 2), "corner", ...RING.slice(2)]]],
    ["a corner with one number", "Polygon", [[...RING.slice(0, 2), [1], ...RING.slice(2)]]],
    [
      "a corner with a text for the first number",
      "Polygon",
      [[...RING.slice(0, 2), ["1", 2], ...RING.slice(2)]],
    ],
    ["a corner too far north", "Polygon", [[...RING.slice(0, 2), [1, 91], ...RING.slice(2)]]],
    ["a corner too far west", "Polygon", [[...RING.slice(0, 2), [-181, 1], ...RING.slice(2)]]],
    ["an end beside its beginning", "Polygon", [[...RING.slice(0, 4), [0, 1]]]],
    ["an end above its beginning", "Polygon", [[...RING.slice(0, 4), [1, 0]]]],
  ])("is unknown with %s [CITY-6]", (_, type, coordinates) => {
    expect(outline(type, coordinates)).toBeUndefined();
  });

  it("holds what is to the west of a slanting border, and not what is to its east [CITY-9]", () => {
    const parts =
      outline("Polygon", [
        [
          [0, 0],
          [4, 4],
          [0, 4],
          [0, 0],
        ],
      ]) ?? [];
    const inside = (lat: number, lng: number) => insideOutline(placeOf(lat, lng), parts);
    expect([inside(3, 1), inside(3, 2.9), inside(3, 3.1), inside(1, 0.5), inside(1, 1.5)]).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
    expect([inside(-1, 0), inside(5, 0)]).toEqual([false, false]);
  });
});

describe("the streets of a commune", () => {
  const at = (address: string, lat: number, lng: number) => ({ address, place: placeOf(lat, lng) });

  it("stand by how many addresses of them are known, then by name [MAP-13]", () => {
    const names = ["rue C", "rue A", "rue B", "rue B"].map((address) => at(` ${address} `, 48, -1));
    for (const many of [names, names.toReversed()])
      expect(knownStreets(many).map(({ name }) => name)).toEqual(["rue B", "rue A", "rue C"]);
  });

  it("are where the middle of their addresses is, from south to north where they run so [MAP-13]", () => {
    const street = (...lats: readonly number[]) =>
      knownStreets(lats.map((lat) => at("rue A", lat, -1)))[0]?.place;
    for (const lats of [
      [48.1, 48.2, 48.3],
      [48.3, 48.1, 48.2],
      [48.2, 48.3, 48.1],
    ])
      expect(street(...lats)).toEqual(placeOf(48.2, -1));
  });
});
