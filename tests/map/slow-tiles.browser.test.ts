import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { TILE_LATE_MS } from "../../src/clock/waits.ts";
import type { ReadTile } from "../../src/map/tiles/tile-source.ts";
import { takeClock } from "../support/take-clock.ts";
import { openMap } from "./open-map.tsx";

const SOURCE = {
  url: "/archive?tile={z}/{x}/{y}",
  attribution: "© IGN – Plan IGN",
  minNativeZoom: 0,
  maxNativeZoom: 19,
};
/** The map looks at zoom 17; what is coarser is on the device. */
const COARSER_ZOOM = 16;

const aTile = async (): Promise<Blob> => (await fetch("/tests/map/some-tiles/14.png")).blob();

function laidBehind(): number {
  return [...document.querySelectorAll<HTMLElement>("img.leaflet-tile-loaded")].filter(
    ({ style }) => style.backgroundImage !== "",
  ).length;
}

function drawn(): number {
  return [...document.querySelectorAll<HTMLImageElement>("img.leaflet-tile-loaded")].filter(
    ({ naturalWidth, style }) => naturalWidth > 0 && style.backgroundImage === "",
  ).length;
}

it("a network that never answers leaves what the device has, and what comes late takes its place [MAP-12, MAP-9, F16]", async () => {
  const waiting: ((tile: Blob) => void)[] = [];
  const read: ReadTile = ({ z }) =>
    z <= COARSER_ZOOM ? aTile() : new Promise((resolve) => waiting.push(resolve));
  const clock = takeClock();
  await openMap({ zoom: 17, tiles: { ...SOURCE, read } });
  await expect.poll(() => waiting.length).toBeGreaterThan(5);
  await clock.advance(TILE_LATE_MS - 1);
  expect(laidBehind()).toBe(0);
  await clock.advance(1);
  await expect.poll(laidBehind).toBeGreaterThan(5);
  await expect.element(page.getByText("Fond de carte indisponible")).not.toBeInTheDocument();
  const tile = await aTile();
  for (const come of waiting) come(tile);
  await expect.poll(laidBehind).toBe(0);
  expect(drawn()).toBeGreaterThan(5);
});

it("what failed just before the network came back is asked for again [MAP-9, MAP-12]", async () => {
  const waiting: ((error: Error) => void)[] = [];
  let isBack = false;
  let askedAgain = 0;
  const read: ReadTile = ({ z }) => {
    if (z <= COARSER_ZOOM) return aTile();
    if (!isBack) return new Promise((_, reject) => waiting.push(reject));
    askedAgain += 1;
    return aTile();
  };
  await openMap({ zoom: 17, tiles: { ...SOURCE, read } });
  await expect.poll(() => waiting.length).toBeGreaterThan(5);
  isBack = true;
  dispatchEvent(new Event("online"));
  for (const fail of waiting) fail(new TypeError("Failed to fetch"));
  await expect.poll(() => askedAgain).toBeGreaterThan(5);
});

it("nothing that answers and nothing on the device is said, with the streets that are known [MAP-12, MAP-4, MAP-13]", async () => {
  const read: ReadTile = () => Promise.reject(new TypeError("Failed to fetch"));
  const place = { latE6: 48_182_000, lngE6: -1_643_000 };
  const told = await openMap({
    tiles: { ...SOURCE, read },
    streets: [{ name: "rue du Trégor", place }],
  });
  await expect.element(page.getByText("Fond de carte indisponible")).toBeVisible();
  await expect.element(page.getByText("rue du Trégor")).toBeVisible();
  expect(told.tiles).toEqual([true]);
});

it("tiles of an archive are drawn as they are read, and streets are left to them [MAP-10, MAP-13]", async () => {
  const place = { latE6: 48_182_000, lngE6: -1_643_000 };
  await openMap({
    tiles: { ...SOURCE, read: aTile },
    streets: [{ name: "rue du Trégor", place }],
  });
  await expect.poll(drawn).toBeGreaterThan(5);
  await expect.element(page.getByText("rue du Trégor")).not.toBeInTheDocument();
});
