import type { Page } from "@playwright/test";
import { pathOf } from "../../src/domain/navigation/routes.ts";
import { arriveIn } from "./support/commune.ts";
import { enterAccount, expectResident, newAddress, saveAddress } from "./support/account.ts";
import { emailLinkTo, moveAddress, openEmailLink, spendEmailLink } from "./support/email-links.ts";
import { follow } from "./support/every-place.ts";
import { anAccountWith } from "./support/staff.ts";
import { expect, STAYS_ONLINE, test } from "./support/test.ts";
import { uidOn } from "./support/town.ts";

test.use(STAYS_ONLINE);

const action = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("J7 a guest comes in by an e-mail link alone, chooses a password, and uses the link once [AUTH-24, AUTH-26, AUTH-28]", async ({
  page,
  city,
}) => {
  const email = newAddress("anna");
  await arriveIn(page, city);
  await follow(page, "/profile");
  await action(page, "Créer un compte").click();
  await page.getByLabel("Adresse e-mail").fill(email);
  await action(page, "Recevoir un lien, sans mot de passe").click();
  await expect(page.getByText(/Un e-mail vient de partir/u)).toBeVisible();
  const link = await emailLinkTo(email, "EMAIL_SIGNIN");
  await openEmailLink(page, link);
  await expect(page.getByRole("heading", { level: 1, name: "Lien reçu par e‑mail" })).toBeFocused();
  await expect(page.getByLabel("Adresse e-mail")).toHaveValue(email);
  await action(page, "Me connecter").click();
  await expect(page.getByText("Vous êtes connecté.")).toBeVisible();
  await page.getByRole("link", { name: "Aller à mon compte" }).click();
  await expectResident(page, email);
  await page.getByRole("link", { name: "Compte", exact: true }).click();
  await page.getByText("Choisir un mot de passe").click();
  await page.getByLabel("Nouveau mot de passe").fill("la pluie tombe encore");
  await action(page, "Choisir ce mot de passe").click();
  await expect(page.getByText("Votre mot de passe est enregistré.")).toBeVisible();
  await expect(page.getByLabel("Mot de passe actuel")).toHaveCount(2);
  await openEmailLink(page, link);
  await expect(page.getByText("Ce lien a déjà servi, ou n’est pas complet", { exact: true })).toBeVisible();
});

test("J7 a moderator who was refused a page is led to it by an e-mail link, although the first one was spent elsewhere [NAV-6, NAV-20, AUTH-26]", async ({
  page,
  city,
}) => {
  const threads = `${pathOf("Threads", { cityId: city.id })}?tri=age`;
  const { email } = await anAccountWith({ moderatorOfCities: { [city.id]: true } });
  await arriveIn(page, city);
  await page.goto(threads);
  await expect(page).toHaveURL(`/?redirect=${encodeURIComponent(threads)}`);
  await page.getByRole("main").getByRole("link", { name: "Se connecter" }).click();
  await action(page, "Se connecter").click();
  await page.getByLabel("Adresse e-mail").fill(email);
  await action(page, "Recevoir un lien, sans mot de passe").click();
  await expect(page.getByText(/un e-mail vient de partir/iu)).toBeVisible();
  const first = await emailLinkTo(email, "EMAIL_SIGNIN");
  await spendEmailLink(first);
  await openEmailLink(page, first);
  await expect(page.getByText("Ce lien a déjà servi, ou n’est pas complet", { exact: true })).toBeVisible();

  await action(page, "Recevoir un lien de connexion").click();
  await expect(page.getByText(/un e-mail vient de partir/iu)).toBeVisible();
  await openEmailLink(page, await emailLinkTo(email, "EMAIL_SIGNIN"));
  await action(page, "Me connecter").click();
  await page.getByRole("link", { name: "Ouvrir la page demandée" }).click();
  await expect(page).toHaveURL(threads);
  await expect(page.getByRole("heading", { level: 1, name: "À traiter" })).toBeVisible();
});

