import { describe, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { err } from "../../../src/domain/basics/result.ts";
import { pageBarriers } from "../../ui/framed.tsx";
import { aCloud, openAccountScreen } from "./account-screen.tsx";
import { WholeProfile } from "./whole-profile.tsx";
import { waitFor } from "../../support/wait-for.ts";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });

/** The form's own button comes after the one that opened it. */
const submitOf = (name: string) => page.getByRole("region").getByRole("button", { name, exact: true });

const inkOf = (of: ReturnType<typeof button>) => getComputedStyle(of.element()).color;

async function fill(email: string, password: string): Promise<void> {
  await field("Adresse e-mail").fill(email);
  await field("Mot de passe").fill(password);
}

describe("a guest's profile", () => {
  it("says how long the account lasts, and keeps everything with an address [AUTH-28, UI-3]", async () => {
    const { services, asked } = aCloud();
    await openAccountScreen(<WholeProfile />, { services });
    await expect
      .element(
        page.getByText(
          "Vous utilisez un compte invité : il disparaît si vous effacez les données de ce navigateur.",
        ),
      )
      .toBeVisible();
    await expect.element(button("Se déconnecter")).not.toBeInTheDocument();
    await button("Créer un compte").click();
    expect(await pageBarriers()).toEqual([]);
    await fill(" noemie@exemple.fr ", "le chat dort dehors");
    await submitOf("Créer mon compte").click();
    await waitFor(() => expect(asked).toEqual(["link noemie@exemple.fr"]));
  });

  it("refuses a common password and an invalid address, with messages at the fields [AUTH-24, FORM-5]", async () => {
    const { services, asked } = aCloud();
    await openAccountScreen(<WholeProfile />, { services });
    await button("Créer un compte").click();
    await fill("noemie", "azertyuiop");
    await submitOf("Créer mon compte").click();
    await expect
      .element(page.getByRole("alert").getByText(/Veuillez entrer une adresse email valide$/u))
      .toBeVisible();
    await expect.element(field("Mot de passe")).toHaveAccessibleDescription(/trop courant/u);
    expect(await pageBarriers()).toEqual([]);
    expect(asked).toEqual([]);
  });

  it("is told by name which fields were left out [FORM-1, FORM-5, UI-3]", async () => {
    const { services, asked } = aCloud();
    await openAccountScreen(<WholeProfile />, { services });
    await button("Se connecter").click();
    await submitOf("Me connecter").click();
    const line = (name: string) => page.getByRole("alert").getByRole("link", { name, exact: true });
    await expect.element(line("Adresse e-mail : Veuillez entrer une adresse email valide")).toBeVisible();
    expect(line("Mot de passe : Ce champ est requis").element().textContent).toContain("passe\u00A0:");
    await line("Mot de passe : Ce champ est requis").click();
    await expect.element(field("Mot de passe")).toHaveFocus();
    expect(await pageBarriers()).toEqual([]);
    expect(asked).toEqual([]);
  });

  it("lets a password be pasted and shown [AUTH-24]", async () => {
    await openAccountScreen(<WholeProfile />, { services: aCloud().services });
    await button("Créer un compte").click();
    await field("Adresse e-mail").fill("le chat dort dehors");
    await userEvent.keyboard("{Control>}a{/Control}");
    await userEvent.copy();
    await field("Mot de passe").click();
    await userEvent.paste();
    await expect.element(field("Mot de passe")).toHaveValue("le chat dort dehors");
    await expect.element(field("Mot de passe")).toHaveAttribute("type", "password");
    await button("Afficher le mot de passe").click();
    await expect.element(field("Mot de passe")).toHaveAttribute("type", "text");
  });

  it("with an address that has an account, may sign in with their data handed over, or stay [F57, AUTH-28]", async () => {
    const { services, asked } = aCloud({ refusals: { link: "email_in_use" } });
    await openAccountScreen(<WholeProfile />, { services });
    await button("Créer un compte").click();
    await fill("yann@exemple.fr", "le chat dort dehors");
    await submitOf("Créer mon compte").click();
    await expect
      .element(page.getByRole("alert").getByText("Cette adresse a déjà un compte", { exact: true }))
      .toBeVisible();
    await button("Me connecter à ce compte").click();
    await expect.element(field("Adresse e-mail")).toHaveValue("yann@exemple.fr");
    await field("Mot de passe").fill("le chat dort dehors");
    await submitOf("Me connecter").click();
    await waitFor(() =>
      expect(asked.slice(1)).toEqual(["prove yann@exemple.fr", "adopt", "hand-over resident-yann", "enter"]),
    );
  });

  it("is told the consequences of a deletion without mention of an address or a password [AUTH-23]", async () => {
    await openAccountScreen(<WholeProfile />, { services: aCloud().services });
    await button("Supprimer mon compte").click();
    const dialog = page.getByRole("dialog", { name: "Supprimer mon compte" });
    await expect
      .element(dialog.getByText("Cet appareil continue avec un nouveau compte invité."))
      .toBeVisible();
    await expect.element(dialog.getByText(/mot de passe/u)).not.toBeInTheDocument();
  });

  it("stays a guest, with all data, when the handover fails [F57, P1]", async () => {
    const { services, asked } = aCloud({ refusals: { adopt: "offline" } });
    await openAccountScreen(<WholeProfile />, { services });
    await button("Se connecter").click();
    await fill("yann@exemple.fr", "le chat dort dehors");
    await submitOf("Me connecter").click();
    await expect.element(page.getByRole("alert").getByText(/Rien n’a changé/u)).toBeVisible();
    expect(asked).toEqual(["prove yann@exemple.fr", "adopt"]);
  });

  it("is told why and until when, where the account that it would enter is suspended [SEC-16] [P6]", async () => {
    const { services } = aCloud();
    const details = { reason: "Insultes répétées.", until: Date.UTC(2031, 4, 12, 10) };
    const adoptGuest = () => Promise.resolve(err({ code: "account_disabled", details } as const));
    const calls = { ...services.calls, adoptGuest };
    await openAccountScreen(<WholeProfile />, { services: { ...services, calls } });
    await button("Se connecter").click();
    await fill("yann@exemple.fr", "le chat dort dehors");
    await submitOf("Me connecter").click();
    const alert = page.getByRole("alert");
    await expect.element(alert.getByText("Votre compte a été suspendu")).toBeVisible();
    await expect.element(alert.getByText("Insultes répétées.")).toBeVisible();
    await expect.element(alert.getByText("12 mai 2031")).toBeVisible();
    expect(await pageBarriers()).toEqual([]);
  });

  it("can ask for a sign-in link in place of a password [AUTH-26]", async () => {
    const { services, asked } = aCloud();
    await openAccountScreen(<WholeProfile />, { services });
    await button("Se connecter").click();
    await field("Adresse e-mail").fill("yann@exemple.fr");
    await button("Recevoir un lien, sans mot de passe").click();
    await expect
      .element(page.getByText(/Si cette adresse a un compte, un e-mail vient de partir/u))
      .toBeVisible();
    expect(asked).toEqual(["email-link yann@exemple.fr"]);
  });

  it("is told before a button is pressed that it needs a network [UI-3, P13]", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    onTestFinished(() => void vi.restoreAllMocks());
    await openAccountScreen(<WholeProfile />, { services: aCloud().services });
    const needed = page
      .getByRole("region", { name: "Garder ce que vous faites ici" })
      .getByText("Il faut du réseau pour cela.");
    await expect.element(needed).toBeVisible();
    const [create, enter] = [button("Créer un compte"), button("Se connecter")];
    await expect.element(create).toHaveAccessibleDescription("Il faut du réseau pour cela.");
    // It is not held out as the way on, and may be pressed all the same: the browser may be wrong.
    expect(inkOf(create)).toBe(inkOf(enter));
    await create.click();
    await expect.element(button("Créer mon compte")).toBeEnabled();
    expect(inkOf(button("Créer mon compte"))).toBe(inkOf(enter));
    expect(needed.elements()).toHaveLength(1);
    expect(await pageBarriers()).toEqual([]);
  });

  it("works without network, and says what needs it [UI-3, P13]", async () => {
    await openAccountScreen(<WholeProfile />, { services: undefined });
    await button("Créer un compte").click();
    await expect.element(page.getByText("Cette étape demande le réseau.")).toBeVisible();
    expect(await pageBarriers()).toEqual([]);
  });
});
