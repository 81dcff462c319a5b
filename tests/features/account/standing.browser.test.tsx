import { describe, expect, it, vi } from "vitest";
import { cleanup } from "vitest-browser-react";
import { page } from "vitest/browser";
import { ProfilePage } from "../../../src/features/account/profile.tsx";
import { aResident } from "../../examples/accounts.ts";
import { pageBarriers } from "../../ui/framed.tsx";
import { aCloud, openAccountScreen } from "./account-screen.tsx";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const YANNS = { email: "yann@exemple.fr", emailVerified: true, hasPassword: true } as const;

describe("an account's standing", () => {
  it("says what it brings to confirm the address, until it is [SEC-12]", async () => {
    const brings = page.getByText(/10 signalements par jour au lieu de 3/u);
    const unconfirmed = aCloud({ facts: { ...YANNS, emailVerified: false } });
    await openAccountScreen(<ProfilePage />, {
      services: unconfirmed.services,
      actor: aResident({ isConfirmed: false }),
    });
    await expect.element(brings).toBeVisible();
    await button("Renvoyer l’e-mail de confirmation").click();
    await vi.waitFor(() => expect(unconfirmed.asked).toEqual(["verification"]));
    expect(await pageBarriers()).toEqual([]);
    await cleanup();
    await openAccountScreen(<ProfilePage />, {
      services: aCloud({ facts: YANNS }).services,
      actor: aResident(),
    });
    await expect.element(page.getByText(/^Votre adresse/u)).toBeVisible();
    await expect.element(brings).not.toBeInTheDocument();
  });

  it("refuses a name that would pass for the town hall [SEC-14]", async () => {
    await openAccountScreen(<ProfilePage />, {
      services: aCloud({ facts: YANNS }).services,
      actor: aResident(),
    });
    await page.getByRole("textbox", { name: /^Nom affiché/u }).fill("Mairie de Betton");
    await expect.element(page.getByText(/croire à un service public/u)).toBeVisible();
    await expect.element(button("Enregistrer mon nom")).toBeDisabled();
  });
});
