import { describe, expect, it } from "vitest";
import {
  idsWithin,
  isSameView,
  isWithin,
  type MapView,
  visibleMiddle,
  wholePinBounds,
} from "../../src/map/camera/map-view.ts";
import { aPin } from "./a-pin.ts";

const HERE = { latE6: 48_181_700, lngE6: -1_643_600 };

describe("what a person sees of the map", () => {
  it("has its middle in the part that no panel covers [MAP-3]", () => {
    const insets = { top: 56, right: 0, bottom: 300, left: 0 };
    expect(visibleMiddle({ x: 390, y: 844 }, insets)).toEqual({ x: 195, y: 300 });
  });

  it("lists the pins inside it, in the order given [MAP-2]", () => {
    const bounds = {
      southWest: { latE6: 48_181_000, lngE6: -1_644_000 },
      northEast: { latE6: 48_182_000, lngE6: -1_643_000 },
    };
    const far = aPin({ id: "far", place: { latE6: 48_190_000, lngE6: -1_643_600 } });
    expect(idsWithin([aPin({ id: "b" }), far, aPin({ id: "a" })], bounds)).toEqual(["b", "a"]);
  });

  it("shows a selected pin whole only where there is room above its place [MAP-2]", () => {
    // At zoom 17 in Betton a pixel is 0.8 m high, and a microdegree 0.11 m.
    const top = HERE.latE6 + 1_000;
    const view: MapView = {
      center: HERE,
      zoom: 17,
      bounds: {
        southWest: { latE6: top - 2_000, lngE6: -1_644_000 },
        northEast: { latE6: top, lngE6: -1_642_000 },
      },
      idsInView: [],
    };
    const under = (px: number) => ({ ...HERE, latE6: top - Math.round((px * 0.796) / 0.1112) });
    expect(isWithin(under(70), wholePinBounds(view))).toBe(false);
    expect(isWithin(under(80), wholePinBounds(view))).toBe(true);
    // A pixel is 10.7 microdegrees wide there; the map's buttons are as wide as 56 of them.
    const leftOfEdge = (px: number) => ({ ...under(80), lngE6: -1_642_000 - Math.round(px * 10.7) });
    expect(isWithin(leftOfEdge(80), wholePinBounds(view))).toBe(false);
    expect(isWithin(leftOfEdge(90), wholePinBounds(view))).toBe(true);
  });

  it("is told again only when it changed, so that a page may keep it [MAP-2]", () => {
    const view: MapView = {
      center: HERE,
      zoom: 13,
      bounds: { southWest: HERE, northEast: HERE },
      idsInView: ["a"],
    };
    expect(isSameView(undefined, view)).toBe(false);
    expect(isSameView(view, { ...view, idsInView: ["a"] })).toBe(true);
    expect(isSameView(view, { ...view, idsInView: ["b"] })).toBe(false);
    expect(isSameView(view, { ...view, zoom: 14 })).toBe(false);
  });
});
