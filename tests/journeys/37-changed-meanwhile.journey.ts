import { pathOf } from "../../src/domain/navigation/routes.ts";
import { arriveIn, BETTON } from "./support/commune.ts";
import { untilBettonIsHere } from "./support/data.ts";
import { leadTo } from "./support/every-place.ts";
import { untilOfflineReady } from "./support/first-visit.ts";
import { enterAccount, expectResident, newAddress, saveAddress } from "./support/account.ts";
import { requestsTo } from "./support/line.ts";
import { untilAllSent } from "./support/outbox.ts";
import { send, writeReport } from "./support/report.ts";
import { anAccountWith, grant } from "./support/staff.ts";
import { endToken, loseDatabases } from "./support/storage.ts";
import { expect, STAYS_ONLINE, test } from "./support/test.ts";
import { eraseProfile, reportsInTownOf, uidOn } from "./support/town.ts";

test("a role granted while offline opens its place with the network, one withdrawn closes it [AUTH-5, NAV-4, P9, F52, F59]", async ({
  page,
  context,
  city,
}) => {
  const { uid, email, password } = await anAccountWith({});
  const threadsPath = pathOf("Threads", { cityId: city.id });
  const threads = page.getByRole("heading", { level: 1, name: "À traiter" });
  const denied = page.getByText("Cette page demande des droits que vous n’avez pas");
  await arriveIn(page, city);
  await untilOfflineReady(page);
  await enterAccount(page, email, password);
  await context.setOffline(true);
  await grant(uid, { moderatorOfCities: { [city.id]: true } });
  await page.goto(threadsPath);
  await expect(denied).toBeVisible();
  await context.setOffline(false);
  await page.goto(threadsPath);
  await page.getByRole("link", { name: "Ouvrir la page demandée" }).click();
  await expect(threads).toBeVisible();

  await context.setOffline(true);
  await grant(uid, {});
  await page.goto(threadsPath);
  await expect(threads).toBeVisible();
  await context.setOffline(false);
  await page.goto(threadsPath);
  await expect(denied).toBeVisible();
});

test("a resident whose token ended in a long time without network is still themselves, and what they write leaves with a new one [OFF-7, AUTH-5, P1, P2, F51]", async ({
  page,
  context,
  city,
}) => {
  const title = `Potelet arraché rue de Rennes ${Date.now()}`;
  const email = newAddress("maelle");
  await arriveIn(page, city);
  await untilOfflineReady(page);
  await saveAddress(page, email);
  const uid = await uidOn(page);
  await context.setOffline(true);
  await endToken(page);
  await page.goto("/profile");
  await expectResident(page, email);
  await leadTo(page, city.map);
  await writeReport(page, { title });
  await send(page);
  const renewals = requestsTo(context, "securetoken");
  await context.setOffline(false);
  await expect.poll(() => reportsInTownOf(uid)).toHaveLength(1);
  expect(renewals.length).toBeGreaterThan(0);
  expect(await uidOn(page)).toBe(uid);
});

test("a resident whose sign-in the browser lost is a stranger to what waits, until they enter again [P1, P8, F62]", async ({
  page,
  context,
  city,
}) => {
  const title = `Banc renversé square du Nord ${Date.now()}`;
  const email = newAddress("lena");
  await arriveIn(page, city);
  await untilOfflineReady(page);
  await saveAddress(page, email);
  await leadTo(page, city.map);
  await context.setOffline(true);
  await writeReport(page, { title });
  await send(page);
  const url = page.url();
  await loseDatabases(page, /^firebaseLocalStorageDb$/u);
  await context.setOffline(false);
  await page.goto(new URL("/profile", url).href);
  await expect(page.getByText(/Vous utilisez un compte invité/u)).toBeVisible();
  await expect(page.getByText(title)).toBeHidden();
  await arriveIn(page, city);
  await enterAccount(page, email);
  await leadTo(page, city.map);
  await untilAllSent(page);
  expect(await reportsInTownOf(await uidOn(page))).toHaveLength(1);
});

test.describe("with network all along", () => {
  test.use(STAYS_ONLINE);

  test("an account whose device data are lost is told so, and has its commune and its reports again [OFF-11, P13, F21]", async ({
    page,
  }) => {
    const title = `Panneau tordu rue du Vau ${Date.now()}`;
    await arriveIn(page, BETTON);
    await writeReport(page, { title });
    await send(page);
    await untilAllSent(page);
    const uid = await uidOn(page);
    const url = page.url();
    await loseDatabases(page, /parvis/u);
    await page.goto(new URL("/profile", url).href);
    await expect(page.getByRole("link", { name: title })).toBeVisible();
    expect(await uidOn(page)).toBe(uid);
    await untilBettonIsHere(page);
  });

  test("an account without a profile document works, and what it writes is sent [P1, F60]", async ({
    page,
    city,
  }) => {
    await arriveIn(page, city);
    const uid = await uidOn(page);
    await eraseProfile(uid);
    await page.reload();
    await writeReport(page, { title: `Bouche d’égout descellée ${Date.now()}` });
    await send(page);
    await untilAllSent(page);
    expect(await reportsInTownOf(uid)).toHaveLength(1);
  });
});
