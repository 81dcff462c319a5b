import type { Page } from "@playwright/test";
import { arriveIn, BETTON } from "./support/commune.ts";
import { untilOfflineReady } from "./support/first-visit.ts";
import { lookForUpdate } from "./support/next-version.ts";
import type { Answer } from "./support/town-line.ts";
import { expect, test } from "./support/worker-test.ts";

const PORTAL_TEXT = "Bienvenue sur le Wi-Fi de la médiathèque";
const PORTAL: Answer = {
  headers: { "content-type": "text/html; charset=utf-8", "access-control-allow-origin": "*" },
  body: `<!doctype html><title>Portail</title><h1>${PORTAL_TEXT}</h1>`,
};

const MAP_WITHOUT_BACKGROUND = "Fond de carte indisponible";

test("J17 a captive portal's page is never taken for the app, its worker or an answer [SW-3, OFF-14, F4, F5, F46]", async ({
  page,
  lines,
}) => {
  await arriveIn(page, BETTON);
  await untilOfflineReady(page);
  const worker = await activeWorker(page);

  lines.town.standIn(() => PORTAL);
  lines.services.standIn(() => PORTAL);
  await page.goto(BETTON.list);
  await expect(page.getByRole("listitem").first()).toBeVisible();
  await expect(page.getByText(PORTAL_TEXT)).toBeHidden();

  await lookForUpdate(page);
  expect(await activeWorker(page)).toEqual(worker);
  await page.reload();
  await expect(page.getByRole("listitem").first()).toBeVisible();
  expect(await cachedPages(page)).toEqual(["/index.html"]);
});

test("J17 a captive portal's page is never kept as a tile, and the map comes back with the network [MAP-4, SW-3, F16]", async ({
  page,
  lines,
}) => {
  await page.goto("/");
  await untilOfflineReady(page);
  lines.services.standIn((path) => (path.startsWith("/tiles/") ? PORTAL : undefined));
  await arriveIn(page, BETTON);
  await expect(page.getByText(MAP_WITHOUT_BACKGROUND)).toBeVisible();
  expect(await cachedPages(page)).toEqual(["/index.html"]);

  lines.services.standIn(() => undefined);
  await page.reload();
  await expect(page.getByRole("application").locator("img").first()).toBeVisible();
  await expect(page.getByText(MAP_WITHOUT_BACKGROUND)).toBeHidden();
});

async function activeWorker(page: Page): Promise<readonly unknown[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return [registration?.active?.state, registration?.installing, registration?.waiting];
  });
}

/** Paths of everything any cache holds as a page. */
async function cachedPages(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const pages: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const type = (await cache.match(request))?.headers.get("content-type") ?? "";
        if (type.includes("html")) pages.push(new URL(request.url).pathname);
      }
    }
    return pages;
  });
}
