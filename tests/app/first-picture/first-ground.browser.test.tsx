import { cleanup } from "vitest-browser-react";
import { page } from "vitest/browser";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { rememberCommune } from "../../../src/app/city/remember-commune.ts";
import { openingIn } from "../../../src/data/memberships/opening.ts";
import { OPENING_ZOOM } from "../../../src/domain/account/opening-place.ts";
import { firstGroundOf } from "../../../src/domain/background/first-ground.ts";
import { rememberLocale } from "../../../src/i18n/chosen-locale.ts";
import { providerForAnyScreen } from "../../../src/remote/tiles/map-provider.ts";
import { aCity } from "../../examples/a-city.ts";
import { aGuest } from "../../examples/accounts.ts";
import { openApp } from "../router/open-app.tsx";
import { chose, closeDocument, openDocument } from "./open-document.ts";
import { waitFor } from "../../support/wait-for.ts";

const HERE = location.href;
const [WIDTH, HEIGHT] = [innerWidth, innerHeight];
const BETTON = "35024";
const MAP = `/city/${BETTON}/map/anomalies`;
const LIST = `/city/${BETTON}/list/anomalies`;
const PLACE = { latE6: 48_182_700, lngE6: -1_644_800 };

/** A place of their own, to which their map is opened: the next street is no part of the commune's view. */
const HOME = { latE6: 48_197_000, lngE6: -1_612_000 };

function rememberHome(uid: string, cityId: string): void {
  const commune = aCity({ id: BETTON, position: PLACE, mapProvider: null });
  const ground = firstGroundOf(providerForAnyScreen(commune), HOME, OPENING_ZOOM);
  openingIn(localStorage).write({ uid, cityId, view: null, place: HOME, ground });
}

const ground = () => document.getElementById("first-ground");

const tilesLaid = () => [...document.querySelectorAll<HTMLImageElement>("#first-ground > img")];
const isAsked = ({ src }: HTMLImageElement) => src !== "";
const wasHere = (uid = "") => localStorage.setItem("parvis.account", JSON.stringify({ uid }));
const tilesOfMap = () => [...document.querySelectorAll<HTMLImageElement>("img.leaflet-tile")].map(whereOf);

function whereOf(tile: HTMLImageElement) {
  const { x, y, width } = tile.getBoundingClientRect();
  return { src: tile.src, x, y, width };
}

beforeEach(() => rememberLocale("fr"));
afterEach(async () => {
  await page.viewport(WIDTH, HEIGHT);
  await cleanup();
  closeDocument(HERE);
});