test("J7 a resident confirms their address, and comes in with a new password after an e-mail link [AUTH-21, AUTH-24, AUTH-26]", async ({
  page,
  browser,
  city,
}) => {
  const email = newAddress("gwen");
  await arriveIn(page, city);
  await saveAddress(page, email);
  await openEmailLink(page, await emailLinkTo(email, "VERIFY_EMAIL"));
  await action(page, "Confirmer mon adresse").click();
  await expect(page.getByText("Votre adresse est confirmée.")).toBeVisible();
  await page.getByRole("link", { name: "Aller à mon compte" }).click();
  await expect(page.getByText(`Votre adresse : ${email}`)).toBeVisible();
  await expect(page.getByText("Adresse confirmée")).toBeVisible();

  const other = await browser.newContext();
  const phone = await other.newPage();
  await arriveIn(phone, city);
  await follow(phone, "/profile");
  await action(phone, "Se connecter").click();
  await phone.getByLabel("Adresse e-mail").fill(email);
  await action(phone, "Mot de passe oublié").click();
  await openEmailLink(phone, await emailLinkTo(email, "PASSWORD_RESET"));
  await phone.getByLabel("Nouveau mot de passe").fill("la pluie tombe encore");
  await action(phone, "Changer de mot de passe").click();
  await expect(phone.getByText(/Votre mot de passe est changé/u)).toBeVisible();
  await enterAccount(phone, email, "la pluie tombe encore");
  await other.close();
});

test("J7 a resident moves to a new address by its link, and takes it back by a link when somebody else has moved the account on [AUTH-21, AUTH-26]", async ({
  page,
  browser,
  city,
}) => {
  const before = newAddress("rozenn");
  const after = newAddress("rozenn.le-bihan");
  const thief = newAddress("voleur");
  await arriveIn(page, city);
  await saveAddress(page, before);
  await page.getByRole("link", { name: "Compte", exact: true }).click();
  await page.getByText("Changer d’adresse").first().click();
  await page.getByLabel("Nouvelle adresse e-mail").fill(after);
  await page.getByLabel("Mot de passe actuel").first().fill("le chien dort dedans");
  await action(page, "Changer d’adresse").click();
  await expect(page.getByRole("alert").getByText("Mot de passe incorrect.")).toBeVisible();
  await page.getByLabel("Mot de passe actuel").first().fill("le chat dort dehors");
  await action(page, "Changer d’adresse").click();
  await expect(page.getByText(/Un e-mail vient de partir à la nouvelle adresse/u)).toBeVisible();

  const change = await emailLinkTo(before, "VERIFY_AND_CHANGE_EMAIL");
  expect(change.newEmail).toBe(after);
  await openEmailLink(page, change);
  await expect(page.getByText(after, { exact: true })).toBeVisible();
  await action(page, "Utiliser cette adresse").click();
  await expect(page.getByText(/Votre adresse est changée/u)).toBeVisible();
  await page.getByRole("link", { name: "Aller à mon compte" }).click();
  await expectResident(page, after);
  await openEmailLink(page, change);
  await expect(page.getByText("Ce lien a déjà servi, ou n’est pas complet", { exact: true })).toBeVisible();

  await moveAddress(await uidOn(page), thief);
  const other = await browser.newContext();
  const phone = await other.newPage();
  await arriveIn(phone, city);
  const recover = await emailLinkTo(after, "RECOVER_EMAIL");
  await openEmailLink(phone, recover);
  await expect(phone.getByText(after, { exact: true })).toBeVisible();
  await action(phone, "Reprendre cette adresse").click();
  await expect(phone.getByText(/Cette adresse est de nouveau celle de votre compte/u)).toBeVisible();
  await openEmailLink(phone, recover);
  await expect(phone.getByText("Ce lien a déjà servi, ou n’est pas complet", { exact: true })).toBeVisible();
  await enterAccount(phone, after);
  await other.close();
});
