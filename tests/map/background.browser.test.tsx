import { describe, expect, it } from "vitest";
import { cleanup, render } from "vitest-browser-react";
import { cdp, page, userEvent } from "vitest/browser";
import type { Tile } from "../../src/domain/background/tile.ts";
import { MiniMap } from "../../src/map/mini-map.tsx";
import { aPin } from "./a-pin.ts";
import { BENCH, focusMap, MAIRIE, openMap, OUTLINE, pin } from "./open-map.tsx";

/** Its types know none of the commands that it takes. */
const browser = cdp() as unknown as { readonly send: (command: string) => Promise<unknown> };
/** Leaflet ends a zoom by a timer of 250 ms. */
const ZOOM_ENDS_MS = 300;

/** The device has what lies at the eastern edge of what is in sight and beyond, and nothing coarser. */
async function easternTiles() {
  const picture = await (await fetch("/tests/map/some-tiles/14.png")).blob();
  const middle = Math.floor(((MAIRIE.lngE6 / 1e6 + 180) / 360) * 2 ** 17);
  return {
    url: "{z}/{x}/{y}",
    read: async ({ z, x }: Tile) => (z === 17 && x > middle + 1 ? picture : undefined),
    attribution: "© IGN – Plan IGN",
    minNativeZoom: 0,
    maxNativeZoom: 19,
  };
}

describe("the background", () => {
  it("is missed in words, while outline and pins stay [MAP-4]", async () => {
    const told = await openMap({
      tiles: {
        url: "/no-such-tile/{z}/{x}/{y}.png",
        attribution: "© IGN – Plan IGN",
        minNativeZoom: 0,
        maxNativeZoom: 19,
      },
    });
    await expect.element(page.getByText("Fond de carte indisponible")).toBeVisible();
    expect(told.tiles).toEqual([true]);
    await expect.element(pin(BENCH.label)).toBeVisible();
    expect(document.querySelectorAll(".leaflet-overlay-pane path")).toHaveLength(3);
  });

  it("is missed beyond the last zoom of its provider, too [MAP-4]", async () => {
    const tiles = {
      url: "/no-such-tile/{z}/{x}/{y}.png",
      attribution: "",
      minNativeZoom: 0,
      maxNativeZoom: 15,
    };
    await openMap({ zoom: 17, tiles });
    await expect.element(page.getByText("Fond de carte indisponible")).toBeVisible();
  });

  it("is drawn out of a coarser tile where one is missing [MAP-9, MAP-4]", async () => {
    const told = await openMap({
      zoom: 17,
      tiles: {
        url: "/tests/map/some-tiles/{z}.png",
        attribution: "© IGN – Plan IGN",
        minNativeZoom: 0,
        maxNativeZoom: 19,
      },
    });
    const tiles = () => [...document.querySelectorAll<HTMLImageElement>("img.leaflet-tile-loaded")];
    await expect.poll(() => tiles().length).toBeGreaterThan(5);
    expect(tiles().map(({ naturalWidth }) => naturalWidth)).toEqual(tiles().map(() => 256));
    await expect.element(page.getByText("Fond de carte indisponible")).not.toBeInTheDocument();
    expect(told.tiles).toEqual([]);
    // Each reaches over the next one, which nothing adds up: no hairline between two, whatever the zoom.
    for (const tile of tiles()) {
      expect(tile.getBoundingClientRect().width).toBeGreaterThan(256);
      expect(getComputedStyle(tile).mixBlendMode).toBe("normal");
    }
  });

  it("is missed in words where most of what is in sight could not be had, though some of it is there [MAP-4]", async () => {
    const told = await openMap({ zoom: 17, tiles: await easternTiles() });
    await expect.element(page.getByText("Fond de carte indisponible")).toBeVisible();
    const some = () => document.querySelectorAll("img.leaflet-tile-loaded[src^='blob:']").length;
    await expect.poll(some).toBeGreaterThan(0);
    expect(told.tiles).toEqual([true]);
  });

  it("is missed no more once what is in sight is there, whatever is missing beside it [MAP-4]", async () => {
    const told = await openMap({ zoom: 17, tiles: await easternTiles() });
    const notice = page.getByText("Fond de carte indisponible");
    await expect.element(notice).toBeVisible();
    focusMap();
    const gaps = () => document.querySelectorAll("img.leaflet-tile:not([src^='blob:'])").length;
    for (let press = 0; press < 20; press += 1) await userEvent.keyboard("{ArrowRight}");
    await expect.element(notice).not.toBeInTheDocument();
    // They are kept for whoever goes back.
    expect(gaps()).toBeGreaterThan(0);
    expect(told.tiles).toEqual([true, false]);
  });

  it("keeps nothing of a tile that left the map [MAP-9]", async () => {
    const seen: WeakRef<Element>[] = [];
    const grown = new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof HTMLImageElement) seen.push(new WeakRef(node));
      }
    });
    await openMap({
      zoom: 17,
      tiles: {
        url: "/tests/map/some-tiles/{z}.png",
        attribution: "© IGN – Plan IGN",
        minNativeZoom: 0,
        maxNativeZoom: 19,
      },
    });
    grown.observe(document.body, { childList: true, subtree: true });
    focusMap();
    const tiles = () => document.querySelectorAll("img.leaflet-tile").length;
    await userEvent.keyboard("+");
    await expect.poll(() => seen.length).toBeGreaterThan(5);
    await cleanup();
    grown.disconnect();
    expect(tiles()).toBe(0);
    const kept = async () => {
      await browser.send("HeapProfiler.collectGarbage");
      return seen.filter((one) => one.deref() !== undefined).length;
    };
    await expect.poll(kept).toBe(0);
  });

  it("is credited at all times [MAP-5]", async () => {
    await openMap({
      tiles: {
        url: "/no-such-tile/{z}/{x}/{y}.png",
        attribution: "© IGN – Plan IGN",
        attributionUrl: "https://cartes.gouv.fr",
        minNativeZoom: 0,
        maxNativeZoom: 19,
      },
    });
    await expect.element(page.getByRole("link", { name: "© IGN – Plan IGN" })).toBeVisible();
  });
});

