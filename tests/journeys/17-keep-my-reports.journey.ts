import { enterAccount, newAddress, saveAddress } from "./support/account.ts";
import { chooseBetton, untilOfflineReady } from "./support/first-visit.ts";
import { send, writeReport } from "./support/report.ts";
import { namesOnDevice } from "./support/storage.ts";
import { expect, test, watchContext } from "./support/test.ts";
import { uidOn } from "./support/town.ts";

test("J7 a guest reports without network, gives an address, and finds the report on another device [AUTH-28, P1, P2]", async ({
  page,
  context,
  browser,
  watch,
}) => {
  const title = `Banc cassé devant l’école ${Date.now()}`;
  const email = newAddress("noemie");
  await chooseBetton(page);
  await untilOfflineReady(page);
  await context.setOffline(true);
  await writeReport(page, { title });
  await send(page);
  await context.setOffline(false);
  await saveAddress(page, email);
  const mine = page.getByRole("link", { name: title });
  await expect(mine).toBeVisible();

  const other = await browser.newContext();
  await watchContext(other, watch);
  const otherPage = await other.newPage();
  await chooseBetton(otherPage);
  await enterAccount(otherPage, email);
  await expect(otherPage.getByRole("link", { name: title })).toBeVisible();
  await other.close();
});

test("J7 a guest whose address has an account enters it with everything they did, and leaves no copy behind [F57, AUTH-28, P1, P8, UI-5]", async ({
  page,
  context,
  browser,
  watch,
}) => {
  const email = newAddress("yann");
  const first = await browser.newContext();
  await watchContext(first, watch);
  const firstPage = await first.newPage();
  await chooseBetton(firstPage);
  await saveAddress(firstPage, email);

  const sent = `Nid-de-poule rue de Rennes ${Date.now()}`;
  const unsent = `Grille d’égout bouchée ${Date.now()}`;
  await chooseBetton(page);
  await writeReport(page, { title: sent });
  await send(page);
  await expect(page.getByRole("button", { name: /Tout est envoyé/u })).toBeVisible();
  await page.goto("/city/35024/map/anomalies");
  await context.route("**/api/commands-submit", (route) => route.abort());
  await writeReport(page, { title: unsent });
  await send(page);
  const guest = await uidOn(page);
  await enterAccount(page, email);
  await expect(page.getByRole("heading", { level: 1, name: "Mon compte" })).toBeFocused();
  await expect(page.getByRole("link", { name: sent })).toBeVisible();
  await expect
    .poll(async () => {
      const { indexedDB, localStorage } = await namesOnDevice(page);
      const copies = indexedDB.filter((name) => name.startsWith("rxdb"));
      return [...copies, ...localStorage].filter((name) => name.includes(guest));
    })
    .toEqual([]);
  await context.unroute("**/api/commands-submit");
  await page.reload();
  await expect(page.getByRole("link", { name: unsent })).toBeVisible();
  await expect(page.getByRole("button", { name: /^En cours \(2\)/u })).toBeVisible();
  await first.close();
});
