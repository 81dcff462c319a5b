import { describe, expect, it } from "vitest";
import { boxOf, isInBox, rankOf } from "../../src/map/markers/marker-box.ts";
import { type MapItem, mapItems } from "../../src/map/markers/map-item.ts";
import { REACHABLE_MAX, reachableItems } from "../../src/map/markers/reachable.ts";
import { ringPx, shareOf } from "../../src/map/markers/ring-drawing.ts";
import { eased } from "../../src/map/markers/zoom-glide.ts";
import { aPin } from "./a-pin.ts";

const CROWD = 100;

function crowd(selected?: number): readonly MapItem[] {
  const pins = Array.from({ length: CROWD }, (_, at) => aPin({ id: String(at) }));
  return mapItems({
    alone: [],
    zoom: 17,
    drawn: pins.map((_, index) => ({ kind: "pin", index, aside: { x: 0, y: 0 } })),
    pins,
    selected: pins.filter((_, at) => at === selected),
    clusterLabel: String,
  });
}

/** In a row, from the middle outwards. */
function inRow(items: readonly MapItem[]) {
  return items.map(({ key }) => ({ key, x: Number(key.slice("pin:".length)), y: 0 }));
}

const MIDDLE = { x: 0, y: 0 };

describe("which markers are buttons", () => {
  it("all of them while they are few [MAP-1]", () => {
    const few = crowd().slice(0, REACHABLE_MAX);
    expect(reachableItems(few, { spots: inRow(few), middle: MIDDLE, focused: undefined })).toEqual(few);
  });

  it("those nearest to the middle of a crowd, the selected one, and the one that has the focus [MAP-2]", () => {
    const items = crowd(98);
    const keys = reachableItems(items, { spots: inRow(items), middle: MIDDLE, focused: "pin:77" }).map(
      ({ key }) => key,
    );
    expect(keys).toHaveLength(REACHABLE_MAX + 2);
    expect(keys).toContain("pin:0");
    expect(keys).toContain(`pin:${REACHABLE_MAX - 1}`);
    expect(keys).not.toContain(`pin:${REACHABLE_MAX}`);
    expect(keys).toContain("pin:77");
    expect(keys).toContain("pin:98");
  });
});

describe("where a marker is pressed", () => {
  it("is as large as a finger, around the pin and not around its place when it is drawn aside [MAP-1]", () => {
    const [item] = mapItems({
      alone: [],
      zoom: 17,
      drawn: [{ kind: "pin", index: 0, aside: { x: 60, y: 0 } }],
      pins: [aPin()],
      selected: [],
      clusterLabel: String,
    });
    if (item === undefined) throw new Error("no item");
    expect(boxOf(item)).toEqual({ left: 38, top: -22, width: 44, height: 44 });
    expect(isInBox(boxOf(item), { x: 60, y: 0 })).toBe(true);
    expect(isInBox(boxOf(item), { x: 0, y: 0 })).toBe(false);
  });
});

describe("markers at one place", () => {
  it("lie over one another as they matter: what is open, what waits here, groups, the others [MAP-1]", () => {
    const bounds = { southWest: aPin().place, northEast: aPin().place };
    const items = mapItems({
      drawn: [
        { kind: "cluster", id: 1, ...aPin().place, count: 3, open: 1, bounds },
        { kind: "pin", index: 0, aside: { x: 0, y: 0 } },
      ],
      pins: [aPin({ id: "known" })],
      alone: [aPin({ id: "mine", waiting: true })],
      zoom: 17,
      selected: [aPin({ id: "shown" })],
      clusterLabel: String,
    });
    const upwards = items.toSorted((a, b) => rankOf(a) - rankOf(b)).map(({ key }) => key);
    expect(upwards).toEqual(["pin:known", "cluster:1", "pin:mine", "pin:shown"]);
  });
});

describe("a ring", () => {
  it("never says none or all of the open ones while it is neither [MAP-1]", () => {
    expect(shareOf({ count: 4_000, open: 1 })).toBe(1);
    expect(shareOf({ count: 4_000, open: 3_999 })).toBe(47);
    expect(shareOf({ count: 4, open: 2 })).toBe(24);
    expect(shareOf({ count: 4, open: 0 })).toBe(0);
    expect(shareOf({ count: 4, open: 4 })).toBe(48);
  });

  it("grows with its count [MAP-1]", () => {
    expect([2, 10, 50, 100, 1_000].map(ringPx)).toEqual([40, 44, 48, 54, 60]);
  });
});

describe("a zoom", () => {
  it("takes the pins along the curve of the background [MAP-1]", () => {
    expect(eased(0)).toBeCloseTo(0, 3);
    expect(eased(1)).toBeCloseTo(1, 3);
    // cubic-bezier(0, 0, 0.25, 1) at s = 1/2: x = 0.21875, y = 0.5.
    expect(eased(0.21875)).toBeCloseTo(0.5, 3);
  });
});
