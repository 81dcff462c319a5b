import type { Page } from "@playwright/test";
import { inRoot } from "../../../local/paths.ts";
import { fileOf, SCREENSHOTS, SIZES, type Shot } from "../../../local/screenshots/shot.ts";

/** Longer than what does not come is awaited: the picture is of what is said then. */
const CALM_MS_MAX = 13_000;
/** A long page is shown as far as somebody scrolls. */
const WHOLE_SCREENS_MAX = 4;
const TALLER_BY_PX = 40;

/** What a phone and a desktop show now, and the whole page where it is longer than the window. */
export async function shoot(page: Page, shot: Omit<Shot, "size" | "isWhole">): Promise<void> {
  // Never detached: Chromium would forget with it that it was told to be offline.
  const browser = await page.context().newCDPSession(page);
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    // Nothing is hovered, whatever was pressed before.
    await page.mouse.move(0, 0);
    // What explains the keys is not shown where a screen is touched.
    await browser.send("Emulation.setTouchEmulationEnabled", { enabled: size === "phone" });
    await untilCalm(page);
    const take = (isWhole: boolean, options: object) =>
      page.screenshot({ ...options, path: pathOf({ ...shot, size, isWhole }) });
    await take(false, {});
    const heightPx = await page.evaluate(() => document.documentElement.scrollHeight);
    if (heightPx < viewport.height + TALLER_BY_PX) continue;
    const height = Math.min(heightPx, viewport.height * WHOLE_SCREENS_MAX);
    await take(true, { fullPage: true, clip: { x: 0, y: 0, width: viewport.width, height } });
  }
}

function pathOf(shot: Shot): string {
  return inRoot(SCREENSHOTS, fileOf(shot));
}

/** Nothing loads or moves any more; where something always does, what stands there after a while is shown. */
export async function untilCalm(page: Page): Promise<void> {
  for (const condition of [isMapCalm, isCalm])
    await page.waitForFunction(condition, undefined, { timeout: CALM_MS_MAX }).catch(() => undefined);
}

function isMapCalm(): boolean {
  const maps = [...document.querySelectorAll(".leaflet-container")].filter(
    ({ clientWidth }) => clientWidth > 0,
  );
  const isMapComing =
    maps.length === 0 &&
    (`${location.pathname}${location.search}` === "/" || /\/map\/anomal/u.test(location.pathname));
  // On Home a drawing stands there until the map is whole.
  const isMapDrawn = document.querySelector("[data-drawn=true]") !== null;
  const hasBackground = maps.every((map) => {
    const tiles = [...map.querySelectorAll("img.leaflet-tile")];
    // Each comes up from nothing, by no animation that the page could tell of.
    const isShown = (tile: Element) =>
      tile.classList.contains("leaflet-tile-loaded") && getComputedStyle(tile).opacity === "1";
    return tiles.length > 0 && tiles.every(isShown);
  });
  // Without network there may never be a map, and of one that is there it is said what it lacks.
  const isBare = document.body.textContent.includes("Fond de carte indisponible");
  return (hasBackground || isBare) && !(navigator.onLine && (isMapComing || isMapDrawn));
}

function isCalm(): boolean {
  const seen = [...document.images].filter(({ loading }) => loading !== "lazy");
  const waits = [...document.querySelectorAll("output")].some(
    ({ textContent }) => textContent === "Chargement…",
  );
  return (
    !waits &&
    document.querySelector("[aria-busy=true]") === null &&
    seen.every(({ complete }) => complete) &&
    // What follows a finger that scrolls runs for ever.
    document
      .getAnimations()
      .every(({ playState, timeline }) => playState !== "running" || timeline !== document.timeline)
  );
}
