import type { Page } from "@playwright/test";
import { ROUTES, type RouteName } from "../../src/domain/navigation/routes.ts";
import { chunkOf } from "./support/chunk-of.ts";
import { arriveIn, BETTON } from "./support/commune.ts";
import { untilBettonIsHere } from "./support/data.ts";
import { untilOfflineReady } from "./support/first-visit.ts";
import { enterAccount } from "./support/account.ts";
import { everyPlace } from "./support/every-place.ts";
import { anAccountWith } from "./support/staff.ts";
import { expect, stopServers, test } from "./support/worker-test.ts";

/** Places that need more than their path. */
const QUERIES: Partial<Record<RouteName, string>> = { ModifyCity: "?cityId=35238" };
/** Home leads where one was last. */
const LEADS_TO: Partial<Record<RouteName, string>> = { Home: BETTON.list };
const NO_SCREEN = /^(?:Cette page n’a pas pu s’afficher|Page introuvable)$/u;

test("J12 every place of the routes table opens again after the servers were stopped, for whoever may enter it [P5, SW-1, SW-2, F1]", async ({
  page,
  lines,
}) => {
  const { email, password } = await anAccountWith({
    moderatorOfCities: { [BETTON.id]: true },
    isAdmin: true,
  });
  // Not on Home, where nothing floats over the first words.
  await page.goto(ROUTES.About);
  await expect(page.getByText("Parvis est prêt à fonctionner sans réseau.")).toBeVisible();
  await untilOfflineReady(page);
  await arriveIn(page, BETTON);
  await enterAccount(page, email, password);
  await untilBettonIsHere(page);
  const places = everyPlace({
    cityId: BETTON.id,
    anomalyId: await firstReport(page),
    activityId: "0",
    ideaId: "0",
    threadId: "0",
  });

  await stopServers(lines);
  for (const [name, path] of places) {
    await test.step(name, async () => {
      await page.goto(`${path}${QUERIES[name] ?? ""}`);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      // Where the browser dropped what the worker answered, the page loads once more by itself.
      await expect(async () => expect(await whyNoScreen(page)).toEqual([])).toPass({ timeout: 60_000 });
      expect(new URL(page.url()).pathname).toBe(LEADS_TO[name] ?? path);
    });
  }
});

/** Nothing where the place has its screen; else what stands there instead, and the error that it tells of. */
async function whyNoScreen(page: Page): Promise<readonly string[]> {
  const instead = await page.getByRole("heading", { name: NO_SCREEN }).allTextContents();
  return instead.length === 0 ? [] : [...instead, ...(await page.locator("details > pre").allTextContents())];
}

test("J12 a screen that did not come although the worker has it comes by itself, without any server [P5, P13, F44]", async ({
  page,
  lines,
}) => {
  await arriveIn(page, BETTON);
  await untilOfflineReady(page);
  const chunk = chunkOf("src/features/ideas/write/new-idea.tsx");
  const missed: string[] = [];
  page.on("requestfailed", (request) => missed.push(new URL(request.url()).pathname));
  await page.context().serviceWorkers()[0]?.evaluate(missOnce, chunk);
  await stopServers(lines);
  await page.goto("/city/35024/map/new-idea");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await whyNoScreen(page)).toEqual([]);
  // How it came does not matter here: the browser may ask for it again before the page is loaded again (dropped-part.test.ts).
  expect(missed).toContain(chunk);
});

/** In the worker: what it would answer with is missing, the first time. */
function missOnce(path: string): void {
  const match = caches.match.bind(caches);
  let isMissed = false;
  caches.match = (request, options) => {
    const { pathname } = new URL(request instanceof Request ? request.url : request, location.href);
    if (isMissed || pathname !== path) return match(request, options);
    isMissed = true;
    return Promise.resolve(undefined);
  };
}

/** Of the list, which is open. */
async function firstReport(page: Page): Promise<string> {
  await expect(page).toHaveURL(BETTON.list);
  const link = page.getByRole("listitem").getByRole("heading", { level: 2 }).getByRole("link").first();
  const [, id = ""] = /anomaly\/([^/?]+)/u.exec((await link.getAttribute("href")) ?? "") ?? [];
  return id;
}

test("J12 the ground that a newcomer saw before the worker was there is kept with what comes after [SW-22, MAP-4]", async ({
  page,
}) => {
  await arriveIn(page, BETTON);
  const tiles = page.locator("img.leaflet-tile-loaded");
  await expect.poll(() => tiles.count()).toBeGreaterThan(6);
  expect(await page.evaluate(() => caches.has("tiles"))).toBe(false);
  await untilOfflineReady(page);
  const shown = await tiles.evaluateAll((all) => all.map((tile) => (tile as HTMLImageElement).src));
  await expect.poll(() => page.evaluate(notKept, shown)).toEqual([]);
});

/** In the page. */
async function notKept(addresses: readonly string[]): Promise<readonly string[]> {
  const kept = new Set((await (await caches.open("tiles")).keys()).map(({ url }) => url));
  return addresses.filter((address) => !kept.has(address));
}

/** Small photos that the worker holds. */
function keptPreviews(page: Page): Promise<number> {
  return page.evaluate(async () => (await (await caches.open("photos-preview")).keys()).length);
}

test("J12 photos of open reports that nobody looked at are there after the server was stopped [PHO-8, P5]", async ({
  page,
  lines,
}) => {
  await page.goto("/");
  await untilOfflineReady(page);
  await arriveIn(page, BETTON);
  await page.goto(BETTON.list);
  const withPhoto = page.getByRole("listitem").filter({ has: page.locator("img") });
  await expect(withPhoto.first()).toBeVisible();
  await expect.poll(() => keptPreviews(page)).toBeGreaterThan(10);

  await stopServers(lines);
  await withPhoto.first().getByRole("heading").getByRole("link").click();
  const photo = page.getByRole("article").getByRole("button").getByRole("img");
  await expect.poll(() => photo.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);
});
