import { arriveIn } from "./support/commune.ts";
import { follow } from "./support/every-place.ts";
import { untilOfflineReady } from "./support/first-visit.ts";
import { send, writeReport } from "./support/report.ts";
import { anotherPage, expect, STAYS_ONLINE, test } from "./support/test.ts";

test("J2 a report with a photo, made without network, reaches another person's map [P1, P2, P4, OFF-1, OFF-12, F3]", async ({
  page,
  context,
  browser,
  watch,
  city,
}) => {
  const title = `Lampadaire éteint près du pont ${Date.now()}`;
  const neighbourPage = await anotherPage(browser, watch, STAYS_ONLINE);
  await arriveIn(neighbourPage, city);
  await follow(neighbourPage, city.list);

  await arriveIn(page, city);
  await untilOfflineReady(page);
  await context.setOffline(true);
  await writeReport(page, { title, withPhoto: true });
  await send(page);
  await expect(page.getByRole("button", { name: /1 en attente/u })).toBeVisible();
  await page.getByRole("link", { name: "Voir mon signalement" }).click();
  await expect(page.getByText("En attente d’envoi").first()).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText("Envoyé", { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/n°\s*\d{4}-\d{4}/u).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /Tout est envoyé/u })).toBeVisible();

  const row = neighbourPage.getByRole("link", { name: title, exact: true });
  await expect(row).toBeVisible({ timeout: 5000 });
  await row.click();
  const photo = neighbourPage.getByRole("img", { name: /photo/iu }).first();
  await expect(photo).toBeVisible();
  await expect
    .poll(() => photo.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await neighbourPage.context().close();
});
