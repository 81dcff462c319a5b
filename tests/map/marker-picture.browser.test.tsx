import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { REACHABLE_MAX } from "../../src/map/markers/reachable.ts";
import { aPin } from "./a-pin.ts";
import { BENCH, focusMap, LAMP, MAIRIE, openMap, pin, surface } from "./open-map.tsx";

const WARNING = [138, 88, 0, 255];
const PRIMARY = [27, 86, 181, 255];
/** From the middle of a pin to its body, beside the icon. */
const BESIDE_ICON_PX = 12;

/** The colour of the picture there, in pixels from the map's top left corner. */
function colourAt(x: number, y: number): readonly number[] {
  const canvas = document.querySelector<HTMLCanvasElement>("canvas[data-shown]");
  const brush = canvas?.getContext("2d");
  if (canvas === null || brush === null || brush === undefined) return [];
  const { left, top, width } = canvas.getBoundingClientRect();
  const corner = surface().element().getBoundingClientRect();
  const scale = canvas.width / width;
  const at = [corner.left + x - left, corner.top + y - top].map((px) => Math.round(px * scale));
  return [...brush.getImageData(at[0] ?? 0, at[1] ?? 0, 1, 1).data];
}

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

describe("the picture of the markers", () => {
  it("shows each pin at its place, in the colour of its status [MAP-1]", async () => {
    await openMap({ pins: [{ ...BENCH, shape: "square" }, LAMP] });
    await expect.poll(() => colourAt(MIDDLE.x - BESIDE_ICON_PX, MIDDLE.y)).toEqual(WARNING);
    const lampX = pin(LAMP.label).element().getBoundingClientRect().left + 22;
    const corner = surface().element().getBoundingClientRect().left;
    expect(colourAt(lampX - corner - BESIDE_ICON_PX, MIDDLE.y)).toEqual(PRIMARY);
    expect(colourAt(MIDDLE.x, MIDDLE.y + 60)).toEqual([0, 0, 0, 0]);
  });

  it("is in the colour of its status from the first frame, and again when the device lost its graphics [MAP-1]", async () => {
    await openMap({ pins: [{ ...BENCH, shape: "square" }] });
    const seen = new Set<string>();
    await expect
      .poll(
        () => {
          const colour = String(colourAt(MIDDLE.x - BESIDE_ICON_PX, MIDDLE.y));
          seen.add(colour);
          return colour;
        },
        { interval: 1 },
      )
      .toBe(String(WARNING));
    expect(seen).not.toContain(String(PRIMARY));
    const canvas = document.querySelector<HTMLCanvasElement>("canvas[data-shown]");
    canvas?.getContext("2d")?.reset();
    expect(colourAt(MIDDLE.x - BESIDE_ICON_PX, MIDDLE.y)).toEqual([0, 0, 0, 0]);
    canvas?.dispatchEvent(new Event("contextrestored"));
    await expect.poll(() => colourAt(MIDDLE.x - BESIDE_ICON_PX, MIDDLE.y)).toEqual(WARNING);
  });

  it("stays where the map goes, also when it zooms [MAP-1]", async () => {
    const told = await openMap({ pins: [{ ...BENCH, shape: "square" }] });
    await expect.poll(() => colourAt(MIDDLE.x - BESIDE_ICON_PX, MIDDLE.y)).toEqual(WARNING);
    focusMap();
    await userEvent.keyboard("+");
    await expect.poll(() => told.views.at(-1)?.zoom).toBe(18);
    await expect.poll(() => colourAt(MIDDLE.x - BESIDE_ICON_PX, MIDDLE.y)).toEqual(WARNING);
    await userEvent.keyboard("{ArrowRight}");
    await expect.poll(() => colourAt(MIDDLE.x - BESIDE_ICON_PX, MIDDLE.y)).not.toEqual(WARNING);
  });
});

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

  it("opens nothing when a drag ends on it [MAP-2]", async () => {
    const told = await openMap({ pins: CROWD });
    await untilCrowd();
    const { left, top } = surface().element().getBoundingClientRect();
    const mouse = (type: string, x: number) =>
      surface()
        .element()
        .dispatchEvent(
          new MouseEvent(type, { bubbles: true, clientX: left + x, clientY: top + CORNER.y, detail: 1 }),
        );
    await expect
      .poll(() => {
        mouse("mousedown", CORNER.x + 35);
        mouse("mousemove", CORNER.x + 20);
        mouse("mousemove", CORNER.x);
        mouse("mouseup", CORNER.x);
        mouse("click", CORNER.x);
        return told.views.length;
      })
      .toBeGreaterThan(1);
    expect(told.selected).toEqual([]);
  });
});
