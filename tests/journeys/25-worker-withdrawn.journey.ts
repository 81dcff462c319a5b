import type { BrowserContext, Page } from "@playwright/test";
import { ARCHIVE_TILES_CACHE } from "../../src/domain/background/tile-caches.ts";
import { buildScript } from "../../sw/plugin/build-script.ts";
import { arriveIn } from "./support/commune.ts";
import { untilOfflineReady } from "./support/first-visit.ts";
import { lookForUpdate } from "./support/next-version.ts";
import { fillTitle, pickCategory } from "./support/report.ts";
import { stopWorkers } from "./support/worker-events.ts";
import { expect, test } from "./support/worker-test.ts";

test("a bad release is withdrawn: its worker and caches go, what people wrote stays [P1, SW-7, F47]", async ({
  page,
  context,
  lines,
  city,
}) => {
  await arriveIn(page, city);
  await untilOfflineReady(page);
  await page.getByRole("link", { name: "Signaler" }).click();
  await pickCategory(page);
  await fillTitle(page, "Panneau tombé");

  const worker = await lines.town.read("/sw.js");
  const body = await buildScript({ source: "sw/kill-switch.ts" });
  lines.town.standIn((path) => (path === "/sw.js" ? { ...worker, body } : undefined));
  await lookForUpdate(page);
  await untilOneWaitsOrCame(page);
  const leftAtRest = async () => {
    await restOfAWorker(page, context);
    return whatIsLeft(page);
  };
  await expect.poll(leftAtRest).toEqual({ kept: [], isControlled: false });
  await page.goto(city.newReport);
  await expect(page.getByText("Panneau tombé")).toBeVisible();
});

/** Installed, the new worker asks to take over at once. */
async function untilOneWaitsOrCame(page: Page): Promise<void> {
  const isInstalling = () =>
    page
      .evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing?.state)
      .catch(() => "loading");
  await expect.poll(isInstalling).toBeUndefined();
}

/**
 * Where the old worker answered a request at that very moment, the new one waits until it rests, and browsers stop a worker that
 * does. Not one that a test listens to: it is stopped here, and again where a request has started it meanwhile.
 */
async function restOfAWorker(page: Page, context: BrowserContext): Promise<void> {
  const isWaiting = await page
    .evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))
    .catch(() => false);
  if (isWaiting) await stopWorkers(context);
}

/**
 * A cache that the page opened since, with nothing in it, is none; what it draws out of an archive of tiles it keeps itself. Undefined while the page
 * loads again.
 */
async function whatIsLeft(page: Page): Promise<unknown> {
  const look = page.evaluate(async (ofThePage) => {
    const names = (await caches.keys()).filter((name) => name !== ofThePage);
    const kept = await Promise.all(
      names.map(async (name) => {
        const requests = await (await caches.open(name)).keys();
        return requests.map(({ url }) => `${name}: ${url}`);
      }),
    );
    return { kept: kept.flat(), isControlled: navigator.serviceWorker.controller !== null };
  }, ARCHIVE_TILES_CACHE);
  return look.catch(() => undefined);
}
