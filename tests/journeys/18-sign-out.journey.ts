import type { BrowserContext, Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import {
  enterAccount,
  expectGuest,
  newAddress,
  privateDatabases,
  saveAddress,
  signOut,
} from "./support/account.ts";
import { chooseBetton } from "./support/first-visit.ts";
import { send, writeReport } from "./support/report.ts";
import { expect, test } from "./support/test.ts";

const CITY = "**/api/commands-submit";

/** A resident with one report that the city does not answer. Ends on the profile. */
async function withOneUnsent(page: Page, context: BrowserContext, title: string): Promise<string> {
  const email = newAddress("solene");
  await chooseBetton(page);
  await saveAddress(page, email);
  await page.goto("/city/35024/map/anomalies");
  await context.route(CITY, (route) => route.abort());
  await writeReport(page, { title });
  await send(page);
  await page.goto("/profile");
  await expect(page.getByRole("button", { name: /^En attente \(1\)/u })).toBeVisible();
  return email;
}

test("J11 what is not sent waits, closed, for its owner; the next person sees nothing of it [AUTH-27, F56, F61, P8]", async ({
  page,
  context,
}) => {
  const title = `Poubelle renversée ${Date.now()}`;
  const email = await withOneUnsent(page, context, title);
  const before = await privateDatabases(page);
  await signOut(page);
  await expectGuest(page);
  await expect(page.getByText(title)).toBeHidden();
  await expect
    .poll(async () =>
      (await privateDatabases(page)).filter((name) => before.includes(name) && /replica/u.test(name)),
    )
    .toEqual([]);
  await context.unroute(CITY);
  await chooseBetton(page);
  await enterAccount(page, email);
  await expect(page.getByRole("link", { name: title })).toBeVisible();
});

test("J11 what is not sent leaves first, then its owner [AUTH-27, F56]", async ({ page, context }) => {
  const title = `Panneau tordu ${Date.now()}`;
  const email = await withOneUnsent(page, context, title);
  await context.unroute(CITY);
  await signOut(page, /Les envoyer maintenant/u);
  await expectGuest(page);
  await chooseBetton(page);
  await enterAccount(page, email);
  await expect(page.getByRole("link", { name: title })).toBeVisible();
});

test("J11 what is not sent is saved in a file, and waits as well [AUTH-27, OFF-13]", async ({
  page,
  context,
}) => {
  const title = `Trottoir soulevé ${Date.now()}`;
  await withOneUnsent(page, context, title);
  const download = page.waitForEvent("download");
  await signOut(page, /Les sauvegarder dans un fichier/u);
  expect(await readFile(await (await download).path(), "utf8")).toContain(title);
  await expectGuest(page);
});

test("J11 what is not sent is deleted when its owner says so [AUTH-27, P8]", async ({ page, context }) => {
  const title = `Tag sur l’abribus ${Date.now()}`;
  const email = await withOneUnsent(page, context, title);
  const before = await privateDatabases(page);
  await signOut(page, /Les supprimer de cet appareil/u);
  await expectGuest(page);
  await expect
    .poll(async () => (await privateDatabases(page)).filter((name) => before.includes(name)))
    .toEqual([]);
  await context.unroute(CITY);
  await chooseBetton(page);
  await enterAccount(page, email);
  await expect(page.getByRole("button", { name: /^En cours \(0\)/u })).toBeVisible();
  await expect(page.getByText(title)).toBeHidden();
});
