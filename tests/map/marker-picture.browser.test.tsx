import { CalendarDays } from "lucide-react";
import { createRef } from "react";
import { describe, expect, it, onTestFinished } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import type { MapHandle } from "../../src/map/map-handle.ts";
import { BENCH, focusMap, LAMP, MAIRIE, openMap, pin, surface } from "./open-map.tsx";

const WARNING = [138, 88, 0, 255];
const PRIMARY = [27, 86, 181, 255];
const PAPER = [255, 255, 255, 255];
const INK = [22, 32, 46, 255];
const ABOVE_COUNT_PX = 11;
const OUTSIDE_RING_PX = 24;
/** From the middle of a pin to its body, beside the icon. */
const BESIDE_ICON_PX = 12;

const browser = cdp() as unknown as { readonly send: (command: string, params: unknown) => Promise<unknown> };

/** Until the test ends. */
async function withoutMotion(): Promise<void> {
  const ask = (value: string): Promise<unknown> =>
    browser.send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value }] });
  onTestFinished(async () => {
    await ask("");
  });
  await ask("reduce");
}

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

/** As `colourAt`, as a word; nothing while the picture is hidden. */
function shownAt(x: number, y: number): string {
  const canvas = document.querySelector("canvas[data-shown]");
  if (canvas === null || getComputedStyle(canvas).visibility === "hidden") return "";
  return String(colourAt(x, y));
}

/** Middle of the map's 800 by 500 pixels: there is the town hall. */
const MIDDLE = { x: 400, y: 250 };

describe("the picture of the markers", () => {
  it("shows each pin at its place, in the colour of its status [MAP-1]", async () => {
    await openMap({ pins: [{ ...BENCH, shape: "square", tone: "warning" }, LAMP] });
    await expect.poll(() => colourAt(MIDDLE.x - BESIDE_ICON_PX, MIDDLE.y)).toEqual(WARNING);
    const lampX = pin(LAMP.label).element().getBoundingClientRect().left + 22;
    const corner = surface().element().getBoundingClientRect().left;
    expect(colourAt(lampX - corner - BESIDE_ICON_PX, MIDDLE.y)).toEqual(PRIMARY);
    expect(colourAt(MIDDLE.x, MIDDLE.y + 60)).toEqual([0, 0, 0, 0]);
  });

  it("shows the icon that a pin brings, whatever it is of [MAP-1]", async () => {
    await openMap({ pins: [LAMP, { ...BENCH, icon: CalendarDays }] });
    const icon = () => document.querySelector("[data-look] .lucide-calendar-days");
    await expect.poll(icon).not.toBeNull();
    expect(document.querySelectorAll("[data-look]")).toHaveLength(2);
  });

  it("is in the colour of its status from the first frame, and again when the device lost its graphics [MAP-1]", async () => {
    await openMap({ pins: [{ ...BENCH, shape: "square", tone: "warning" }] });
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
    const told = await openMap({ pins: [{ ...BENCH, shape: "square", tone: "warning" }] });
    await expect.poll(() => colourAt(MIDDLE.x - BESIDE_ICON_PX, MIDDLE.y)).toEqual(WARNING);
    focusMap();
    await userEvent.keyboard("+");
    await expect.poll(() => told.views.at(-1)?.zoom).toBe(18);
    await expect.poll(() => colourAt(MIDDLE.x - BESIDE_ICON_PX, MIDDLE.y)).toEqual(WARNING);
    await userEvent.keyboard("{ArrowRight}");
    await expect.poll(() => colourAt(MIDDLE.x - BESIDE_ICON_PX, MIDDLE.y)).not.toEqual(WARNING);
  });
});

describe("a report that waits at the place of a ring", () => {
  it("stands beside it, and the line to its place does not cross out the count [MAP-18]", async () => {
    const pins = ["a", "b", "c"].map((id) => ({ ...BENCH, id }));
    const ring = "3 anomalies, dont 3 ouvertes";
    await openMap({ pins: [...pins, { ...LAMP, place: BENCH.place, waiting: true }], zoom: 15 });
    await expect.element(pin(ring)).toBeVisible();
    const { top } = pin(ring).element().getBoundingClientRect();
    await expect
      .poll(() => pin(LAMP.label).element().getBoundingClientRect().bottom)
      .toBeLessThanOrEqual(top);
    // In the face of the ring, between the count and the border.
    await expect.poll(() => colourAt(MIDDLE.x, MIDDLE.y - ABOVE_COUNT_PX)).toEqual(PAPER);
    // The line to its place, which comes with its icon.
    await expect.poll(() => colourAt(MIDDLE.x, MIDDLE.y - OUTSIDE_RING_PX)).toEqual(INK);
  });
});

describe("a map that jumps", () => {
  it("never shows its markers where they are not [MAP-1]", async () => {
    await withoutMotion();
    const far = { latE6: MAIRIE.latE6 + 900_000, lngE6: MAIRIE.lngE6 };
    const handle = createRef<MapHandle>();
    await openMap({
      ref: handle,
      pins: [
        { ...BENCH, shape: "square", tone: "warning" },
        { ...LAMP, place: far },
      ],
    });
    await expect.poll(() => shownAt(MIDDLE.x - BESIDE_ICON_PX, MIDDLE.y)).toBe(String(WARNING));
    handle.current?.goTo(far);
    expect(shownAt(MIDDLE.x - BESIDE_ICON_PX, MIDDLE.y)).toBe("");
    await expect.poll(() => shownAt(MIDDLE.x - BESIDE_ICON_PX, MIDDLE.y)).toBe(String(PRIMARY));
  });
});
