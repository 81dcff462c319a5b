import { cleanup } from "vitest-browser-react";
import { page } from "vitest/browser";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { outlineIn } from "../../../src/app/city/outline-record.ts";
import { rememberCommune } from "../../../src/app/city/remember-commune.ts";
import { simplifiedContour } from "../../../src/app/city/simplified-contour.ts";
import { rememberLocale } from "../../../src/i18n/chosen-locale.ts";
import { outlineOfCity } from "../../../src/shared/city/outline-of-city.ts";
import { openApp } from "../router/open-app.tsx";
import { ground, tilesLaid, wasHere } from "./laid-tiles.ts";
import { BETTON, chose, closeDocument, COMMUNE, MAP, openDocument } from "./open-document.ts";

const HERE = location.href;
const [WIDTH, HEIGHT] = [innerWidth, innerHeight];
/** Leaflet draws to the whole pixel. */
const OFF_PX_MAX = 1.5;

const outlineOnGround = () => document.querySelector("#first-ground > svg");
const drawnOnGround = () => drawnIn("#first-ground path");
const drawnByMap = () => drawnIn(".leaflet-overlay-pane path");

/** Of what is outside, of the line's white edge and of the line: how it is drawn, and the sides of what it goes around. */
function drawnIn(selector: string) {
  const [outside, ...lines] = document.querySelectorAll<SVGPathElement>(selector);
  if (outside === undefined) return undefined;
  const { fill, fillOpacity, fillRule, stroke } = getComputedStyle(outside);
  return { outside: { fill, fillOpacity, fillRule, stroke }, lines: lines.map(lineOf) };
}

/** What there is in the turn in which the document's outline is taken away, and how often the map had its own in an earlier one. */
function drawnWhenLifted(): Promise<{
  readonly onMap: boolean;
  readonly ground: boolean;
  readonly twice: number;
}> {
  let twice = 0;
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const onMap = drawnByMap() !== undefined;
      if (outlineOnGround() !== null) {
        if (onMap) twice += 1;
        return;
      }
      observer.disconnect();
      resolve({ onMap, ground: ground() !== null, twice });
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

function lineOf(path: SVGPathElement) {
  const { fill, stroke, strokeWidth, strokeOpacity, strokeLinejoin } = getComputedStyle(path);
  return {
    style: { fill, stroke, strokeWidth, strokeOpacity, strokeLinejoin },
    box: path.getBoundingClientRect(),
  };
}

function offBy(one: DOMRect, other: DOMRect): number {
  const sides = ["left", "right", "top", "bottom"] as const;
  return Math.max(...sides.map((side) => Math.abs(one[side] - other[side])));
}

beforeEach(() => {
  rememberLocale("fr");
  chose(BETTON);
  rememberCommune(localStorage, COMMUNE);
});
afterEach(async () => {
  await page.viewport(WIDTH, HEIGHT);
  await cleanup();
  closeDocument(HERE);
});

describe("the outline on the ground that the document lays", () => {
  it.each([
    ["a phone", 390, 844],
    ["a wide window, beside the list", 1440, 900],
  ])("is as the map then draws it, and never there twice: %s [CITY-49, NAV-11]", async (_, ...size) => {
    await page.viewport(...size);
    const contour = simplifiedContour(outlineOfCity(COMMUNE)) ?? "";
    outlineIn(localStorage).write({ id: BETTON, rev: 1, contour });
    wasHere();
    const root = openDocument(MAP);
    const laid = drawnOnGround();
    const together = drawnWhenLifted();
    root.remove();
    await openApp(MAP, { actor: undefined, signIn: "unknown" });
    // The map has its own when the document's goes, and not before.
    expect(await together).toEqual({ onMap: true, ground: true, twice: 0 });
    expect(outlineOnGround()).toBeNull();
    const drawn = drawnByMap();
    expect(laid?.outside).toEqual(drawn?.outside);
    expect(laid?.lines.map(({ style }) => style)).toEqual(drawn?.lines.map(({ style }) => style));
    const off = drawn?.lines.map(({ box }, index) => offBy(box, laid?.lines[index]?.box ?? new DOMRect()));
    expect(off).toHaveLength(2);
    expect(Math.max(...(off ?? []))).toBeLessThan(OFF_PX_MAX);
  });

  it.each([
    [
      "is another commune's",
      JSON.stringify({ id: "29019", rev: 1, contour: simplifiedContour(outlineOfCity(COMMUNE)) }),
    ],
    ["says that there is none", JSON.stringify({ id: BETTON, rev: 1, contour: "" })],
    ["draws nothing", JSON.stringify({ id: BETTON, rev: 1, contour: "{" })],
    ["cannot be read", "{"],
  ])("is none where what is remembered %s, and the ground is there [CITY-49, NAV-11]", (_, kept) => {
    localStorage.setItem("parvis.outline", kept);
    const root = openDocument(MAP);
    expect(outlineOnGround()).toBeNull();
    expect(tilesLaid().length).toBeGreaterThan(4);
    root.querySelector<HTMLElement>(`a[href*="/list/"]`)?.click();
    expect(ground()).toBeNull();
  });
});
