import { cleanup } from "vitest-browser-react";
import { page } from "vitest/browser";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { rememberCommune } from "../../../src/app/city/remember-commune.ts";
import { rememberLocale } from "../../../src/i18n/chosen-locale.ts";
import { aCity } from "../../examples/a-city.ts";
import { openApp } from "../router/open-app.tsx";
import { ground, isAsked, tilesLaid, tilesOfMap, wasHere, whereOf } from "./laid-tiles.ts";
import { BETTON, chose, closeDocument, COMMUNE, MAP, openDocument, openHead } from "./open-document.ts";
import { waitFor } from "../../support/wait-for.ts";

const HERE = location.href;
const [WIDTH, HEIGHT] = [innerWidth, innerHeight];
const LIST = `/city/${BETTON}/list/anomalies`;

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
      rememberCommune(localStorage, COMMUNE);
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
      rememberCommune(localStorage, COMMUNE);
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

  it("is asked for in its middle before there are styles, and nothing else of it [NAV-11]", () => {
    chose(BETTON);
    rememberCommune(localStorage, COMMUNE);
    const asked = vi.spyOn(HTMLImageElement.prototype, "src", "set");
    onTestFinished(() => asked.mockRestore());
    openHead(MAP);
    const [[middle] = [], ...more] = asked.mock.calls;
    expect(more).toEqual([]);
    openDocument(MAP);
    expect(tilesLaid().find(isAsked)?.src).toBe(middle);
    asked.mockClear();
    openHead(LIST);
    expect(asked).not.toHaveBeenCalled();
  });

  it("is asked for as a whole where somebody was before, whose device has it [NAV-11]", () => {
    chose(BETTON);
    rememberCommune(localStorage, COMMUNE);
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

  it("shows no broken picture where a tile does not come [NAV-11]", async () => {
    chose(BETTON);
    rememberCommune(localStorage, COMMUNE);
    openDocument(MAP);
    const [tile] = document.querySelectorAll("#first-ground > img");
    tile?.dispatchEvent(new Event("error"));
    expect(tile?.isConnected).toBe(false);
  });

  it("shows none where the middle was lost before the ground was laid [NAV-11]", async () => {
    chose(BETTON);
    rememberCommune(localStorage, COMMUNE);
    const lost = vi.spyOn(HTMLImageElement.prototype, "src", "set").mockImplementation(function lose(
      this: HTMLImageElement,
    ) {
      this.dispatchEvent(new Event("error"));
    });
    onTestFinished(() => lost.mockRestore());
    wasHere();
    openDocument(MAP);
    expect(ground()).not.toBeNull();
    expect(tilesLaid()).toEqual([]);
  });

  it("is taken away where the person goes elsewhere [NAV-11]", async () => {
    chose(BETTON);
    rememberCommune(localStorage, COMMUNE);
    const root = openDocument(MAP);
    expect(ground()).not.toBeNull();
    root.querySelector<HTMLElement>(`a[href*="/list/"]`)?.click();
    expect(ground()).toBeNull();
  });

  it("is seen below a map alone, and taken away where the person goes back [NAV-11]", async () => {
    chose(BETTON);
    rememberCommune(localStorage, COMMUNE);
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
    rememberCommune(localStorage, COMMUNE);
    openDocument(MAP);
    dispatchEvent(new Event("resize"));
    expect(ground()).not.toBeNull();
    await page.viewport(innerWidth - 40, innerHeight);
    await expect.poll(ground).toBeNull();
  });
});
