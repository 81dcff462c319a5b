import { describe, expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { localStore } from "../../../src/data/device/page-storage.ts";
import { forgetWaitingOwner, keepWaitingOwner } from "../../../src/data/device/waiting-owner.ts";
import { GuestSection } from "../../../src/features/account/guest-section.tsx";
import { WaitingOwnerNotice } from "../../../src/features/offline/waiting-owner-notice.tsx";
import { aResident } from "../../examples/accounts.ts";
import { openAccountScreen, aCloud } from "../account/account-screen.tsx";
import { pageBarriers, renderFramed } from "../../ui/framed.tsx";

const JEANNE = { uid: "resident-jeanne", name: "Jeanne", email: "jeanne@exemple.fr", unsent: 1 };

describe("a session that ended by itself", () => {
  it("says whose things wait, and leads to the sign-in [AUTH-50, UI-3]", async () => {
    await renderFramed(
      <main>
        <WaitingOwnerNotice owner={JEANNE} />
      </main>,
    );
    await expect.element(page.getByText("1 envoi de Jeanne attend votre connexion")).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: "Se connecter" }))
      .toHaveAttribute("href", "/profile");
    expect(await pageBarriers()).toEqual([]);
  });

  it("finds the form open with the address filled in [AUTH-50]", async () => {
    keepWaitingOwner(localStore(), JEANNE);
    onTestFinished(() => forgetWaitingOwner(localStore(), JEANNE.uid));
    const { services } = aCloud();
    await openAccountScreen(<GuestSection services={services} />, {
      services,
      actor: { ...aResident(), isGuest: true },
    });
    await expect.element(page.getByRole("region", { name: "Me connecter" })).toBeVisible();
    await expect.element(page.getByRole("textbox", { name: /e-mail/u })).toHaveValue("jeanne@exemple.fr");
  });
});
