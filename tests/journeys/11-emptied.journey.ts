import type { Page } from "@playwright/test";
import { arriveIn, BETTON } from "./support/commune.ts";
import { follow } from "./support/every-place.ts";
import { untilOfflineReady } from "./support/first-visit.ts";
import { outboxBadge } from "./support/outbox.ts";
import { send, writeReport } from "./support/report.ts";
import { emptyDatabases } from "./support/storage.ts";
import { expect, test } from "./support/test.ts";

const NOTICE = "Des données locales ont été effacées par le navigateur";

test("storage emptied under the open page is announced with what was waiting, and the commune comes back [OFF-11, P13, F20]", async ({
  page,
  context,
}) => {
  await arriveIn(page, BETTON);
  await untilOfflineReady(page);
  await context.setOffline(true);
  await writeReport(page, { title: "Arbre couché sur le chemin" });
  await send(page);
  await expect(outboxBadge(page)).toHaveAccessibleName(/1 en attente/u);
  await expect.poll(() => countOutside(page)).toContain('unsent\\":1');
  await emptyDatabases(page);
  await expect(page.getByText(NOTICE)).toBeVisible();
  await expect(page.getByText(/^1 envoi attendait sur cet appareil/u)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "J’ai compris" }).click();
  await expect(page.getByText(NOTICE)).toBeHidden();
  await follow(page, BETTON.list);
  await expect(page.getByRole("listitem").getByRole("heading", { level: 2 }).first()).toBeVisible();
});

test("storage emptied between two visits is announced with the number of what was waiting [OFF-11, P13, F21]", async ({
  page,
  context,
}) => {
  await arriveIn(page, BETTON);
  await untilOfflineReady(page);
  await context.setOffline(true);
  await writeReport(page, { title: "Arbre couché sur le chemin" });
  await send(page);
  await expect(outboxBadge(page)).toHaveAccessibleName(/1 en attente/u);
  await expect.poll(() => countOutside(page)).toContain('unsent\\":1');
  await page.goto("about:blank");

  // A file of the same origin that runs nothing of the app.
  const elsewhere = await context.newPage();
  await context.setOffline(false);
  await elsewhere.goto("/manifest.webmanifest");
  await page.close();
  await emptyDatabases(elsewhere);
  await elsewhere.goto(BETTON.map);
  // The person's account went too: the notice outlives the making of another.
  const map = elsewhere.getByRole("application");
  await expect(map.getByRole("button", { name: /anomalies, dont/u }).first()).toBeVisible();
  await expect(elsewhere.getByText(NOTICE)).toBeVisible();
  await expect(elsewhere.getByText(/^1 envoi attendait sur cet appareil/u)).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere.getByText(/^1 envoi attendait sur cet appareil/u)).toBeVisible();
  await elsewhere.getByRole("button", { name: "J’ai compris" }).click();
  await expect(elsewhere.getByText(NOTICE)).toBeHidden();
  await elsewhere.goto(BETTON.list);
  await expect(elsewhere.getByText(NOTICE)).toBeHidden();
  await expect(elsewhere.getByRole("listitem").getByRole("heading", { level: 2 }).first()).toBeVisible();
});

/** What is kept of the count where emptied databases leave it. */
function countOutside(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify(localStorage));
}
