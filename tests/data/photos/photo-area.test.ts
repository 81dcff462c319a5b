import { assert, constantFrom, double, property, record, tuple } from "fast-check";
import { describe, expect, it } from "vitest";
import "../../support/stories.ts";
import {
  AREA_SIDE_MIN,
  areaBetween,
  centredOn,
  grownBy,
  movedBy,
  type PhotoArea,
} from "../../../src/data/photos/photo-area.ts";

const PLATE: PhotoArea = { left: 0.4, top: 0.6, width: 0.2, height: 0.1 };

const number = double({ min: -2, max: 3, noNaN: true });
const point = record({ x: number, y: number });
const area = tuple(point, point).map(([anchor, corner]) => areaBetween(anchor, corner));

const ROUNDING = 1e-9;

function expectWithinPhoto({ left, top, width, height }: PhotoArea): void {
  for (const [start, length] of [
    [left, width],
    [top, height],
  ] as const) {
    expect(start).toBeGreaterThanOrEqual(0);
    expect(length).toBeGreaterThanOrEqual(AREA_SIDE_MIN);
    expect(start + length).toBeLessThanOrEqual(1 + ROUNDING);
  }
}

describe("an area to mask", () => {
  it("moves by what was asked, and stops at the edges [PHO-7]", () => {
    const moved = movedBy(PLATE, 0.02, -0.02);
    expect(moved.left).toBeCloseTo(0.42);
    expect(moved.top).toBeCloseTo(0.58);
    expect(moved).toMatchObject({ width: 0.2, height: 0.1 });
    expect(movedBy(PLATE, 5, -5)).toEqual({ ...PLATE, left: 0.8, top: 0 });
  });

  it("grows to the right and down, and back from an edge, up to the whole photo [PHO-7]", () => {
    const wider = grownBy(PLATE, 0.02, 0);
    expect(wider.left).toBe(0.4);
    expect(wider.width).toBeCloseTo(0.22);
    const atTheEdge = grownBy(movedBy(PLATE, 1, 0), 0.1, 0);
    expect(atTheEdge.left).toBeCloseTo(0.7);
    expect(atTheEdge.left + atTheEdge.width).toBeCloseTo(1);
    expect(grownBy(PLATE, 9, 9)).toEqual({ left: 0, top: 0, width: 1, height: 1 });
  });

  it("never gets too small to be taken hold of [PHO-7]", () => {
    expect(grownBy(PLATE, -9, -9)).toMatchObject({ width: AREA_SIDE_MIN, height: AREA_SIDE_MIN });
    const tiny = areaBetween({ x: 0.5, y: 0.5 }, { x: 0.499, y: 0.5 });
    expect(tiny.left).toBeCloseTo(0.5 - AREA_SIDE_MIN);
    expect(tiny.top).toBeCloseTo(0.5);
  });

  it("is the same from whichever corner it is drawn [PHO-7]", () => {
    const drawn = areaBetween({ x: 0.2, y: 0.7 }, { x: 0.6, y: 0.3 });
    expect(drawn).toEqual(areaBetween({ x: 0.6, y: 0.3 }, { x: 0.2, y: 0.7 }));
    expect(drawn.width).toBeCloseTo(0.4);
  });

  it("goes where the photo is touched, or as near as it can [PHO-7]", () => {
    expect(centredOn(PLATE, { x: 0.5, y: 0.2 }).left).toBeCloseTo(0.4);
    expect(centredOn(PLATE, { x: 0, y: 1 })).toEqual({ ...PLATE, left: 0, top: 0.9 });
  });

  it("stays within the photo whatever is done to it [PHO-7]", () => {
    assert(
      property(
        area,
        constantFrom(movedBy, grownBy),
        number,
        number,
        point,
        (first, change, x, y, touched) => {
          expectWithinPhoto(first);
          expectWithinPhoto(change(first, x, y));
          expectWithinPhoto(centredOn(first, touched));
        },
      ),
    );
  });
});
