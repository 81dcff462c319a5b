import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { AuthActionPage } from "../../../src/features/account/auth-action.tsx";
import { cleanup } from "vitest-browser-react";
import { aModerator, aResident } from "../../examples/accounts.ts";
import { pageBarriers } from "../../ui/framed.tsx";
import { aCloud, openAccountScreen } from "./account-screen.tsx";
import { WholeProfile } from "./whole-profile.tsx";

const THREADS = "/city/35024/threads?sort=age#top";
const button = (name: string) => page.getByRole("button", { name, exact: true });
const way = () => page.getByRole("link", { name: "Ouvrir la page demandée" });

beforeEach(() => localStorage.clear());

/** One screen after another of the same browser. */
async function openNext(...screen: Parameters<typeof openAccountScreen>): Promise<void> {
  await cleanup();
  await openAccountScreen(...screen);
}

/** Asks for a sign-in link on the profile, where the guard's refusal led. */
async function askForEmailLink(redirect: string | undefined, choose = "Se connecter") {
  const at = redirect === undefined ? "/profile" : `/profile?redirect=${encodeURIComponent(redirect)}`;
  await openNext(<WholeProfile />, { services: aCloud().services, at });
  await button(choose).click();
  await page.getByLabelText("Adresse e-mail").fill("yann@exemple.fr");
  await button("Recevoir un lien, sans mot de passe").click();
  await expect.element(page.getByText(/e-mail vient de partir/u)).toBeVisible();
}

/** Its link, opened in the same browser by who may be somebody with more rights. */
async function followLink(actor = aModerator()) {
  const { services } = aCloud({ code: { kind: "sign-in", email: "" } });
  await openNext(<AuthActionPage />, {
    services,
    actor,
    at: "/auth/action?oobCode=abc&apiKey=demo-parvis",
  });
  await expect.element(page.getByLabelText("Adresse e-mail")).toHaveValue("yann@exemple.fr");
  await expect.element(way()).not.toBeInTheDocument();
  await button("Me connecter").click();
  await expect.element(page.getByText("Vous êtes connecté.")).toBeVisible();
}

describe("a page that was refused, and a sign-in by e-mail link", () => {
  it.each(["Se connecter", "Créer un compte"])(
    "is offered once the link was followed: « %s » [NAV-20, NAV-6, UI-3]",
    async (choose) => {
      await askForEmailLink(THREADS, choose);
      await followLink();
      await expect.element(way()).toHaveAttribute("href", THREADS);
      expect(await pageBarriers()).toEqual([]);
    },
  );

  it("is offered once, and not after the next link [NAV-20]", async () => {
    await askForEmailLink(THREADS);
    await followLink();
    await expect.element(way()).toBeVisible();
    await askForEmailLink(undefined);
    await followLink();
    await expect.element(way()).not.toBeInTheDocument();
  });

  it("is not offered to an account that has no access either [NAV-20]", async () => {
    await askForEmailLink(THREADS);
    await followLink(aResident());
    await expect.element(way()).not.toBeInTheDocument();
  });

  it("is forgotten when a link is asked for another reason [NAV-20]", async () => {
    await askForEmailLink(THREADS);
    await askForEmailLink(undefined);
    await followLink();
    await expect.element(way()).not.toBeInTheDocument();
  });

  it.each(["//evil.example", "https://evil.example", "/\\evil.example", "javascript:alert(1)"])(
    "is never %s [NAV-20, NAV-7]",
    async (evil) => {
      await askForEmailLink(evil);
      expect(localStorage.getItem("parvis.letter-page")).toBeNull();
      localStorage.setItem("parvis.letter-page", evil);
      await followLink();
      await expect.element(way()).not.toBeInTheDocument();
    },
  );

  it("is kept for the link that replaces an expired one [NAV-20]", async () => {
    await askForEmailLink(THREADS);
    const { services } = aCloud({ refusals: { check: "code_expired" } });
    await openNext(<AuthActionPage />, { services, at: "/auth/action?oobCode=old&apiKey=demo-parvis" });
    await button("Recevoir un lien de connexion").click();
    await expect.element(page.getByText(/un e-mail vient de partir/u)).toBeVisible();
    await followLink();
    await expect.element(way()).toHaveAttribute("href", THREADS);
  });
});
