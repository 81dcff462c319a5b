import { chromium, test as base, type Page } from "@playwright/test";
import { portsAt } from "../../local/ports.ts";
import { readDocument, writeDocument } from "../rules/support/firestore-rest.ts";
import { findingHosts } from "../support/chromium.ts";
import { arriveIn, BETTON, commune } from "./support/commune.ts";
import { untilOfflineReady } from "./support/first-visit.ts";
import { keepScreens } from "./support/kept-screens.ts";
import { ownBrowser, type OwnBrowser } from "./support/own-browser.ts";
import { townLine, type TownLine } from "./support/town-line.ts";
import { expect, watchContext, type Watch } from "./support/test.ts";

interface Phone {
  readonly browser: OwnBrowser;
  readonly lines: readonly TownLine[];
  readonly address: string;
  readonly watch: Watch;
}

/** A phone whose browser can be killed, and whose servers can really be stopped. */
const test = base.extend<{ phone: Phone }>({
  phone: async ({ baseURL, launchOptions }, use, info) => {
    const address = baseURL ?? "";
    const ports = portsAt(Number(new URL(address).port) - portsAt(0).hosting);
    const lines = await Promise.all([ports.hosting, ports.standIns].map(townLine));
    const rules = [ports.hosting, ports.standIns].map(
      (port, index) => `MAP 127.0.0.1:${port} 127.0.0.1:${lines[index]?.port}`,
    );
    const browser = ownBrowser(launchOptions.executablePath ?? chromium.executablePath(), [
      ...(launchOptions.args ?? []),
      "--lang=fr-FR",
      "--accept-lang=fr-FR",
      "--window-size=800,900",
      findingHosts(...rules),
    ]);
    const watch: Watch = { complaints: [], seen: [] };
    await use({ browser, lines, address, watch });
    await keepScreens(watch.seen, info);
    await browser.end();
    for (const line of lines) await line.cut();
  },
});

// A trace does not survive a browser that is killed.
test.use({ trace: "off" });
// Two starts of a browser, and some two hundred tiles that a local run draws one by one.

async function start({ browser, watch }: Phone): Promise<Page> {
  const context = await browser.start();
  await watchContext(context, watch);
  return context.newPage();
}

async function openPanel(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Fond de carte et légende" }).click();
  await page.getByRole("button", { name: "Télécharger pour le hors-ligne" }).click();
  await expect(page.getByRole("dialog", { name: "Carte hors ligne" })).toBeVisible();
}

/** With the one that it was asked for in. */
async function closePanels(page: Page): Promise<void> {
  const dialogs = page.getByRole("dialog");
  await page.keyboard.press("Escape");
  await expect(dialogs).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(dialogs).toHaveCount(0);
}

function keptTiles(page: Page): Promise<number> {
  return page.evaluate(async () => (await (await caches.open("tiles-pinned-35024")).keys()).length);
}

/** Tiles of the deepest layer that are on the page and not drawn, or drawn out of nothing. */
function missingTiles(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLImageElement>("img.leaflet-tile")].filter(
        (tile) =>
          !tile.complete || tile.naturalWidth === 0 || !tile.classList.contains("leaflet-tile-loaded"),
      ).length,
  );
}

test("J15 a commune is downloaded, the browser killed half-way, and the map is whole without network [MAP-7, MAP-8, MAP-4]", async ({
  phone,
}) => {
  const before = await start(phone);
  await before.goto(phone.address);
  await untilOfflineReady(before);
  await arriveIn(before, BETTON, phone.address);
  await openPanel(before);
  await before.getByRole("radio", { name: /Les maisons/u }).check();
  await before.getByRole("button", { name: /^Télécharger \(environ/u }).click();
  await expect.poll(() => keptTiles(before)).toBeGreaterThan(10);
  await phone.browser.kill();

  const page = await start(phone);
  await page.goto(`${phone.address}${BETTON.map}`);
  await openPanel(page);
  await expect(page.getByText(/La carte est sur cet appareil/u)).toBeVisible();
  expect(await keptTiles(page)).toBeGreaterThan(100);
  await closePanels(page);

  for (const line of phone.lines) await line.cut();
  await page.reload();
  const map = page.getByRole("application");
  await expect(map).toBeVisible();
  for (const press of ["Zoom avant", "Zoom avant"]) await page.getByRole("button", { name: press }).click();
  await map.focus();
  for (const arrow of ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft", "ArrowLeft"]) {
    await map.press(arrow);
    await expect.poll(() => missingTiles(page)).toBe(0);
    await expect(page.getByText("Fond de carte indisponible")).toBeHidden();
  }
  expect(await page.locator("img.leaflet-tile").count()).toBeGreaterThan(6);
  expect(phone.watch.complaints).toEqual([]);
});

/** A commune of a few tiles, which this town says has an archive of its own. */
const ISLAND = commune("22016", "Île-de-Bréhat");

async function giveArchive(cityId: string): Promise<void> {
  await expect.poll(() => readDocument(`cities/${cityId}`)).toBeDefined();
  const city = await readDocument(`cities/${cityId}`);
  await writeDocument(`cities/${cityId}`, { ...city, mapProvider: "pmtiles-raster", updatedAt: new Date() });
}

test("J15 a commune whose map is an archive is drawn out of it, weighed, downloaded, and whole without network [MAP-10, MAP-11, MAP-7]", async ({
  phone,
  request,
}) => {
  const page = await start(phone);
  await page.goto(phone.address);
  await untilOfflineReady(page);
  await arriveIn(page, ISLAND, phone.address);
  const port = portsAt(Number(new URL(phone.address).port) - portsAt(0).hosting).standIns;
  // Drawn tile by tile when it is first asked for.
  await request.get(`http://127.0.0.1:${port}/archives/${ISLAND.id}.pmtiles`, { timeout: 90_000 });
  await giveArchive(ISLAND.id);
  await expect(page.locator("img.leaflet-tile[src^='blob:']").first()).toBeVisible();

  await openPanel(page);
  const offer = page.getByRole("button", { name: /^Télécharger \(environ/u });
  await offer.click();
  await expect(page.getByText(/La carte est sur cet appareil/u)).toBeVisible();
  await closePanels(page);

  for (const line of phone.lines) await line.cut();
  await page.reload();
  await expect(page.getByRole("application")).toBeVisible();
  for (const press of ["Zoom avant", "Zoom avant"]) await page.getByRole("button", { name: press }).click();
  await expect.poll(() => page.locator("img.leaflet-tile-loaded").count()).toBeGreaterThan(2);
  await expect.poll(() => missingTiles(page)).toBe(0);
  await expect(page.getByText("Fond de carte indisponible")).toBeHidden();
});
