import { describe, expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { keepSharedFiles } from "../../../src/data/device/shared-files.ts";
import { ProfilePage } from "../../../src/features/account/profile.tsx";
import { aCommand } from "../../examples/a-command.ts";
import { aResident } from "../../examples/accounts.ts";
import { pageBarriers } from "../../ui/framed.tsx";
import { aCloud, openDesk } from "./a-desk.tsx";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const YANNS = { email: "yann@exemple.fr", emailVerified: true, hasPassword: true } as const;

describe("signing out", () => {
  const opened = async (unsent = [aCommand()]) => {
    const cloud = aCloud({ facts: YANNS });
    const device = await openDesk(<ProfilePage />, { services: cloud.services, actor: aResident(), unsent });
    await button("Me déconnecter").click();
    return { ...cloud, device, dialog: page.getByRole("dialog", { name: "Me déconnecter" }) };
  };

  it("asks nothing when everything is sent [AUTH-27]", async () => {
    const { asked, dialog } = await opened([]);
    await dialog.getByRole("button", { name: "Me déconnecter" }).click();
    await vi.waitFor(() => expect(asked).toEqual(["leave unsent"]));
  });

  it("keeps what is not sent for its owner, unless told otherwise [AUTH-27, F56, UI-3]", async () => {
    const { asked, dialog } = await opened();
    await expect.element(dialog.getByRole("radio", { name: /Les garder pour ce compte/u })).toBeChecked();
    expect(await pageBarriers()).toEqual([]);
    await dialog.getByRole("button", { name: "Me déconnecter" }).click();
    await vi.waitFor(() => expect(asked).toEqual(["leave unsent"]));
  });

  it("deletes only under a button that says so [AUTH-27]", async () => {
    const { asked, dialog } = await opened();
    await dialog.getByRole("radio", { name: /Les supprimer de cet appareil/u }).click();
    await dialog.getByRole("button", { name: "Supprimer et me déconnecter" }).click();
    await vi.waitFor(() => expect(asked).toEqual(["leave nothing"]));
  });

  it("sends first, and leaves when all has left [AUTH-27]", async () => {
    const { asked, dialog, device } = await opened();
    await dialog.getByRole("radio", { name: /Les envoyer maintenant/u }).click();
    await dialog.getByRole("button", { name: "Me déconnecter" }).click();
    await expect.element(dialog.getByText(/Envoi en cours/u)).toBeVisible();
    expect(asked).toEqual([]);
    await device.outbox.clear();
    await vi.waitFor(() => expect(asked).toEqual(["leave unsent"]));
  });

  it("says that shared photos in no draft yet go [AUTH-32, P1]", async () => {
    await keepSharedFiles([new Blob(["a photo"], { type: "image/jpeg" })]);
    onTestFinished(async () => void (await caches.delete("shared-files")));
    const { dialog } = await opened([]);
    await expect
      .element(
        dialog.getByText("1 photo partagée avec Parvis n’est pas encore dans un brouillon", { exact: false }),
      )
      .toBeVisible();
    expect(await pageBarriers()).toEqual([]);
  });

  it("is cancelled by staying [AUTH-27]", async () => {
    const { asked, dialog } = await opened();
    await dialog.getByRole("button", { name: "Rester connecté" }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(asked).toEqual([]);
  });
});
