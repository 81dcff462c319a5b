import type { Page } from "@playwright/test";
import { untilOfflineReady } from "./support/first-visit.ts";
import { send, writeReport } from "./support/report.ts";
import { emptyDatabases } from "./support/storage.ts";
import { reportsInTownOf, uidOn } from "./support/town.ts";
import { expect, test } from "./support/worker-test.ts";

const INDEX = "/data/communes.tsv";
// There is network, and the town is out of reach.
const NOT_LOADED = /^Le serveur ne répond pas — données incomplètes/u;

/** Everything of the shell is on the device, and nothing of anybody: no account, no commune. */
async function aWarmedShell(page: Page): Promise<void> {
  await page.goto("/");
  await untilOfflineReady(page);
  await expect
    .poll(() => page.evaluate(async (url) => (await caches.match(url)) !== undefined, INDEX))
    .toBe(true);
  await page.goto("/icons/parvis.svg");
  await emptyDatabases(page);
  await page.evaluate(() => localStorage.clear());
}

test("a first start while the town cannot be reached: a commune is chosen, a report written, and both arrive [AUTH-7, CITY-2, CITY-5, CITY-19, P1, P2, F2]", async ({
  page,
  lines,
  context,
}) => {
  await aWarmedShell(page);
  await lines.town.cut();
  await lines.services.cut();
  await context.route("**/identitytoolkit.googleapis.com/**", (route) => route.abort());
  await page.goto("/");
  await expect(page.getByText("Le serveur ne répond pas")).toBeVisible();
  await page.getByRole("link", { name: "Choisir ma commune" }).click();
  await page.getByRole("combobox", { name: "Nom ou code postal de votre commune" }).fill("betton");
  await page.getByRole("option", { name: /^Betton 35830/u }).click();
  await page.getByRole("button", { name: "C’est ma commune" }).click();
  await expect(page).toHaveURL("/city/35024/map/anomalies");
  await expect(page.getByText(NOT_LOADED)).toBeVisible();
  await page.getByRole("button", { name: "Passer" }).click();

  await writeReport(page, { title: `Banc cassé au bord de l’Ille ${Date.now()}` });
  await send(page);
  await page.reload();
  await expect(page.getByRole("button", { name: /1 en attente/u })).toBeVisible();
  await expect(page.getByText(NOT_LOADED)).toBeVisible();
  const guest = await uidOn(page);
  expect(guest).toMatch(/^local-/u);

  await lines.town.mend();
  await lines.services.mend();
  await context.unrouteAll();
  await page.reload();
  await expect(page.getByRole("button", { name: /Tout est envoyé/u })).toBeVisible();
  await expect(page.getByText(NOT_LOADED)).toBeHidden();
  const uid = await uidOn(page);
  expect(uid).not.toBe(guest);
  await expect.poll(() => reportsInTownOf(uid)).toHaveLength(1);
});
