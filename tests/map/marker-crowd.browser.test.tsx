import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { REACHABLE_MAX } from "../../src/map/markers/reachable.ts";
import { aPin } from "./a-pin.ts";
import { focusMap, MAIRIE, openMap, pin, surface } from "./open-map.tsx";

/** Middle of the map's 800 by 500 pixels: there is the town hall. */
const MIDDLE = { x: 400, y: 250 };

/** Far more than can be buttons, 70 pixels apart at zoom 17, the middle one at the town hall. */
const ROWS = Array.from({ length: 5 }, (_, row) => row - 2);
const COLUMNS = Array.from({ length: 11 }, (_, column) => column - 5);
const CROWD = ROWS.flatMap((row) =>
  COLUMNS.map((column) =>
    aPin({
      id: `${row}:${column}`,
      label: `Anomalie ${row}:${column}`,
      place: { latE6: MAIRIE.latE6 - row * 500, lngE6: MAIRIE.lngE6 + column * 750 },
    }),
  ),
);
const buttons = () => document.querySelectorAll("[data-marker]").length;
const untilCrowd = async () => {
  await expect.poll(buttons).toBe(REACHABLE_MAX);
};
/** In the corner, where nothing is a button. */
const CORNER = { x: MIDDLE.x - 5 * 70, y: MIDDLE.y - 2 * 70 };

/** A finger's: no mouse was there before. */
function tap({ x, y }: { readonly x: number; readonly y: number }): void {
  const { left, top } = surface().element().getBoundingClientRect();
  const [clientX, clientY] = [left + x, top + y];
  document
    .elementFromPoint(clientX, clientY)
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX, clientY, detail: 1 }));
}

/** In the row of the corner, on whatever is there now. */
function mouse(type: string, x: number): void {
  const { left, top } = surface().element().getBoundingClientRect();
  const [clientX, clientY] = [left + x, top + CORNER.y];
  document
    .elementFromPoint(clientX, clientY)
    ?.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX, clientY, detail: 1 }));
}

/** In one move: two would give the map a swing that carries it further. */
function drag(from: number, to: number): void {
  mouse("mousedown", from);
  mouse("mousemove", to);
  mouse("mouseup", to);
}

describe("a crowd of markers", () => {
  it("has buttons near the middle, and any other when the walk comes to it [MAP-2]", async () => {
    await openMap({ pins: CROWD });
    await untilCrowd();
    await expect.element(pin("Anomalie 0:0")).toBeInTheDocument();
    await expect.element(pin("Anomalie -2:-5")).not.toBeInTheDocument();
    focusMap();
    await userEvent.keyboard("{Enter}{Home}");
    await expect.element(pin("Anomalie -2:-5")).toHaveFocus();
  });

  it("is opened by a mouse or a finger also where it is only painted [MAP-1]", async () => {
    const told = await openMap({ pins: CROWD });
    await untilCrowd();
    tap(CORNER);
    expect(told.selected).toEqual(["-2:-5"]);
    await expect.element(pin("Anomalie -2:-5")).toHaveAttribute("aria-current", "true");
  });

  it("names what a mouse is over [MAP-1]", async () => {
    await openMap({ pins: CROWD });
    await untilCrowd();
    await userEvent.hover(surface(), { position: CORNER });
    await expect.element(pin("Anomalie -2:-5")).toBeVisible();
  });

  it("does not take a place on the map for a press on a marker [MAP-3]", async () => {
    const told = await openMap({ pins: CROWD, mode: "place" });
    await untilCrowd();
    tap(CORNER);
    expect(told.placed).toEqual([]);
    expect(told.selected).toEqual(["-2:-5"]);
  });

  it("is opened by a double press, and the map stays [MAP-1]", async () => {
    const told = await openMap({ pins: CROWD });
    await untilCrowd();
    await userEvent.dblClick(pin("Anomalie 0:0"));
    await userEvent.dblClick(surface(), { position: CORNER });
    expect(told.selected).toEqual(["0:0", "0:0", "-2:-5", "-2:-5"]);
    focusMap();
    await userEvent.keyboard("+");
    await expect.poll(() => told.views.at(-1)?.zoom).toBe(18);
  });

  it("opens nothing when a drag ends on it [MAP-2]", async () => {
    const told = await openMap({ pins: CROWD });
    await untilCrowd();
    // There and back, without a click: a map that still settles takes no drag, and a click on it would be a plain one.
    await expect
      .poll(() => {
        drag(CORNER.x + 20, CORNER.x - 15);
        drag(CORNER.x - 15, CORNER.x + 20);
        return told.views.length;
      })
      .toBeGreaterThan(1);
    const end = CORNER.x + 35;
    drag(CORNER.x, end);
    mouse("click", end);
    expect(told.selected).toEqual([]);
    // It was the marker that the drag took along.
    mouse("mousedown", end);
    mouse("mouseup", end);
    mouse("click", end);
    expect(told.selected).toEqual(["-2:-5"]);
  });
});