describe("the still map of a report", () => {
  it("is one picture with a name and a credit, and takes no focus [MAP-5]", async () => {
    await render(
      <MiniMap
        label="12 rue des Lilas, sur la carte de Betton"
        outline={OUTLINE}
        place={MAIRIE}
        pin={aPin()}
        zoom={16}
        tiles={{
          url: "/no-such-tile/{z}/{x}/{y}.png",
          attribution: "© IGN – Plan IGN",
          minNativeZoom: 0,
          maxNativeZoom: 19,
        }}
        tilesUnavailable="Fond de carte indisponible"
      />,
    );
    const picture = page.getByRole("img", { name: "12 rue des Lilas, sur la carte de Betton" });
    await expect.element(picture).toBeVisible();
    await expect.element(page.getByText("© IGN – Plan IGN")).toBeVisible();
    expect(picture.element().querySelectorAll("button, a, [tabindex='0']")).toHaveLength(0);
  });
});

describe("a commune with 20,000 reports", () => {
  it("puts on the page only what is in sight [MAP-1]", async () => {
    const pins = Array.from({ length: 20_000 }, (_, index) =>
      aPin({
        id: `a${index}`,
        place: {
          latE6: 48_170_000 + ((index * 7919) % 30_000),
          lngE6: -1_660_000 + ((index * 104_729) % 40_000),
        },
      }),
    );
    await openMap({ pins, zoom: 15 });
    const markers = () => document.querySelectorAll("[data-marker]").length;
    await expect.poll(markers).toBeGreaterThan(10);
    expect(markers()).toBeLessThan(400);
  });
});

describe("a map that is left", () => {
  it("leaves nothing behind, even in the middle of a zoom [MAP-2]", async () => {
    const failures: unknown[] = [];
    const onError = (event: ErrorEvent) => failures.push(event.message);
    addEventListener("error", onError);
    await openMap({ zoom: 13 });
    await expect.element(pin("3 anomalies, dont 3 ouvertes")).toBeVisible();
    focusMap();
    await userEvent.keyboard("+");
    await cleanup();
    const start = performance.now();
    await expect.poll(() => performance.now() - start, { timeout: 2_000 }).toBeGreaterThan(ZOOM_ENDS_MS);
    removeEventListener("error", onError);
    expect(failures).toEqual([]);
  });
});
