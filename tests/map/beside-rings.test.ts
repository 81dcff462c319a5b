import { describe, expect, it } from "vitest";
import type { Place } from "../../src/domain/place/place.ts";
import { type Pixels, pixelsOf } from "../../src/map/camera/map-view.ts";
import { besideRings } from "../../src/map/markers/beside-rings.ts";
import { boxOf } from "../../src/map/markers/marker-box.ts";
import { mapItems } from "../../src/map/markers/map-item.ts";
import { unlessUnderRing } from "../../src/map/markers/under-ring.ts";
import { ringPx } from "../../src/map/markers/ring-drawing.ts";
import { aPin } from "./a-pin.ts";

const ZOOM = 15;
const HERE = aPin().place;
/** At zoom 15 a pixel is about 43 microdegrees of longitude. */
const east = (px: number): Place => ({ ...HERE, lngE6: HERE.lngE6 + px * 43 });
const ringAt = (place: Place, count = 3) => ({ ...place, count });

/** In pixels, between the middle of a pin as it is drawn and what else is drawn. */
function drawnAt(place: Place, aside: { x: number; y: number } | undefined) {
  const { x, y } = pixelsOf(place, ZOOM);
  return { x: x + (aside?.x ?? Number.NaN), y: y + (aside?.y ?? Number.NaN) };
}
const between = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.hypot(a.x - b.x, a.y - b.y);
const touching = (count: number) => (ringPx(count) + 44) / 2;

describe("what waits on this device, beside the rings", () => {
  it.each([3, 120, 4_000])(
    "covers nothing of a ring of %i at the same place, nor the ring of it [MAP-18]",
    (count) => {
      const [aside] = besideRings([HERE], { rings: [ringAt(HERE, count)], pins: [], zoom: ZOOM });
      expect(between(drawnAt(HERE, aside), drawnAt(HERE, { x: 0, y: 0 }))).toBeGreaterThanOrEqual(
        touching(count),
      );
      expect(aside?.y).toBeLessThan(0);
    },
  );

  it("goes the shortest way, as far as it must [MAP-18]", () => {
    const [aside] = besideRings([east(20)], { rings: [ringAt(HERE)], pins: [], zoom: ZOOM });
    expect(aside?.x).toBeGreaterThan(touching(3) - 22);
    expect(aside?.x).toBeLessThan(touching(3) - 10);
    expect(Math.abs(aside?.y ?? Number.NaN)).toBeLessThanOrEqual(1);
  });

  it("stays at its place where no ring is in the way [MAP-18]", () => {
    expect(besideRings([east(60), east(-60)], { rings: [ringAt(HERE)], pins: [], zoom: ZOOM })).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ]);
  });

  it("is not set aside onto another ring, nor onto another that waits [MAP-18]", () => {
    const rings = [ringAt(HERE), ringAt(east(64))];
    const mine = [east(30), HERE, HERE];
    const spots = besideRings(mine, { rings, pins: [], zoom: ZOOM }).map((aside, at) =>
      drawnAt(mine[at] ?? HERE, aside),
    );
    for (const spot of spots) {
      for (const ring of rings) {
        expect(between(spot, pixelsOf(ring, ZOOM))).toBeGreaterThanOrEqual(touching(3));
      }
    }
    const [a, b, c] = spots as [Pixels, Pixels, Pixels];
    for (const [one, other] of [
      [a, b],
      [b, c],
      [a, c],
    ] as const) {
      expect(between(one, other)).toBeGreaterThan(40);
    }
  });

  it("is not set aside onto a report that everybody knows [MAP-18]", () => {
    const known = { ...HERE, latE6: HERE.latE6 + 47 * 29 };
    const [aside] = besideRings([HERE], { rings: [ringAt(HERE)], pins: [known], zoom: ZOOM });
    expect(between(drawnAt(HERE, aside), pixelsOf(known, ZOOM))).toBeGreaterThan(40);
  });

  it("is not set aside onto one that waits at its own place, whichever was made first [MAP-18]", () => {
    const above = { ...HERE, latE6: HERE.latE6 + 47 * 29 };
    for (const mine of [
      [above, HERE],
      [HERE, above],
    ]) {
      const asides = besideRings(mine, { rings: [ringAt(HERE)], pins: [], zoom: ZOOM });
      const [a, b] = mine.map((place, at) => drawnAt(place, asides[at])) as [Pixels, Pixels];
      expect(between(a, b)).toBeGreaterThan(40);
    }
  });

  it("is pressed where it is drawn, and the ring where it is [MAP-18]", () => {
    const [ring, mine] = mapItems({
      drawn: [
        { kind: "cluster", id: 1, ...HERE, count: 3, open: 1, bounds: { southWest: HERE, northEast: HERE } },
      ],
      pins: [],
      zoom: ZOOM,
      alone: [aPin({ id: "mine", waiting: true })],
      selected: [],
      clusterLabel: String,
    });
    if (ring === undefined || mine === undefined) throw new Error("no item");
    expect(boxOf(mine).top + boxOf(mine).height).toBeLessThanOrEqual(boxOf(ring).top);
  });
});

describe("the mark of a town hall", () => {
  const ring = (count: number) =>
    ({
      kind: "cluster",
      key: "ring",
      place: HERE,
      label: "",
      count,
      open: count,
      bounds: { southWest: HERE, northEast: HERE },
    }) as const;
  const pin = mapItems({
    drawn: [],
    pins: [],
    zoom: ZOOM,
    alone: [],
    selected: [aPin()],
    clusterLabel: () => "",
  });

  it("is left out where a ring would cover it in part, and there as soon as none does [MAP-1]", () => {
    const beside = ringPx(59) / 2 + 16;
    expect(unlessUnderRing(east(beside - 4), [ring(59)], ZOOM)).toBeNull();
    expect(unlessUnderRing(east(beside), [ring(59)], ZOOM)).toEqual(east(beside));
    expect(unlessUnderRing(east(beside - 4), [ring(59)], ZOOM + 1)).toEqual(east(beside - 4));
    expect(unlessUnderRing(HERE, pin, ZOOM)).toEqual(HERE);
  });
});
