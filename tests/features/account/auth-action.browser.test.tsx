import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { AuthActionPage } from "../../../src/features/account/auth-action.tsx";
import type { CheckedCode } from "../../../src/remote/auth/action-codes.ts";
import { pageBarriers } from "../../ui/framed.tsx";
import { aCloud, openAccountScreen } from "./account-screen.tsx";
import { waitFor } from "../../support/wait-for.ts";

const LINK = "/auth/action?oobCode=abc&apiKey=demo-parvis";
const button = (name: string) => page.getByRole("button", { name, exact: true });

beforeEach(() => localStorage.removeItem("parvis.letter-address"));

async function open(cloud: Parameters<typeof aCloud>[0], at = LINK) {
  const opened = aCloud(cloud);
  await openAccountScreen(<AuthActionPage />, { services: opened.services, at });
  return opened;
}

describe("the page of an e-mail link", () => {
  const confirmations: readonly [CheckedCode["kind"], string, RegExp][] = [
    ["verify", "Confirmer mon adresse", /Votre adresse est confirmée/u],
    ["change", "Utiliser cette adresse", /Votre adresse est changée/u],
    ["recover", "Reprendre cette adresse", /Cette adresse est de nouveau celle de votre compte/u],
  ];
  it.each(confirmations)(
    "that is to %s waits for a press, then says it is done [AUTH-26]",
    async (kind, press, done) => {
      const { asked } = await open({ code: { kind, email: "yann@exemple.fr" } });
      await expect.element(page.getByText("yann@exemple.fr")).toBeVisible();
      await expect.element(page.getByRole("heading", { level: 1 })).toHaveFocus();
      expect(asked).toEqual(["check abc"]);
      await button(press).click();
      await expect.element(page.getByText(done)).toBeVisible();
      expect(asked).toEqual(["check abc", "apply abc"]);
      await expect
        .element(page.getByRole("link", { name: "Aller à mon compte" }))
        .toHaveAttribute("href", "/profile");
      expect(await pageBarriers()).toEqual([]);
    },
  );

  it("that resets a password checks the new one against the rules [AUTH-24, AUTH-26]", async () => {
    const { asked } = await open({ code: { kind: "reset", email: "yann@exemple.fr" } });
    await page.getByLabelText("Nouveau mot de passe").fill("12345678");
    await button("Changer de mot de passe").click();
    await expect.element(page.getByRole("alert").getByText(/trop courant/u)).toBeVisible();
    await page.getByLabelText("Nouveau mot de passe").fill("le chat dort dehors");
    await button("Changer de mot de passe").click();
    await expect.element(page.getByText(/Votre mot de passe est changé/u)).toBeVisible();
    expect(asked).toEqual(["check abc", "new-password abc"]);
  });

  it("that signs in proposes the address it was requested for, and hands over the guest's data [AUTH-26, AUTH-28]", async () => {
    localStorage.setItem("parvis.letter-address", "yann@exemple.fr");
    const { asked } = await open({ code: { kind: "sign-in", email: "" } });
    await expect.element(page.getByLabelText("Adresse e-mail")).toHaveValue("yann@exemple.fr");
    await button("Me connecter").click();
    await expect.element(page.getByText("Vous êtes connecté.")).toBeVisible();
    expect(asked.slice(1)).toEqual([
      "prove-email-link yann@exemple.fr",
      "adopt",
      "hand-over resident-yann",
      "enter",
    ]);
    expect(localStorage.getItem("parvis.letter-address")).toBeNull();
  });

  it("that has expired says so and offers another [AUTH-26, UI-3]", async () => {
    const { asked } = await open({ refusals: { check: "code_expired" } });
    await expect.element(page.getByText("Ce lien a expiré", { exact: true })).toBeVisible();
    await page.getByLabelText("Adresse e-mail").fill("yann@exemple.fr");
    await button("Recevoir un lien de connexion").click();
    await waitFor(() => expect(asked).toEqual(["check abc", "email-link yann@exemple.fr"]));
    expect(await pageBarriers()).toEqual([]);
  });

  it("that has expired says what is missing where another is asked for without an address [AUTH-26]", async () => {
    const { asked } = await open({ refusals: { check: "code_expired" } });
    for (const name of ["Recevoir un lien de connexion", "Choisir un nouveau mot de passe"]) {
      await page.getByLabelText("Adresse e-mail").fill("yann");
      await expect.element(button(name)).toBeEnabled();
      await button(name).click();
      const said = page.getByRole("alert").getByRole("link", { name: /^Adresse e-mail\s: / });
      await expect.element(said).toBeVisible();
      await said.click();
      await expect.element(page.getByLabelText("Adresse e-mail")).toHaveFocus();
    }
    expect(asked).toEqual(["check abc"]);
    expect(await pageBarriers()).toEqual([]);
    await page.getByLabelText("Adresse e-mail").fill("yann@exemple.fr");
    await expect.element(page.getByText(/^À corriger/u)).not.toBeInTheDocument();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(asked).toEqual(["check abc", "email-link yann@exemple.fr"]));
  });

  it("that has expired has its buttons as wide as the field on a phone", async () => {
    onTestFinished(() => page.viewport(414, 896));
    await page.viewport(390, 844);
    await open({ refusals: { check: "code_expired" } });
    await expect.element(button("Recevoir un lien de connexion")).toBeVisible();
    const endOf = (shown: { element: () => Element }) =>
      Math.round(shown.element().getBoundingClientRect().right);
    const ends = [
      button("Recevoir un lien de connexion"),
      button("Choisir un nouveau mot de passe"),
      page.getByRole("link", { name: "Aller à l’accueil" }),
    ].map(endOf);
    const end = endOf(page.getByLabelText("Adresse e-mail"));
    expect(ends).toEqual([end, end, end]);
  });

  it("that has expired offers to confirm an address again to whoever gave one, and not to a guest [AUTH-26, AUTH-37]", async () => {
    const again = button("Renvoyer la confirmation");
    const expired = { refusals: { check: "code_expired" } } as const;
    await open(expired);
    await expect.element(button("Recevoir un lien de connexion")).toBeVisible();
    await expect.element(again).not.toBeInTheDocument();
    await cleanup();
    const facts = { email: "yann@exemple.fr", emailVerified: false, hasPassword: true };
    const { asked } = await open({ ...expired, facts });
    await again.click();
    await waitFor(() => expect(asked).toEqual(["check abc", "verification"]));
  });

  it("that has expired says before another is asked for that this needs a network [AUTH-26, P13]", async () => {
    await open({ refusals: { check: "code_expired" } });
    await expect.element(button("Recevoir un lien de connexion")).toBeVisible();
    const needed = page.getByText("Il faut du réseau pour cela.");
    await expect.element(needed).not.toBeInTheDocument();
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    onTestFinished(() => onLine.mockRestore());
    dispatchEvent(new Event("offline"));
    await expect.element(needed).toBeVisible();
    const ask = button("Recevoir un lien de connexion");
    await expect.element(ask).toHaveAccessibleDescription("Il faut du réseau pour cela.");
    expect(getComputedStyle(ask.element()).backgroundColor).toBe("rgb(255, 255, 255)");
  });

  it("that was already used says so [AUTH-26]", async () => {
    await open({ refusals: { check: "code_invalid" } });
    await expect
      .element(page.getByText("Ce lien a déjà servi, ou n’est pas complet", { exact: true }))
      .toBeVisible();
  });

  it.each([
    ["its code", "/auth/action?apiKey=demo-parvis"],
    ["its code, but not the word before it", "/auth/action?oobCode=&apiKey=demo-parvis"],
    ["its key", "/auth/action?oobCode=abc"],
    ["its key, but not the word before it", "/auth/action?oobCode=abc&apiKey="],
    ["all of it", "/auth/action"],
  ])("that misses %s is incomplete, not foreign, and another is offered [AUTH-26]", async (_, at) => {
    const { asked } = await open({}, at);
    await expect.element(page.getByText("Ce lien est incomplet", { exact: true })).toBeVisible();
    await expect.element(page.getByRole("heading", { name: "Recevoir un nouveau lien" })).toBeVisible();
    await expect.element(page.getByText(/N’entrez pas de mot de passe/u)).not.toBeInTheDocument();
    expect(asked).toEqual([]);
    expect(await pageBarriers()).toEqual([]);
  });

  it("that misses its code and was made for another app is warned of [AUTH-26]", async () => {
    await open({}, "/auth/action?oobCode=&apiKey=somebody-else");
    await expect.element(page.getByText(/N’entrez pas de mot de passe/u)).toBeVisible();
  });

  it("shows the provider's error when the network is not the cause, and can be retried [AUTH-25, AUTH-26, UI-3]", async () => {
    const { mend } = await open({ refusals: { check: "too_many_requests" } });
    await expect.element(button("Réessayer")).toBeVisible();
    await expect.element(page.getByText("Il faut du réseau pour confirmer")).not.toBeInTheDocument();
    expect(await pageBarriers()).toEqual([]);
    mend("check");
    await button("Réessayer").click();
    await expect.element(button("Confirmer mon adresse")).toBeVisible();
  });

  it("that was made for another app is not sent to the provider [AUTH-26, UI-3]", async () => {
    const { asked } = await open({}, "/auth/action?oobCode=abc&apiKey=somebody-else");
    await expect.element(page.getByText("Ce lien ne vient pas de Parvis")).toBeVisible();
    expect(asked).toEqual([]);
    expect(await pageBarriers()).toEqual([]);
  });

  it("is kept without network, and checked when it is back [AUTH-26, UI-3]", async () => {
    const { mend } = await open({ refusals: { check: "offline" } });
    await expect.element(page.getByText("Il faut du réseau pour confirmer", { exact: true })).toBeVisible();
    expect(await pageBarriers()).toEqual([]);
    mend("check");
    dispatchEvent(new Event("online"));
    await expect.element(button("Confirmer mon adresse")).toBeVisible();
  });
});
