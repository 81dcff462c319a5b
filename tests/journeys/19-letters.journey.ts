import type { Page } from "@playwright/test";
import { enterAccount, expectResident, newAddress, saveAddress } from "./support/account.ts";
import { chooseBetton } from "./support/first-visit.ts";
import { letterTo, openLetter } from "./support/letters.ts";
import { expect, test } from "./support/test.ts";

const action = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("J7 a guest comes in by the link of a letter alone, chooses a password, and uses the link once [AUTH-24, AUTH-26, AUTH-28]", async ({
  page,
}) => {
  const email = newAddress("anna");
  await chooseBetton(page);
  await page.goto("/profile");
  await action(page, "Enregistrer mon adresse").click();
  await page.getByLabel("Adresse e-mail").fill(email);
  await action(page, "Recevoir un lien, sans mot de passe").click();
  await expect(page.getByText(/Un e-mail vient de partir/u)).toBeVisible();
  const letter = await letterTo(email, "EMAIL_SIGNIN");
  await openLetter(page, letter);
  await expect(page.getByRole("heading", { level: 1, name: "Lien reçu par e-mail" })).toBeFocused();
  await expect(page.getByLabel("Adresse e-mail")).toHaveValue(email);
  await action(page, "Me connecter").click();
  await expect(page.getByText("Vous êtes connecté.")).toBeVisible();
  await page.getByRole("link", { name: "Aller à mon compte" }).click();
  await expectResident(page, email);
  await page.getByText("Choisir un mot de passe").click();
  await page.getByLabel("Nouveau mot de passe").fill("la pluie tombe encore");
  await action(page, "Choisir ce mot de passe").click();
  await expect(page.getByText("Votre mot de passe est enregistré.")).toBeVisible();
  await expect(page.getByLabel("Mot de passe actuel")).toHaveCount(2);
  await openLetter(page, letter);
  await expect(page.getByText("Ce lien a déjà servi, ou n’est pas complet", { exact: true })).toBeVisible();
});

test("J7 a resident confirms their address, and comes in with a new password after a letter [AUTH-21, AUTH-24, AUTH-26]", async ({
  page,
  browser,
}) => {
  const email = newAddress("gwen");
  await chooseBetton(page);
  await saveAddress(page, email);
  await openLetter(page, await letterTo(email, "VERIFY_EMAIL"));
  await action(page, "Confirmer mon adresse").click();
  await expect(page.getByText("Votre adresse est confirmée.")).toBeVisible();
  await page.getByRole("link", { name: "Aller à mon compte" }).click();
  await expect(page.getByText(`Votre adresse : ${email}`)).toBeVisible();
  await expect(page.getByText("Cette adresse n’est pas encore confirmée")).toBeHidden();

  const other = await browser.newContext();
  const phone = await other.newPage();
  await chooseBetton(phone);
  await phone.goto("/profile");
  await action(phone, "J’ai déjà un compte").click();
  await phone.getByLabel("Adresse e-mail").fill(email);
  await action(phone, "Mot de passe oublié").click();
  await openLetter(phone, await letterTo(email, "PASSWORD_RESET"));
  await phone.getByLabel("Nouveau mot de passe").fill("la pluie tombe encore");
  await action(phone, "Changer de mot de passe").click();
  await expect(phone.getByText(/Votre mot de passe est changé/u)).toBeVisible();
  await enterAccount(phone, email, "la pluie tombe encore");
  await other.close();
});
