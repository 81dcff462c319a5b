import { afterEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { TILE_PAUSE_MS } from "../../../src/clock/waits.ts";
import { takeClock } from "../../support/take-clock.ts";
import { DataProvider } from "../../../src/data/data-context.ts";
import { openDevice, type DeviceDatabase } from "../../../src/data/device/open-device.ts";
import { keepOfflineMap, offlineMapOf, useOfflineMap } from "../../../src/data/offline-maps/offline-map.ts";
import type { ArchivableProvider } from "../../../src/domain/background/map-provider.ts";
import { standInTiles } from "../../../src/domain/background/map-providers.ts";
import { pinnedTilesCache } from "../../../src/domain/background/tile-caches.ts";
import { parseOutline } from "../../../src/domain/place/outline.ts";
import { OfflineMapDialog } from "../../../src/features/offline-map/offline-map-dialog.tsx";
import { useResumeDownload } from "../../../src/features/offline-map/use-resume-download.ts";
import { aCity } from "../../examples/a-city.ts";
import { aGuest } from "../../examples/accounts.ts";
import { barriers, renderFramed } from "../../ui/framed.tsx";

const city = aCity();
const outline = parseOutline(city.contour) ?? [];
const here = standInTiles("/tests/map/some-tiles/14.png?tile={z}-{x}-{y}") as ArchivableProvider;
const nowhere = standInTiles("/no-such-tile/{z}/{x}/{y}.png") as ArchivableProvider;

let device: DeviceDatabase;
let people = 0;

afterEach(async () => {
  await cleanup();
  await caches.delete(pinnedTilesCache(city.id));
  await device.delete();
});

async function openDialog(provider: ArchivableProvider, before?: () => Promise<void>) {
  people += 1;
  device = openDevice(`map-keeper-${people}`);
  await device.delete();
  await device.open();
  await before?.();
  const job = { device, cityId: city.id, outline, provider };
  function Panel() {
    const map = useOfflineMap(city.id);
    useResumeDownload(map, job);
    return map === undefined ? null : (
      <OfflineMapDialog cityName={city.name} map={map} job={job} onClose={() => undefined} />
    );
  }
  await renderFramed(
    <DataProvider value={{ device, replica: undefined, actor: aGuest() }}>
      <Panel />
    </DataProvider>,
  );
}

const kept = async () => (await (await caches.open(pinnedTilesCache(city.id))).keys()).length;
const button = (name: RegExp | string) => page.getByRole("button", { name });

describe("« Carte hors ligne »", () => {
  it("shows size and terms before the download, and is accessible [MAP-7, MAP-5, UI-3]", async () => {
    await openDialog(here);
    await expect.element(page.getByText(/images, environ .*Mo/u).first()).toBeVisible();
    await expect.element(page.getByText(/Fond de carte d’essai, libre de tout droit/u)).toBeVisible();
    expect(await kept()).toBe(0);
    expect(await barriers()).toEqual([]);
  });

  it("downloads the whole commune, shows its size, and can be deleted [MAP-8]", async () => {
    await openDialog(here);
    await button(/^Télécharger \(environ/u).click();
    await expect.element(page.getByText(/La carte est sur cet appareil/u)).toBeVisible();
    const map = await offlineMapOf(device, city.id);
    expect(map).toMatchObject({ state: "complete", zoomMax: 15, done: await kept() });
    expect(await kept()).toBe(map?.tiles);
    await expect.element(page.getByRole("group", { name: "Plus de détail" })).toBeVisible();
    await button("Supprimer de cet appareil").click();
    await expect.element(page.getByText(/la carte de Betton reste consultable sans réseau/u)).toBeVisible();
    expect(await caches.has(pinnedTilesCache(city.id))).toBe(false);
  });

  it("resumes what a killed page had begun [MAP-8]", async () => {
    await openDialog(here, () =>
      keepOfflineMap(device, city.id, {
        url: here.url,
        zoomMax: 15,
        tiles: 300,
        done: 100,
        bytes: 60_000,
        state: "wanted",
      }),
    );
    await expect.element(page.getByText(/La carte est sur cet appareil/u)).toBeVisible();
  });

  it("does not resume by itself after a stop [MAP-8]", async () => {
    await openDialog(here, async () => {
      await caches.open(pinnedTilesCache(city.id));
      const begun = { url: here.url, zoomMax: 15, tiles: 300, done: 100, bytes: 60_000 };
      await keepOfflineMap(device, city.id, { ...begun, state: "stopped" });
    });
    await expect.element(page.getByText("Téléchargement arrêté.")).toBeVisible();
    await expect.element(page.getByRole("progressbar")).toHaveAttribute("value", "100");
    expect(await kept()).toBe(0);
    await button("Reprendre").click();
    await expect.element(page.getByText(/La carte est sur cet appareil/u)).toBeVisible();
  });

  it("keeps the focus when it is stopped and resumed [MAP-8, UI-3]", async () => {
    await openDialog(nowhere, async () => {
      await caches.open(pinnedTilesCache(city.id));
      const begun = { url: nowhere.url, zoomMax: 15, tiles: 300, done: 100, bytes: 60_000 };
      await keepOfflineMap(device, city.id, { ...begun, state: "stopped" });
    });
    await button("Reprendre").click();
    await expect.element(button("Arrêter")).toHaveFocus();
    await button("Arrêter").click();
    await expect.element(button("Reprendre")).toHaveFocus();
  });

  it("keeps the focus when its buttons are replaced [MAP-8, UI-3]", async () => {
    const isInDialog = () => document.activeElement?.closest("dialog") !== null;
    await openDialog(here);
    await button(/^Télécharger \(environ/u).click();
    await expect.element(page.getByText(/^La carte est sur cet appareil/u)).toBeVisible();
    await expect.poll(isInDialog).toBe(true);
    await button("Supprimer de cet appareil").click();
    await expect.element(page.getByText(/la carte de Betton reste consultable sans réseau/u)).toBeVisible();
    await expect.poll(isInDialog).toBe(true);
  });

  it("says that it was interrupted when no tile comes [MAP-8, F16]", async () => {
    const clock = takeClock();
    await openDialog(nowhere);
    await button(/^Télécharger \(environ/u).click();
    const interrupted = page.getByText(/Téléchargement interrompu/u);
    await expect
      .poll(async () => {
        await clock.advance(TILE_PAUSE_MS);
        return interrupted.elements().length;
      })
      .toBe(1);
    await expect.element(interrupted).toBeVisible();
    expect(await kept()).toBe(0);
  });
});
