import { arriveIn } from "./support/commune.ts";
import { follow } from "./support/every-place.ts";
import { untilOfflineReady } from "./support/first-visit.ts";
import { reportAndOpen, send, writeReport } from "./support/report.ts";
import { anotherPage, expect, STAYS_ONLINE, test } from "./support/test.ts";

test("what a neighbour reported meanwhile is proposed to whoever reported it without network; they follow it, without network again, and theirs is withdrawn [ANO-35, ANO-24, P1, P3]", async ({
  page,
  context,
  browser,
  watch,
  city,
}) => {
  // Two people, and two times without network.
  const theirs = `Réverbère éteint ${Date.now()}`;
  await arriveIn(page, city);
  await untilOfflineReady(page);
  // From the list both forms open at the town hall: a map that is still being drawn would open one of them elsewhere.
  await follow(page, city.list);
  await expect(page.getByRole("link", { name: "Signaler" })).toBeVisible();
  await context.setOffline(true);
  await writeReport(page, { title: "Lampadaire en panne" });
  await send(page);

  const neighbour = await anotherPage(browser, watch, STAYS_ONLINE);
  await arriveIn(neighbour, city);
  await reportAndOpen(neighbour, { map: city.list }, theirs);

  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: /^Signalement envoyé/u })).toBeVisible();
  await expect(page.getByText("Ce signalement existait peut-être déjà")).toBeVisible();
  await page.getByRole("link", { name: "Voir mon signalement" }).click();
  await expect(page.getByRole("link", { name: theirs })).toBeVisible();

  await context.setOffline(true);
  await page.getByRole("button", { name: "C’est le même : je le suis" }).click();
  await expect(page.getByRole("heading", { name: theirs }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Suivre", pressed: true })).toBeVisible();
  await neighbour.getByRole("button", { name: "Plus", exact: true }).click();
  await expect(neighbour.getByRole("button", { name: "Retirer le signalement" })).toBeVisible();
  await context.setOffline(false);

  // Somebody else counts on it now: its author withdraws it no more, and the map has one pin.
  await expect(neighbour.getByRole("button", { name: "Retirer le signalement" })).toBeHidden();
  await follow(neighbour, city.list);
  await expect(neighbour.getByRole("link", { name: theirs })).toBeVisible();
  await expect(neighbour.getByRole("link", { name: "Lampadaire en panne" })).toHaveCount(0);
  await neighbour.context().close();
});
