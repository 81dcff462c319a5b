import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { aCommand } from "../../examples/a-command.ts";
import { aReport } from "../../examples/a-report.ts";
import { aResident } from "../../examples/accounts.ts";
import { pageBarriers } from "../../ui/framed.tsx";
import { aCloud, openAccountScreen } from "./account-screen.tsx";
import { WholeProfile } from "./whole-profile.tsx";
import { waitFor } from "../../support/wait-for.ts";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const YANNS = { email: "yann@exemple.fr", emailVerified: true, hasPassword: true } as const;

describe("a resident's profile", () => {
  it("changes the name, and removes it everywhere [AUTH-20, ANO-13]", async () => {
    const { services, asked } = aCloud({ facts: YANNS });
    await openAccountScreen(<WholeProfile />, { services, actor: aResident() });
    const name = page.getByRole("textbox", { name: /^Nom affiché/u });
    await expect.element(name).toHaveValue("Yann Le Goff");
    await name.fill("é".repeat(41));
    await expect.element(button("Enregistrer mon nom")).toBeDisabled();
    await name.fill("Yann");
    await button("Enregistrer mon nom").click();
    await expect.element(page.getByText("Votre nom est enregistré.")).toBeVisible();
    await button("Masquer mon nom partout").click();
    await expect
      .element(page.getByText(/^Votre nom n’est plus sur aucun de vos signalements/u))
      .toBeVisible();
    expect(asked).toEqual(["name Yann", "hide"]);
    expect(await pageBarriers()).toEqual([]);
  });

  it("removes the name from unsent data without network, and says what still has it [AUTH-35]", async () => {
    const { services, mend } = aCloud({ facts: YANNS, refusals: { hide: "offline" } });
    const device = await openAccountScreen(<WholeProfile />, {
      services,
      actor: aResident(),
      unsent: [aCommand({ payload: aReport({ showName: true }) })],
    });
    await button("Masquer mon nom partout").click();
    const alert = page.getByRole("alert");
    await expect
      .element(alert.getByText("Vos signalements déjà envoyés portent encore votre nom."))
      .toBeVisible();
    await expect
      .element(alert.getByText("Vos brouillons et ce qui attend sur cet appareil partiront sans lui."))
      .toBeVisible();
    const [row] = await device.outbox.toArray();
    expect(row?.command.payload).toMatchObject({ showName: false });
    expect(await pageBarriers()).toEqual([]);
    mend("hide");
    await button("Masquer mon nom partout").click();
    await expect.element(page.getByText(/ni sur ce qui attend sur cet appareil/u)).toBeVisible();
    await expect.element(alert).not.toBeInTheDocument();
  });

  it("changes the password only with the current one [AUTH-21]", async () => {
    const { services, asked } = aCloud({ facts: YANNS, refusals: { reauthenticate: "wrong_password" } });
    await openAccountScreen(<WholeProfile />, { services, actor: aResident() });
    await page.getByText("Changer de mot de passe").first().click();
    await field("Mot de passe actuel").last().fill("ancien secret");
    await field("Nouveau mot de passe").fill("le chat dort dehors");
    await button("Changer de mot de passe").click();
    await expect.element(page.getByRole("alert").getByText("Mot de passe incorrect.")).toBeVisible();
    expect(asked).toEqual(["reauthenticate ancien secret"]);
  });

  it("chooses a first password when they only used e-mail links, under the same rules [AUTH-24]", async () => {
    const { services, asked } = aCloud({ facts: { ...YANNS, hasPassword: false } });
    await openAccountScreen(<WholeProfile />, { services, actor: aResident() });
    await page.getByText("Choisir un mot de passe").click();
    await expect.element(field("Mot de passe actuel")).not.toBeInTheDocument();
    await field("Nouveau mot de passe").fill("azertyuiop");
    await button("Choisir ce mot de passe").click();
    await expect.element(page.getByRole("alert").getByText(/trop courant/u)).toBeVisible();
    await field("Nouveau mot de passe").fill("é".repeat(129));
    await expect
      .element(page.getByRole("alert").getByText(/Vous devez entrer un maximum de 128 caractères$/u))
      .toBeVisible();
    expect(await pageBarriers()).toEqual([]);
    await field("Nouveau mot de passe").fill("le chat dort dehors");
    await button("Choisir ce mot de passe").click();
    await expect.element(page.getByText("Votre mot de passe est enregistré.")).toBeVisible();
    expect(asked).toEqual(["change-password"]);
  });

  it("reauthenticates by e-mail link when the last login is too old, and keeps what they typed [AUTH-21]", async () => {
    const { services, asked, mend } = aCloud({
      facts: { ...YANNS, hasPassword: false },
      refusals: { "change-password": "requires_recent_login" },
    });
    await openAccountScreen(<WholeProfile />, { services, actor: aResident() });
    await page.getByText("Choisir un mot de passe").click();
    await field("Nouveau mot de passe").fill("le chat dort dehors");
    await button("Choisir ce mot de passe").click();
    await expect.element(page.getByText("Confirmez d’abord que c’est bien vous.")).toBeVisible();
    await button("Recevoir un lien à yann@exemple.fr").click();
    await expect.element(page.getByText(/Ouvrez son lien sur cet appareil/u)).toBeVisible();
    expect(await pageBarriers()).toEqual([]);
    mend("change-password");
    await expect.element(field("Nouveau mot de passe")).toHaveValue("le chat dort dehors");
    await button("Choisir ce mot de passe").click();
    await expect.element(page.getByText("Votre mot de passe est enregistré.")).toBeVisible();
    expect(asked).toEqual(["change-password", "email-link yann@exemple.fr", "change-password"]);
  });

  it("changes the address only with the current password, which is required [AUTH-21, FORM-1]", async () => {
    const { services, asked } = aCloud({ facts: YANNS });
    await openAccountScreen(<WholeProfile />, { services, actor: aResident() });
    await page.getByText("Changer d’adresse").first().click();
    await field("Nouvelle adresse e-mail").fill("yann.le.goff@exemple.fr");
    await button("Changer d’adresse").click();
    await expect
      .element(page.getByRole("alert").getByText("Mot de passe actuel : Ce champ est requis"))
      .toBeVisible();
    await field("Mot de passe actuel").first().fill("le chat dort dehors");
    await button("Changer d’adresse").click();
    await expect.element(page.getByText(/Un e-mail vient de partir à la nouvelle adresse/u)).toBeVisible();
    expect(asked).toEqual(["reauthenticate le chat dort dehors", "change-email yann.le.goff@exemple.fr"]);
  });

  it("who only uses e-mail links reauthenticates by one before a deletion [AUTH-33, AUTH-21, AUTH-23]", async () => {
    const { services, asked } = aCloud({
      facts: { ...YANNS, hasPassword: false },
      refusals: { delete: "requires_recent_login" },
    });
    await openAccountScreen(<WholeProfile />, { services, actor: aResident() });
    await button("Supprimer mon compte").click();
    const dialog = page.getByRole("dialog", { name: "Supprimer mon compte" });
    for (const told of [
      /votre vue par défaut/u,
      /sur vos autres appareils ne partira jamais/u,
      /restent tels quels/u,
    ])
      await expect.element(dialog.getByText(told)).toBeVisible();
    await dialog.getByRole("checkbox").click();
    await dialog.getByRole("button", { name: "Supprimer mon compte" }).click();
    await dialog.getByRole("button", { name: "Recevoir un lien à yann@exemple.fr" }).click();
    await expect.element(dialog.getByText(/Ouvrez son lien sur cet appareil/u)).toBeVisible();
    expect(await pageBarriers()).toEqual([]);
    expect(asked).toEqual(["delete", "email-link yann@exemple.fr"]);
  });

  it("shows at the field that the password is missing, and sends nothing [FORM-1, AUTH-23, UI-3]", async () => {
    const { services, asked } = aCloud({ facts: YANNS });
    await openAccountScreen(<WholeProfile />, { services, actor: aResident() });
    await button("Supprimer mon compte").click();
    const dialog = page.getByRole("dialog", { name: "Supprimer mon compte" });
    await dialog.getByRole("checkbox").click();
    await dialog.getByRole("button", { name: "Supprimer mon compte" }).click();
    await expect.element(dialog.getByLabelText("Mot de passe actuel")).toHaveFocus();
    await expect
      .element(dialog.getByLabelText("Mot de passe actuel"))
      .toHaveAccessibleDescription(/Ce champ est requis/u);
    expect(asked).toEqual([]);
    expect(await pageBarriers()).toEqual([]);
  });

  it("says exactly what a deletion does, and asks for the password before [AUTH-21, AUTH-23]", async () => {
    const { services, asked } = aCloud({ facts: YANNS });
    await openAccountScreen(<WholeProfile />, { services, actor: aResident() });
    await button("Supprimer mon compte").click();
    const dialog = page.getByRole("dialog", { name: "Supprimer mon compte" });
    await expect
      .element(dialog.getByText(/Vos signalements restent à la commune, sans votre nom/u))
      .toBeVisible();
    await expect
      .element(dialog.getByText(/Les cartes hors ligne, les images, .* restent sur cet appareil/u))
      .toBeVisible();
    await expect
      .element(dialog.getByText(/Votre adresse et votre mot de passe ne permettent plus/u))
      .toBeVisible();
    const erase = dialog.getByRole("button", { name: "Supprimer mon compte" });
    await expect.element(erase).toBeDisabled();
    expect(await pageBarriers()).toEqual([]);
    await dialog.getByLabelText("Mot de passe actuel").fill("le chat dort dehors");
    await dialog.getByRole("checkbox").click();
    await erase.click();
    await waitFor(() =>
      expect(asked).toEqual(["reauthenticate le chat dort dehors", "delete", "leave nothing"]),
    );
  });
});
