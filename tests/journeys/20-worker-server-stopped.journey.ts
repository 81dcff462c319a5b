import type { Page } from "@playwright/test";
import { chooseBetton, untilOfflineReady } from "./support/first-visit.ts";
import { expect, test } from "./support/worker-test.ts";
import { NO_CITY_ID } from "../../src/domain/city/city.ts";
import { pathOf, type RouteName } from "../../src/domain/navigation/routes.ts";

const CITY = { cityId: "35024" };

/** Every place that opens by itself, and what a person sees there. */
const PLACES: readonly (readonly [RouteName, string])[] = [
  ["Home", "/"],
  ["MapOnboarding", pathOf("MapOnboarding", { cityId: NO_CITY_ID })],
  ["MapAnomalies", pathOf("MapAnomalies", CITY)],
  ["MapNewAnomaly", pathOf("MapNewAnomaly", CITY)],
  ["ListAnomalies", pathOf("ListAnomalies", CITY)],
];

test("J12 every place opens again after the server was stopped [P5, SW-1, SW-2, F1]", async ({
  page,
  lines,
}) => {
  await page.goto("/");
  await expect(page.getByText("Parvis est prêt à fonctionner sans réseau.")).toBeVisible();
  await untilOfflineReady(page);
  await chooseBetton(page);
  await page.goto(pathOf("ListAnomalies", CITY));
  await expect(page.getByRole("listitem").first()).toBeVisible();

  await lines.town.cut();
  await lines.services.cut();
  for (const [name, path] of PLACES) {
    await test.step(name, async () => {
      await page.goto(path);
      await page.reload();
      await expect(page.getByRole("main")).toBeVisible();
      await expect(page.getByRole("heading", { name: "Cette page n’a pas pu s’afficher" })).toBeHidden();
    });
  }
  await expect(page.getByRole("listitem").first()).toBeVisible();
});

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
  await chooseBetton(page);
  await page.goto(pathOf("ListAnomalies", CITY));
  const withPhoto = page.getByRole("listitem").filter({ has: page.locator("img") });
  await expect(withPhoto.first()).toBeVisible();
  await expect.poll(() => keptPreviews(page), { timeout: 60_000 }).toBeGreaterThan(10);

  await lines.town.cut();
  await lines.services.cut();
  await withPhoto.first().getByRole("heading").getByRole("link").click();
  const photo = page.locator("section:has(> h3:text-is('Photos')) img");
  await expect.poll(() => photo.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);
});
