import { describe, expect, it, onTestFinished } from "vitest";
import { cleanup } from "vitest-browser-react";
import { page } from "vitest/browser";
import { useState } from "react";
import { BareShell } from "../../../src/app/shell/bare-shell.tsx";
import { DataProvider } from "../../../src/data/data-context.ts";
import {
  AccountContextProvider,
  type AccountContext,
} from "../../../src/features/account/account-context.ts";
import { aGuest, aModerator, aResident } from "../../examples/accounts.ts";
import { pageBarriers, renderFramed } from "../../ui/framed.tsx";
import { aCloud, openAccountScreen } from "./account-screen.tsx";
import { WholeProfile } from "./whole-profile.tsx";
import { waitFor } from "../../support/wait-for.ts";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const YANNS = { email: "yann@exemple.fr", emailVerified: true, hasPassword: true } as const;

/** A guest whose account becomes a resident's under the same uid, when told to. */
function Becoming({ services }: Pick<AccountContext, "services">) {
  const [actor, become] = useState(aGuest({ uid: "yann" }));
  return (
    <DataProvider value={{ device: undefined, replica: undefined, actor }}>
      <AccountContextProvider value={{ services, actor, cityId: undefined }}>
        <BareShell>
          <WholeProfile />
          <button type="button" onClick={() => become(aResident({ uid: "yann", isConfirmed: false }))}>
            become a resident
          </button>
        </BareShell>
      </AccountContextProvider>
    </DataProvider>
  );
}

describe("an account's standing", () => {
  it("is said to be new, with the address to confirm, and with the way out in reach [AUTH-52, UI-3]", async () => {
    const { services } = aCloud({ facts: { ...YANNS, emailVerified: false } });
    await renderFramed(<Becoming services={services} />, "/profile");
    await expect.element(button("Créer un compte")).toBeVisible();
    await button("become a resident").click();
    await expect.element(page.getByText("Votre compte est créé")).toBeVisible();
    await expect.element(page.getByText("Adresse à confirmer")).toBeVisible();
    await expect.element(button("Se déconnecter")).toBeVisible();
    expect(await pageBarriers()).toEqual([]);
  });

  it("leads an administrator to the dashboard, and nobody else [AUTH-52, ADM-1]", async () => {
    const { services } = aCloud({ facts: YANNS });
    const way = page.getByRole("link", { name: "Ouvrir l’administration" });
    await openAccountScreen(<WholeProfile />, { services, actor: aResident({ isAdmin: true }) });
    await expect.element(way).toHaveAttribute("href", "/admin-dashboard");
    await cleanup();
    await openAccountScreen(<WholeProfile />, { services, actor: aModerator() });
    await expect.element(button("Se déconnecter")).toBeVisible();
    await expect.element(way).not.toBeInTheDocument();
  });

  it("tells a moderator that they are one, and where [AUTH-52, UI-30]", async () => {
    const { services } = aCloud({ facts: YANNS });
    await openAccountScreen(<WholeProfile />, { services, actor: aModerator() });
    await expect.element(page.getByText("Modération : 35024")).toBeVisible();
  });

  it("stands in a short head on a phone, and leaves nothing out on the smallest [AUTH-52] [UI-3]", async () => {
    onTestFinished(() => page.viewport(414, 896));
    const { services } = aCloud({ facts: { ...YANNS, email: "services.techniques@exemple.fr" } });
    await page.viewport(390, 844);
    const actor = aModerator({ displayName: "Services techniques" });
    await openAccountScreen(<WholeProfile />, { services, actor });
    const out = button("Se déconnecter");
    await expect.element(out).toBeVisible();
    const head = out.element().parentElement?.parentElement;
    expect(head?.getBoundingClientRect().height).toBeLessThan(170);
    await page.viewport(320, 640);
    expect(head?.scrollWidth).toBeLessThanOrEqual(head?.clientWidth ?? 0);
    expect(await pageBarriers()).toEqual([]);
  });

  it("says what it brings to confirm the address, until it is [SEC-12]", async () => {
    const brings = page.getByText(/10 signalements par jour au lieu de 3/u);
    const unconfirmed = aCloud({ facts: { ...YANNS, emailVerified: false } });
    await openAccountScreen(<WholeProfile />, {
      services: unconfirmed.services,
      actor: aResident({ isConfirmed: false }),
    });
    await expect.element(brings).toBeVisible();
    await button("Renvoyer l’e‑mail de confirmation").click();
    await waitFor(() => expect(unconfirmed.asked).toEqual(["verification"]));
    expect(await pageBarriers()).toEqual([]);
    await cleanup();
    await openAccountScreen(<WholeProfile />, {
      services: aCloud({ facts: YANNS }).services,
      actor: aResident(),
    });
    await expect.element(page.getByText(/^Votre adresse/u)).toBeVisible();
    await expect.element(brings).not.toBeInTheDocument();
  });

  it("refuses a name that would pass for the town hall [SEC-14]", async () => {
    await openAccountScreen(<WholeProfile />, {
      services: aCloud({ facts: YANNS }).services,
      actor: aResident(),
    });
    await page.getByRole("textbox", { name: /^Nom affiché/u }).fill("Mairie de Betton");
    await expect.element(page.getByText(/croire à un service public/u)).toBeVisible();
    await expect.element(button("Enregistrer mon nom")).toBeDisabled();
  });
});
