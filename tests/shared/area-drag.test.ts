import { assert, double, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import "../support/stories.ts";
import type { PhotoArea } from "../../src/data/photos/photo-area.ts";
import { dragFrom, dragged } from "../../src/shared/photos/mask/area-drag.ts";

const PLATE: PhotoArea = { left: 0.4, top: 0.4, width: 0.2, height: 0.2 };
const REACH = { x: 0.05, y: 0.05 };

describe("a finger on the photo", () => {
  it("moves the frame from inside it, without a jump [PHO-7]", () => {
    const drag = dragFrom({ x: 0.48, y: 0.5 }, PLATE, REACH);
    const moved = dragged(drag, { x: 0.58, y: 0.4 });
    expect(moved.left).toBeCloseTo(0.5);
    expect(moved.top).toBeCloseTo(0.3);
    expect(moved).toMatchObject({ width: 0.2, height: 0.2 });
  });

  it("pulls the corner it is near, while the opposite one stays [PHO-7]", () => {
    const pulled = dragged(dragFrom({ x: 0.38, y: 0.62 }, PLATE, REACH), { x: 0.18, y: 0.82 });
    expect(pulled.left).toBeCloseTo(0.2);
    expect(pulled.top).toBeCloseTo(0.4);
    expect(pulled.left + pulled.width).toBeCloseTo(0.6);
    expect(pulled.top + pulled.height).toBeCloseTo(0.8);
  });

  it("draws a new frame anywhere else [PHO-7]", () => {
    const drawn = dragged(dragFrom({ x: 0.1, y: 0.1 }, PLATE, REACH), { x: 0.3, y: 0.25 });
    expect(drawn.left).toBeCloseTo(0.1);
    expect(drawn.width).toBeCloseTo(0.2);
    expect(drawn.height).toBeCloseTo(0.15);
  });

  it("still moves the smallest frame from its middle [PHO-7]", () => {
    const small = { left: 0.5, top: 0.5, width: 0.04, height: 0.04 };
    expect(dragFrom({ x: 0.52, y: 0.52 }, small, { x: 0.1, y: 0.1 }).does).toBe("move");
  });

  it("changes nothing of a frame it presses without moving [PHO-7]", () => {
    const within = double({ min: 0.36, max: 0.64, noNaN: true });
    assert(
      property(record({ x: within, y: within }), (point) => {
        const drag = dragFrom(point, PLATE, REACH);
        if (drag.does === "draw") return;
        const after = dragged(drag, point);
        expect(after.left).toBeCloseTo(PLATE.left);
        expect(after.top).toBeCloseTo(PLATE.top);
        expect(after.width).toBeCloseTo(PLATE.width);
        expect(after.height).toBeCloseTo(PLATE.height);
      }),
    );
  });
});
