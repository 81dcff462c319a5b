import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import { leadTo } from "./every-place.ts";

const PASSWORD = "le chat dort dehors";

/** An address nobody else of these journeys has. */
export function newAddress(name: string): string {
  return `${name}-${randomUUID()}@exemple.fr`;
}

/** « Créer un compte »: the guest becomes a resident. Ends on their profile. */
export async function saveAddress(page: Page, email: string): Promise<void> {
  await leadTo(page, "/profile");
  await page.getByRole("button", { name: "Créer un compte" }).click();
  await fillIn(page, email);
  await page.getByRole("region").getByRole("button", { name: "Créer mon compte" }).click();
  await expectResident(page, email);
}

/** « Se connecter ». Ends on the profile of that account. */
export async function enterAccount(page: Page, email: string, password = PASSWORD): Promise<void> {
  await leadTo(page, "/profile");
  await page.getByRole("button", { name: "Se connecter" }).click();
  await fillIn(page, email, password);
  await page.getByRole("region").getByRole("button", { name: "Me connecter", exact: true }).click();
  await expectResident(page, email);
}

export async function expectResident(page: Page, email: string): Promise<void> {
  await expect(page.getByText(`Votre adresse : ${email}`)).toBeVisible();
  await expect(page.getByText(/Vous utilisez un compte invité/u)).toBeHidden();
}

export async function expectGuest(page: Page): Promise<void> {
  await expect(page.getByText(/Vous utilisez un compte invité/u)).toBeVisible();
}

/** Opens « Se déconnecter », chooses what becomes of what is not sent, and leaves. */
export async function signOut(page: Page, choice?: RegExp): Promise<void> {
  await (await askToSignOut(page, choice)).click();
}

/** The same, before the last press: the button that leaves. */
export async function askToSignOut(page: Page, choice?: RegExp): Promise<Locator> {
  await page.getByRole("button", { name: "Se déconnecter" }).click();
  const dialog = page.getByRole("dialog", { name: "Se déconnecter" });
  if (choice !== undefined) await dialog.getByRole("radio", { name: choice }).check();
  return dialog.getByRole("button", { name: /se déconnecter$/iu });
}

/** Names of the browser's databases that carry something of a person. */
export function privateDatabases(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () =>
    (await indexedDB.databases()).flatMap(({ name }) => (name?.includes("parvis") === true ? [name] : [])),
  );
}

async function fillIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel("Adresse e-mail").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
}
