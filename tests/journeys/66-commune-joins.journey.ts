import { pathOf, ROUTES } from "../../src/domain/navigation/routes.ts";
import { follow } from "./support/every-place.ts";
import { arriveAs } from "./support/resident.ts";
import { anAccountWith } from "./support/staff.ts";
import { expect, STAYS_ONLINE, test } from "./support/test.ts";

test.use(STAYS_ONLINE);

test("J66 a commune opens by itself: its town hall asks, an administrator says yes, and its first week begins on the device that asked [CITY-46, CITY-47, ADM-4]", async ({
  page,
  browser,
  city,
}) => {
  // Two people with an account each.
  const clerk = await anAccountWith({});
  const admin = await anAccountWith({ isAdmin: true });
  await arriveAs(page, city, clerk);
  await follow(page, pathOf("CityDetails", { cityId: city.id }));
  await page.getByRole("button", { name: "Ma mairie rejoint Parvis" }).click();
  await page.getByRole("textbox", { name: "Votre nom" }).fill("Yann Le Goff");
  await page.getByRole("textbox", { name: "Votre fonction à la mairie" }).fill("Secrétaire de mairie");
  await page.getByRole("button", { name: "Envoyer la demande" }).click();
  await expect(page.getByText("Demande envoyée")).toBeVisible();
  await page.getByRole("button", { name: "Fermer" }).click();

  const context = await browser.newContext();
  const desk = await context.newPage();
  await arriveAs(desk, city, admin);
  await follow(desk, `${ROUTES.AdminDashboard}?onglet=service`);
  const accept = desk.getByRole("button", { name: `Accepter la demande de ${clerk.email}` });
  await accept.click();
  await desk.getByRole("button", { name: "Oui, confier la modération" }).click();
  await expect(accept).toBeHidden();

  await expect(page.getByRole("heading", { name: "Il reste à régler" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Ma mairie rejoint Parvis" })).toBeHidden();
  await page.getByRole("link", { name: /^Écrivez la charte/u }).click();
  await expect(page).toHaveURL(/settings\?onglet=signalements$/u);
  await context.close();
});
