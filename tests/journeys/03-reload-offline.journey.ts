import type { Page } from "@playwright/test";
import { arriveIn, BETTON } from "./support/commune.ts";
import { untilBettonIsHere } from "./support/data.ts";
import { untilOfflineReady } from "./support/first-visit.ts";
import { writeReport } from "./support/report.ts";
import { expect, test } from "./support/test.ts";

const TITLE = "Trottoir défoncé devant l’école";

/** « La liste » first, in the settings of the commune. */
async function settleList(page: Page): Promise<void> {
  await page.goto("/city/35024/settings");
  await page.getByRole("radio", { name: "La liste" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Enregistré" })).toBeVisible();
  await expect(page.getByRole("radio", { name: "La liste" })).toBeChecked();
}

/** Whoever looked at the map last comes in by the list all the same. */
async function expectListFirst(page: Page): Promise<void> {
  for (const start of ["/", "/city/35024"]) {
    await page.goto(BETTON.map);
    await expect(page.getByRole("application")).toBeVisible();
    await page.goto(start);
    await expect(page).toHaveURL(BETTON.list);
    await expect(page.getByRole("listitem").getByRole("heading", { level: 2 }).first()).toBeVisible();
  }
}

/** A commune on the device, one of its reports, and a draft that was left. */
async function prepare(page: Page): Promise<{ readonly detail: string; readonly heading: string }> {
  await arriveIn(page, BETTON);
  await untilOfflineReady(page);
  await writeReport(page, { title: TITLE });
  await page.getByRole("link", { name: "Quitter" }).click();
  await untilBettonIsHere(page);
  const first = page.getByRole("listitem").getByRole("heading", { level: 2 }).getByRole("link").first();
  const heading = (await first.textContent()) ?? "";
  await first.click();
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  return { detail: page.url(), heading };
}

/** The map, the list, a report and the draft, each opened anew by its address. */
async function readEverything(
  page: Page,
  age: RegExp,
  { detail, heading }: { readonly detail: string; readonly heading: string },
): Promise<void> {
  const strip = page.getByRole("status").filter({ hasText: age });

  await page.goto(BETTON.map);
  const map = page.getByRole("application");
  await expect(map.getByRole("button", { name: /\d+ anomalies, dont \d+ ouvertes?/u }).first()).toBeVisible();
  await expect(strip).toBeVisible();

  await page.goto(BETTON.list);
  await page.reload();
  await expect(page.getByRole("listitem").getByRole("heading", { level: 2 }).first()).toBeVisible();
  await expect(strip).toBeVisible();

  await page.goto(detail);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  await expect(strip).toBeVisible();

  await page.goto(BETTON.newReport);
  await page.getByRole("link", { name: `Reprendre : ${TITLE}` }).click();
  await expect(page.getByRole("textbox", { name: "Titre" })).toHaveValue(TITLE);
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Titre" })).toHaveValue(TITLE);
}

test("J3 without network, and with one and no server behind it, a reload shows map, list, detail and drafts, with the age of the data and that nothing new comes, the list first where one settled it [P5, P13, PULL-8, SW-2, FORM-6, F1, NAV-23, CITY-25]", async ({
  page,
  context,
}) => {
  // Each place is opened anew, and loaded again, in both.
  const seen = await prepare(page);
  await settleList(page);
  await expectListFirst(page);
  await context.setOffline(true);
  await page.reload();
  await readEverything(page, /Hors ligne — données de \d+\sh/u, seen);
  await expectListFirst(page);

  await context.route(/^http/u, (route) => route.abort("connectionrefused"));
  await context.setOffline(false);
  await page.reload();
  await readEverything(page, /Le serveur ne répond pas — données de \d+\sh/u, seen);
});
