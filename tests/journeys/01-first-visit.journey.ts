import type { Locator } from "@playwright/test";
import { CITY_ZOOM } from "../../src/domain/city/city.ts";
import { chooseBetton } from "./support/first-visit.ts";
import { expect, SEES_MOTION, test } from "./support/test.ts";

test.use(SEES_MOTION);

test("J1 a newcomer finds their commune and sees its outline and its reports, at the zoom of a city [NAV-2, CITY-3, CITY-8, MAP-1, AUTH-1]", async ({
  page,
}) => {
  await chooseBetton(page);
  await expect(page.getByRole("link", { name: /^Betton/u })).toBeVisible();
  const map = page.getByRole("application");
  await expect(map.getByRole("button", { name: /\d+ anomalies, dont \d+ ouvertes?/u }).first()).toBeVisible();
  await expect(map.locator("path").first()).toBeAttached();
  await expect.poll(() => zoomsShown(map)).toEqual([CITY_ZOOM]);
  // For the first picture of the next start, from the contour itself.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("parvis.outline")))
    .toContain(`"id":"35024","rev":1`);
});

test("J1 a person who comes back lands on the map of their commune [NAV-1]", async ({ page }) => {
  await chooseBetton(page);
  await page.goto("/");
  await expect(page).toHaveURL(/\/city\/35024\/map\/anomalies/u);
});

/** Of the tiles of the background: /tiles/<zoom>/<x>/<y>. */
async function zoomsShown(map: Locator): Promise<readonly number[]> {
  const zooms = await map
    .locator("img.leaflet-tile")
    .evaluateAll((tiles) =>
      tiles.map((tile) => Number(/\/tiles\/(\d+)\//u.exec((tile as HTMLImageElement).src)?.[1])),
    );
  return [...new Set(zooms)];
}
