import type { Page } from "@playwright/test";
import { pathOf, ROUTES } from "../../src/domain/navigation/routes.ts";
import { readDocument } from "../rules/support/firestore-rest.ts";
import { follow } from "./support/every-place.ts";
import { arriveAs } from "./support/resident.ts";
import { anAccountWith } from "./support/staff.ts";
import { expect, STAYS_ONLINE, test } from "./support/test.ts";

/** What a role that was granted or taken has to reach a device that is open. */
const MESSAGE = "Le marché est déplacé place de la Cale.";

async function openAccount(desk: Page, email: string): Promise<void> {
  await follow(desk, `${ROUTES.AdminDashboard}?onglet=comptes`);
  await desk.getByRole("searchbox", { name: "Adresse ou nom" }).fill(email);
  await desk.keyboard.press("Enter");
  await desk.getByRole("button", { name: `Gérer ${email}` }).click();
}

test.use(STAYS_ONLINE);

test("J64 a moderator named by an administrator works at once on the device that is open, and no longer once the role is taken [ADM-4, ADM-3, ADM-2, AUTH-5]", async ({
  page,
  browser,
  city,
}) => {
  // Two people with an account each.
  const moderator = await anAccountWith({});
  const admin = await anAccountWith({ isAdmin: true });
  const badge = page
    .getByRole("navigation", { name: "Navigation principale" })
    .getByRole("link", { name: /^À traiter/u });
  await arriveAs(page, city, moderator);
  await follow(page, pathOf("CityDetails", { cityId: city.id }));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(badge).toBeHidden();

  const context = await browser.newContext();
  const desk = await context.newPage();
  await arriveAs(desk, city, admin);
  await openAccount(desk, moderator.email);
  await desk.getByRole("combobox", { name: "Confier une commune" }).fill(city.id);
  await expect(desk.getByRole("dialog").getByRole("option").first()).toBeVisible();
  await desk.keyboard.press("Enter");
  await desk.getByRole("button", { name: "Oui, confier la modération" }).click();
  await expect(desk.getByText("C’est fait.")).toBeVisible();

  await expect(badge).toBeVisible();
  // No new sign-in: the same session now does what a moderator does, and the town takes it.
  await follow(page, `${pathOf("CitySettings", { cityId: city.id })}?onglet=mairie`);
  await page.getByRole("textbox", { name: /^Message/u }).fill(MESSAGE);
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect.poll(async () => (await readDocument(`cities/${city.id}`))?.["message"]).toBe(MESSAGE);

  await desk.getByRole("button", { name: `Retirer la modération de ${city.name}` }).click();
  await desk.getByRole("button", { name: "Oui, retirer la modération" }).click();
  await expect(desk.getByText("Ne modère aucune commune.")).toBeVisible();
  await expect(badge).toBeHidden();

  await desk.getByRole("button", { name: "Fermer" }).click();
  await desk.getByRole("link", { name: "Journal" }).click();
  await expect(desk.getByRole("heading", { level: 3, name: "Modération retirée" }).first()).toBeVisible();
  await expect(desk.getByText(`Compte : ${moderator.email}`).first()).toBeVisible();
  await context.close();
});