describe("the ground that the document lays", () => {
  it.each([
    ["a phone", 390, 844],
    ["a wide window, beside the list", 1440, 900],
  ])(
    "is the very tiles on which the map then stands, under their credit: %s [MAP-5, NAV-11]",
    async (_, ...size) => {
      await page.viewport(...size);
      chose(BETTON);
      rememberCommune(localStorage, aCity({ id: BETTON, position: PLACE, mapProvider: null }));
      wasHere();
      const root = openDocument(MAP);
      const laid = tilesLaid().map(whereOf);
      expect(laid.length).toBeGreaterThan(4);
      expect(ground()?.textContent).toBe("© IGN – Plan IGN v2");
      root.remove();
      await openApp(MAP, { actor: undefined, signIn: "unknown" });
      await waitFor(() => expect(tilesOfMap()).toEqual(expect.arrayContaining(laid)));
      expect(tilesOfMap()).toHaveLength(laid.length);
      // Those of the map are there.
      await expect.poll(ground).toBeNull();
    },
  );

  it.each([
    ["is there", `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>#{x}/{y}`],
    ["does not come", "http://127.0.0.1:1/{x}/{y}.png"],
  ])(
    "asks a newcomer's line for its middle first, and for the others when that %s [NAV-11]",
    async (_, url) => {
      chose(BETTON);
      rememberCommune(localStorage, aCity({ id: BETTON, position: PLACE, mapProvider: null }));
      const kept = localStorage.getItem("parvis.commune") ?? "";
      localStorage.setItem("parvis.commune", kept.replace(/"url":"[^"]*"/u, `"url":${JSON.stringify(url)}`));
      openDocument(MAP);
      const tiles = tilesLaid();
      const [middle, ...more] = tiles.filter(isAsked);
      expect(more).toEqual([]);
      const { left, right, top, bottom } = middle?.getBoundingClientRect() ?? new DOMRect();
      const { x, y, width, height } = ground()?.getBoundingClientRect() ?? new DOMRect();
      expect([left <= x + width / 2, x + width / 2 <= right]).toEqual([true, true]);
      expect([top <= y + height / 2, y + height / 2 <= bottom]).toEqual([true, true]);
      await expect.poll(() => tiles.every(isAsked)).toBe(true);
    },
  );

  it("is asked for as a whole where somebody was before, whose device has it [NAV-11]", () => {
    chose(BETTON);
    rememberCommune(localStorage, aCity({ id: BETTON, position: PLACE, mapProvider: null }));
    wasHere();
    openDocument(MAP);
    expect(tilesLaid().every(isAsked)).toBe(true);
    expect(tilesLaid().length).toBeGreaterThan(4);
  });

  it.each([
    ["the list", LIST, BETTON],
    ["the map of a commune that was chosen since", MAP, "29019"],
  ])("is none below %s [NAV-2, NAV-11]", async (_, at, remembered) => {
    chose(BETTON);
    rememberCommune(localStorage, aCity({ id: remembered, mapProvider: null }));
    const root = openDocument(at);
    expect(root.childElementCount).toBeGreaterThan(0);
    expect(ground()).toBeNull();
  });

  it("is that of the place of their own on which this person's map opens, as it then stands [CITY-13, NAV-11]", async () => {
    chose(BETTON);
    rememberCommune(localStorage, aCity({ id: BETTON, position: PLACE, mapProvider: null }));
    wasHere();
    openDocument(MAP).remove();
    const ofCommune = tilesLaid().map(({ src }) => src);
    ground()?.remove();
    const { uid } = aGuest();
    wasHere(uid);
    rememberHome(uid, BETTON);
    const root = openDocument(MAP);
    const laid = tilesLaid().map(whereOf);
    expect(laid.length).toBeGreaterThan(4);
    expect(laid.filter(({ src }) => ofCommune.includes(src))).toEqual([]);
    root.remove();
    // Its databases are not open: nothing but what was kept beside them says where it opens.
    await openApp(MAP, { actor: aGuest() });
    await waitFor(() => expect(tilesOfMap()).toEqual(expect.arrayContaining(laid)));
    expect(tilesOfMap()).toHaveLength(laid.length);
  });

  it.each([
    ["the place of whoever was here before", "somebody-else", BETTON],
    ["a place in another commune", aGuest().uid, "29019"],
  ])("is the commune's, and not that of %s [P8, NAV-11]", async (_, uid, cityId) => {
    chose(BETTON);
    rememberCommune(localStorage, aCity({ id: BETTON, position: PLACE, mapProvider: null }));
    wasHere(aGuest().uid);
    const before = openDocument(MAP);
    const laid = tilesLaid().map(whereOf);
    ground()?.remove();
    before.remove();
    rememberHome(uid, cityId);
    const root = openDocument(MAP);
    expect(tilesLaid().map(whereOf)).toEqual(laid);
    root.remove();
    await openApp(MAP, { actor: aGuest() });
    await waitFor(() => expect(tilesOfMap()).toEqual(expect.arrayContaining(laid)));
  });

  it("shows no broken picture where a tile does not come [NAV-11]", async () => {
    chose(BETTON);
    rememberCommune(localStorage, aCity({ id: BETTON, position: PLACE, mapProvider: null }));
    openDocument(MAP);
    const [tile] = document.querySelectorAll("#first-ground > img");
    tile?.dispatchEvent(new Event("error"));
    expect(tile?.isConnected).toBe(false);
  });

  it("is taken away where the person goes elsewhere [NAV-11]", async () => {
    chose(BETTON);
    rememberCommune(localStorage, aCity({ id: BETTON, mapProvider: null }));
    const root = openDocument(MAP);
    expect(ground()).not.toBeNull();
    root.querySelector<HTMLElement>(`a[href*="/list/"]`)?.click();
    expect(ground()).toBeNull();
  });

  it("is seen below a map alone, and taken away where the person goes back [NAV-11]", async () => {
    chose(BETTON);
    rememberCommune(localStorage, aCity({ id: BETTON, mapProvider: null }));
    const root = openDocument(MAP);
    const display = () => getComputedStyle(ground() ?? root).display;
    expect(display()).toBe("block");
    root.replaceChildren();
    expect(display()).toBe("none");
    dispatchEvent(new PopStateEvent("popstate"));
    expect(ground()).toBeNull();
  });

  it("is taken away where the window becomes another, and not where a phone says so at its start [NAV-11]", async () => {
    chose(BETTON);
    rememberCommune(localStorage, aCity({ id: BETTON, mapProvider: null }));
    openDocument(MAP);
    dispatchEvent(new Event("resize"));
    expect(ground()).not.toBeNull();
    await page.viewport(innerWidth - 40, innerHeight);
    await expect.poll(ground).toBeNull();
  });
});
