import type { Browser, Page } from "@playwright/test";
import { DEMO_PASSWORD } from "../../local/demo/accounts.ts";
import { arriveIn, BETTON, RENNES } from "./support/commune.ts";
import { follow } from "./support/every-place.ts";
import { untilOfflineReady } from "./support/first-visit.ts";
import { sendFromPageOnly, SUBMIT } from "./support/line.ts";
import { send, writeReport } from "./support/report.ts";
import { anotherPage, expect, STAYS_ONLINE, test, type Watch } from "./support/test.ts";

const LINK = `${RENNES.list}?tri=age`;

/** A colleague who lives in Rennes: the commune is there from then on. */
async function aColleagueInRennes(browser: Browser, watch: Watch) {
  const page = await anotherPage(browser, watch, STAYS_ONLINE);
  await arriveIn(page, RENNES);
  await page.context().close();
}

async function signInAsModerator(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Mon compte" }).click();
  await page.getByRole("button", { name: "Se connecter" }).click();
  await page.getByRole("textbox", { name: "Adresse e-mail" }).fill("moderation@parvis.test");
  await page.getByLabel("Mot de passe", { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Me connecter", exact: true }).click();
  await expect(page.getByRole("button", { name: "Se déconnecter" })).toBeVisible();
}

test("J8 whoever changes commune keeps what waits for the former one, and it still goes there [NAV-12, CITY-5, P1, F53]", async ({
  page,
  context,
  browser,
  watch,
  city,
}) => {
  await sendFromPageOnly(context);
  await aColleagueInRennes(browser, watch);
  await arriveIn(page, city);
  await untilOfflineReady(page);
  await context.setOffline(true);
  await writeReport(page, { title: `Banc cassé place de la Cale ${Date.now()}` });
  await send(page);
  await expect(page.getByRole("button", { name: /1 en attente/u })).toBeVisible();
  // The network is back for the page's own files before the report has gone.
  await page.route(SUBMIT, (route) => route.abort());
  await context.setOffline(false);

  await page.goto(LINK);
  await expect(page.getByText("1 envoi attend encore")).toBeVisible();
  await page.getByRole("button", { name: "Changer de commune" }).click();
  await expect(page).toHaveURL(LINK);
  await expect(page.getByRole("link", { name: /^Rennes/u })).toBeVisible();
  await page.unroute(SUBMIT);
  await page.reload();
  await expect(page.getByRole("button", { name: /Tout est envoyé/u })).toBeVisible();
});

test.describe("with network all along", () => {
  test.use(STAYS_ONLINE);

  test("J8 a moderator opens a colleague's link to another commune, looks at it, and loses nothing [NAV-4, NAV-6, NAV-9, NAV-12, NAV-15]", async ({
    page,
    browser,
    watch,
  }) => {
    await aColleagueInRennes(browser, watch);
    await arriveIn(page, BETTON);
    await signInAsModerator(page);
    await follow(page, "/city/35024/threads");
    await expect(page.getByRole("heading", { level: 1, name: "À traiter" })).toBeVisible();

    await page.goto(LINK);
    await expect(page.getByRole("heading", { name: "Vous ouvrez une page de Rennes" })).toBeVisible();
    await expect(page.getByText("Votre commune est Betton.")).toBeVisible();
    await page.getByRole("button", { name: "Consulter sans changer" }).click();
    await expect(page).toHaveURL(LINK);
    await expect(page.getByText(/Vous consultez Rennes sans en faire votre commune/u)).toBeVisible();
    await expect(page.getByRole("link", { name: "Signaler" })).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(/Vous consultez Rennes/u)).toBeVisible();

    await page.goto("/city/35238/threads");
    await expect(page.getByText("Cette page demande des droits que vous n’avez pas")).toBeVisible();
    await expect(page).toHaveURL("/?redirect=%2Fcity%2F35238%2Fthreads");
    await page.getByRole("main").getByRole("link", { name: "Revenir à la carte" }).click();
    await expect(page).toHaveURL(BETTON.map);
  });

  test("J8 a newcomer's link to a commune is kept until they have chosen one [NAV-2, NAV-9]", async ({
    page,
  }) => {
    await page.goto("/city/35024/list/anomalies?tri=age");
    await expect(page.getByRole("heading", { name: "Choisir ma commune" })).toBeVisible();
    await page.getByRole("combobox", { name: "Nom ou code postal de votre commune" }).fill("betton");
    await page.getByRole("option", { name: /^Betton 35830/u }).click();
    await page.getByRole("button", { name: "C’est ma commune" }).click();
    await expect(page).toHaveURL("/city/35024/list/anomalies?tri=age");
  });
});
