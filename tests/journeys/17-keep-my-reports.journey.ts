import { arriveIn } from "./support/commune.ts";
import { leadTo } from "./support/every-place.ts";
import { untilOfflineReady } from "./support/first-visit.ts";
import { enterAccount, newAddress, saveAddress } from "./support/account.ts";
import { sendFromPageOnly, SUBMIT } from "./support/line.ts";
import { send, writeReport } from "./support/report.ts";
import { namesOnDevice } from "./support/storage.ts";
import { anotherPage, expect, STAYS_ONLINE, test } from "./support/test.ts";
import { uidOn } from "./support/town.ts";

test("J7 a guest reports without network, gives an address, and finds the report on another device [AUTH-28, P1, P2]", async ({
  page,
  context,
  browser,
  watch,
  city,
}) => {
  const title = `Banc cassé devant l’école ${Date.now()}`;
  const email = newAddress("noemie");
  await arriveIn(page, city);
  await untilOfflineReady(page);
  await context.setOffline(true);
  await writeReport(page, { title });
  await send(page);
  await context.setOffline(false);
  await saveAddress(page, email);
  const mine = page.getByRole("link", { name: title });
  await expect(mine).toBeVisible();

  const otherPage = await anotherPage(browser, watch, STAYS_ONLINE);
  await arriveIn(otherPage, city);
  await enterAccount(otherPage, email);
  await expect(otherPage.getByRole("link", { name: title })).toBeVisible();
  await otherPage.context().close();
});

test.describe("with network all along", () => {
  test.use(STAYS_ONLINE);

  test("J7 a guest whose address has an account enters it with everything they did, and leaves no copy behind [F57, AUTH-28, P1, P8, UI-5]", async ({
    page,
    context,
    browser,
    watch,
    city,
  }) => {
    const email = newAddress("yann");
    const firstPage = await anotherPage(browser, watch);
    await arriveIn(firstPage, city);
    await saveAddress(firstPage, email);

    const sent = `Nid-de-poule rue de Rennes ${Date.now()}`;
    const unsent = `Grille d’égout bouchée ${Date.now()}`;
    await sendFromPageOnly(context);
    await arriveIn(page, city);
    await writeReport(page, { title: sent });
    await send(page);
    await expect(page.getByRole("button", { name: /Tout est envoyé/u })).toBeVisible();
    await leadTo(page, city.map);
    await context.route(SUBMIT, (route) => route.abort());
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
    await context.unroute(SUBMIT);
    await page.reload();
    await expect(page.getByRole("link", { name: unsent })).toBeVisible();
    await expect(page.getByRole("button", { name: /^En cours \(2\)/u })).toBeVisible();
    await firstPage.context().close();
  });
});
