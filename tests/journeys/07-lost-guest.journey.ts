import { arriveIn } from "./support/commune.ts";
import { untilOfflineReady } from "./support/first-visit.ts";
import { send, writeReport } from "./support/report.ts";
import { loseDatabases } from "./support/storage.ts";
import { expect, test } from "./support/test.ts";

test("a guest whose sign-in the browser lost works on without network, and the next guest account sends it all [AUTH-7, P1, P2, F2, F62]", async ({
  page,
  context,
  city,
}) => {
  await arriveIn(page, city);
  await untilOfflineReady(page);
  const before = await page.evaluate(() => localStorage.getItem("parvis.account"));
  await loseDatabases(page, /^firebaseLocalStorageDb$/u);

  await context.setOffline(true);
  await page.goto("/");
  await writeReport(page, { title: `Trottoir abîmé rue de Rennes ${Date.now()}` });
  await send(page);
  await expect(page.getByRole("button", { name: /1 en attente/u })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("button", { name: /Tout est envoyé/u })).toBeVisible();
  const after = await page.evaluate(() => localStorage.getItem("parvis.account"));
  expect(after).not.toBe(before);
});
