import type { Page } from "@playwright/test";
import { arriveIn, BETTON, SAINT_MALO } from "../journeys/support/commune.ts";
import { untilOfflineReady } from "../journeys/support/first-visit.ts";
import { openOutbox } from "../journeys/support/outbox.ts";
import { pressSend, send, writeReport } from "../journeys/support/report.ts";
import { shoot } from "./support/shoot.ts";
import { test } from "./support/test.ts";

const REPORT = { title: "Lampadaire éteint devant l’école", withPhoto: true };

test("a report without network", async ({ page, context }) => {
  await arriveIn(page, BETTON);
  await untilOfflineReady(page);
  await context.setOffline(true);
  // Another one than those that are sent, which stand in the same list.
  await writeReport(page, { ...REPORT, title: "Réverbère qui clignote" });
  await shoot(page, { place: "MapNewAnomaly", state: "filled-offline", who: "guest" });
  await send(page);
  await shoot(page, { place: "MapNewAnomaly", state: "sent-offline", who: "guest" });
  await shootOutbox(page, "offline");
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Voir mon signalement" }).click();
  await shoot(page, { place: "MapAnomaly", state: "waiting", who: "guest" });
});

for (const { where, state } of [
  { where: BETTON, state: "answered" },
  { where: SAINT_MALO, state: "nobody-answers" },
]) {
  test(`a report, ${state}`, async ({ page }) => {
    await arriveIn(page, where);
    await page.goto(where.newReport);
    await pressSend(page);
    await shoot(page, { place: "MapNewAnomaly", state: `errors-${state}`, who: "guest" });
    await page.goto(where.map);
    await writeReport(page, REPORT);
    await shoot(page, { place: "MapNewAnomaly", state: `filled-${state}`, who: "guest" });
    await page.getByRole("button", { name: /^Masquer/u }).click();
    await page.getByRole("application", { name: "Cadre de la zone à masquer" }).waitFor();
    await shoot(page, { place: "MapNewAnomaly", state: `masking-${state}`, who: "guest" });
    await page.keyboard.press("Escape");
    await send(page);
    await page.getByRole("heading", { level: 1, name: /^Signalement envoyé/u }).waitFor();
    await shoot(page, { place: "MapNewAnomaly", state: `sent-${state}`, who: "guest" });
    await shootOutbox(page, `sent-${state}`);
  });
}

test("what floats over the map", async ({ page }) => {
  await arriveIn(page, BETTON);
  await shootOutbox(page, "empty");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Aide" }).click();
  await shoot(page, { place: "Info", state: "full", who: "guest" });
});

async function shootOutbox(page: Page, state: string): Promise<void> {
  await openOutbox(page);
  await shoot(page, { place: "Outbox", state, who: "guest" });
}
