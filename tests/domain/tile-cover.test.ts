import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import "../support/stories.ts";
import { mapPlans, PLAN_ZOOM_MIN, planTiles } from "../../src/domain/background/map-plan.ts";
import { standInTiles } from "../../src/domain/background/map-providers.ts";
import type { ArchivableProvider } from "../../src/domain/background/map-provider.ts";
import { ancestorOf, gridPoint, type Tile } from "../../src/domain/background/tile.ts";
import { tilesOver } from "../../src/domain/background/tile-cover.ts";
import { insideOutline } from "../../src/domain/place/inside-outline.ts";
import { parseOutline, type Outline } from "../../src/domain/place/outline.ts";
import { placeOf } from "../../src/domain/place/place.ts";
import { aCity } from "../examples/a-city.ts";

const BETTON = outlineOf(JSON.parse(aCity().contour));

/** A commune of two islands round a lagoon, with another commune's village in the middle of the larger one. */
const ISLANDS = outlineOf({
  type: "MultiPolygon",
  coordinates: [[square(0, 0, 0.3), square(0.1, 0.1, 0.1)], [square(0.8, 0.1, 0.05)]],
});

/** The hypotenuse of a triangle leaves half of its box outside. */
const TRIANGLE = outlineOf({
  type: "Polygon",
  coordinates: [
    [
      [0, 0],
      [0.4, 0],
      [0, 0.4],
      [0, 0],
    ],
  ],
});

function square(lng: number, lat: number, size: number): number[][] {
  return [
    [lng, lat],
    [lng + size, lat],
    [lng + size, lat + size],
    [lng, lat + size],
    [lng, lat],
  ];
}

function outlineOf(geometry: unknown): Outline {
  return parseOutline(JSON.stringify(geometry)) ?? [];
}

const names = (tiles: readonly Tile[]): readonly string[] => tiles.map(({ z, x, y }) => `${z}/${x}/${y}`);

function tileAt(lat: number, lng: number, z: number): string {
  const { x, y } = gridPoint(placeOf(lat, lng), z);
  return `${z}/${Math.floor(x)}/${Math.floor(y)}`;
}

describe("the tiles of a commune", () => {
  it("are where the providers' grids have them [MAP-7]", () => {
    expect(tileAt(38.913_265, -77.032_394, 10)).toBe("10/292/391");
    expect(tileAt(-0.001, -0.001, 1)).toBe("1/0/1");
  });

  it.each([
    ["Betton", BETTON],
    ["two islands with an enclave", ISLANDS],
    ["a triangle", TRIANGLE],
  ])("hold every place inside the outline, at every zoom: %s [MAP-7]", (_, outline) => {
    const kept = new Set(names(tilesOver(outline, 10, 14)));
    const corners = outline.flatMap(({ border }) => border);
    const [south, north] = [Math.min, Math.max].map((pick) => pick(...corners.map(({ latE6 }) => latE6)));
    const [west, east] = [Math.min, Math.max].map((pick) => pick(...corners.map(({ lngE6 }) => lngE6)));
    const place = fc.record({
      latE6: fc.integer({ min: south ?? 0, max: north ?? 0 }),
      lngE6: fc.integer({ min: west ?? 0, max: east ?? 0 }),
    });
    fc.assert(
      fc.property(place, fc.integer({ min: 10, max: 14 }), ({ latE6, lngE6 }, zoom) => {
        fc.pre(insideOutline({ latE6, lngE6 }, outline));
        expect(kept).toContain(tileAt(latE6 / 1e6, lngE6 / 1e6, zoom));
      }),
    );
  });

  it("are not those of the box around it [MAP-7]", () => {
    const kept = new Set(names(tilesOver(TRIANGLE, 14, 14)));
    expect(kept).not.toContain(tileAt(0.39, 0.39, 14));
    expect(kept).toContain(tileAt(0.2, 0.2, 14));
    const box = ((0.4 * 2 ** 14) / 360) ** 2;
    expect(kept.size).toBeLessThan(0.65 * box);
  });

  it("leave out the lagoon and the neighbour's village [MAP-7]", () => {
    const kept = new Set(names(tilesOver(ISLANDS, 14, 14)));
    expect(kept).not.toContain(tileAt(0.15, 0.15, 14));
    expect(kept).not.toContain(tileAt(0.12, 0.6, 14));
    expect(kept).toContain(tileAt(0.12, 0.82, 14));
  });

  it("come far ones first, each once, each above the next [MAP-7]", () => {
    const tiles = tilesOver(BETTON, 10, 15);
    const kept = new Set(names(tiles));
    expect(kept.size).toBe(tiles.length);
    expect(tiles.map(({ z }) => z)).toEqual(tiles.map(({ z }) => z).toSorted((a, b) => a - b));
    expect(tiles.filter((tile) => tile.z > 10 && !kept.has(names([ancestorOf(tile, 1)])[0] ?? ""))).toEqual(
      [],
    );
  });

  it("are none when the outline is unknown [MAP-7]", () => {
    expect(tilesOver([], 10, 15)).toEqual([]);
  });
});

describe("the size of a download", () => {
  const provider = { ...standInTiles("/{z}/{x}/{y}.png"), tileBytes: 25_000 } as ArchivableProvider;

  it("is told before, for each depth [MAP-7]", () => {
    const { plans, isCut } = mapPlans(BETTON, provider);
    expect(plans.map(({ zoomMax }) => zoomMax)).toEqual([15, 16, 17]);
    expect(plans[0]).toEqual({
      zoomMax: 15,
      tiles: tilesOver(BETTON, PLAN_ZOOM_MIN, 15).length,
      bytes: tilesOver(BETTON, PLAN_ZOOM_MIN, 15).length * 25_000,
    });
    expect(isCut).toBe(false);
  });

  it("stays what a phone can hold: a huge commune is offered without house numbers [MAP-7]", () => {
    const arles = outlineOf({ type: "Polygon", coordinates: [square(4.4, 43.4, 0.35)] });
    const { plans, isCut } = mapPlans(arles, provider);
    expect(plans.map(({ zoomMax }) => zoomMax)).toEqual([15, 16]);
    expect(isCut).toBe(true);
  });

  it("is offered in no depth that adds nothing to the one before [MAP-7]", () => {
    const weightsUpTo = (depth: number) => planTiles(BETTON, provider).map(({ z }) => (z <= depth ? 10 : 0));
    const depths = (depth: number) =>
      mapPlans(BETTON, provider, weightsUpTo(depth)).plans.map(({ zoomMax }) => zoomMax);
    expect([depths(17), depths(16), depths(15), depths(0)]).toEqual([[15, 16, 17], [15, 16], [15], []]);
  });

  it("may be exactly what a phone can hold [MAP-7]", () => {
    const [, streets] = mapPlans(BETTON, provider).plans;
    const offlineBytesMax = streets?.bytes ?? 0;
    const depths = (max: number) =>
      mapPlans(BETTON, { ...provider, offlineBytesMax: max }).plans.map(({ zoomMax }) => zoomMax);
    expect(depths(offlineBytesMax)).toEqual([15, 16]);
    expect(depths(offlineBytesMax - 1)).toEqual([15]);
  });

  it("goes no deeper than the provider draws [MAP-7]", () => {
    const { plans } = mapPlans(BETTON, { ...provider, maxNativeZoom: 16 });
    expect(plans.map(({ zoomMax }) => zoomMax)).toEqual([15, 16]);
  });
});
