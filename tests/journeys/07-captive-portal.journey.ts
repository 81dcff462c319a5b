import { arriveIn } from "./support/commune.ts";
import { chooseBetton } from "./support/first-visit.ts";
import { expectResident, newAddress, saveAddress } from "./support/account.ts";
import { portalAnswers, sendFromPageOnly } from "./support/line.ts";
import { openOutbox, untilAllSent } from "./support/outbox.ts";
import { send, writeReport } from "./support/report.ts";
import { expect, STAYS_ONLINE, test } from "./support/test.ts";
import { reportsInTownOf, uidOn } from "./support/town.ts";

// Routes do not see what a worker asks.
test.use(STAYS_ONLINE);

test("a report behind a captive portal waits, is told why, and leaves when the portal opens [P1, OFF-5, OFF-14, F4]", async ({
  page,
  context,
  city,
}) => {
  await sendFromPageOnly(context);
  await arriveIn(page, city);
  const uid = await uidOn(page);
  await portalAnswers(context, "**/api/**");
  await writeReport(page, { title: "Nid-de-poule derrière la gare", withPhoto: true });
  await send(page);
  const panel = await openOutbox(page);
  await expect(panel.getByRole("region", { name: "En attente d’envoi" })).toContainText(
    "Le Wi-Fi demande une connexion. Ouvrez sa page d’accueil.",
  );
  await expect(panel.getByText("Refusé", { exact: true })).toBeHidden();
  expect(await reportsInTownOf(uid)).toEqual([]);

  await panel.getByRole("button", { name: "Envoyer maintenant" }).click();
  await expect(panel).toContainText("Le Wi-Fi demande une connexion.");
  expect(await reportsInTownOf(uid)).toEqual([]);

  await context.unroute("**/api/**");
  // Whoever has passed the portal's page comes back to this one: what is sent by itself would wait longer after each attempt.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  // A photo goes over a machine that may be busy.
  await expect(panel).toContainText("Tout est envoyé.");
  await page.keyboard.press("Escape");
  await untilAllSent(page);
  expect(await reportsInTownOf(uid)).toHaveLength(1);
});

test("a commune is chosen although a captive portal answers for the geographic API [GEO-3, CITY-8, F4, F82]", async ({
  page,
}) => {
  await portalAnswers(page, "**/geo/**");
  await page.goto("/");
  await page.getByRole("link", { name: "Choisir ma commune" }).click();
  await page.getByRole("combobox", { name: "Nom ou code postal de votre commune" }).fill("betton");
  await page.getByRole("option", { name: /^Betton 35830/u }).click();
  await expect(
    page.getByText("Le service des communes ne répond pas : le contour viendra plus tard."),
  ).toBeVisible();
  await page.getByRole("button", { name: "C’est ma commune" }).click();
  await expect(page).toHaveURL(/\/city\/35024\/map\/anomalies/u);
});

test("a portal that answers for the callables is no answer, and the choice stands on the device [OFF-14, CITY-5, F4]", async ({
  page,
}) => {
  await portalAnswers(page, /users-updateUserCity/u);
  await chooseBetton(page);
  await page.goto("/");
  await expect(page).toHaveURL(/\/city\/35024\/map\/anomalies/u);
});

test("a portal that answers for the identity provider signs nobody out, and is no refusal [OFF-14, AUTH-25, P8, F4, F51]", async ({
  page,
  context,
  city,
}) => {
  const email = newAddress("soazig");
  await arriveIn(page, city);
  await saveAddress(page, email);
  const uid = await uidOn(page);
  const provider = /identitytoolkit|securetoken/u;
  await context.route(provider, (route) =>
    route.fulfill({
      contentType: "text/html",
      headers: { "access-control-allow-origin": "*", "access-control-allow-headers": "*" },
      body: "<!doctype html><title>Wi-Fi gratuit</title>",
    }),
  );
  await page.reload();
  await page.getByRole("link", { name: "Compte", exact: true }).click();
  await page.getByText("Changer de mot de passe").first().click();
  await page.getByLabel("Mot de passe actuel").last().fill("le chat dort dehors");
  await page.getByLabel("Nouveau mot de passe").fill("la pluie tombe encore");
  await page.getByRole("button", { name: "Changer de mot de passe" }).click();
  await expect(page.getByText(/Le serveur ne répond pas\. Rien n’a changé/u)).toBeVisible();
  await expectResident(page, email);
  expect(await uidOn(page)).toBe(uid);
  await context.unroute(provider);
  await page.getByRole("button", { name: "Changer de mot de passe" }).click();
  await expect(page.getByText("Votre mot de passe est enregistré.")).toBeVisible();
});
