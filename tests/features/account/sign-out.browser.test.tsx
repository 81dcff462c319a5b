import { describe, expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { keepSharedFiles } from "../../../src/data/device/shared-files.ts";
import { aCommand } from "../../examples/a-command.ts";
import { aResident } from "../../examples/accounts.ts";
import { aDraft, aPhoto } from "../../data/environment/a-device.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { pageBarriers } from "../../ui/framed.tsx";
import { aCloud, openAccountScreen } from "./account-screen.tsx";
import { WholeProfile } from "./whole-profile.tsx";
import { waitFor } from "../../support/wait-for.ts";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const YANNS = { email: "yann@exemple.fr", emailVerified: true, hasPassword: true } as const;

describe("signing out", () => {
  const opened = async (unsent = [aCommand()], drafts = 0) => {
    const cloud = aCloud({ facts: YANNS });
    const device = await openAccountScreen(<WholeProfile />, {
      services: cloud.services,
      actor: aResident(),
      unsent,
      before: async (opened) => {
        for (let n = 1; n <= drafts; n += 1) await opened.drafts.put(aDraft({ id: anIdentifier(n) }));
      },
    });
    await button("Se déconnecter").click();
    return { ...cloud, device, dialog: page.getByRole("dialog", { name: "Se déconnecter" }) };
  };

  it("does not ask when everything is sent [AUTH-27]", async () => {
    const { asked, dialog } = await opened([]);
    await dialog.getByRole("button", { name: "Se déconnecter" }).click();
    await waitFor(() => expect(asked).toEqual(["leave unsent"]));
  });

  it("keeps unsent commands for their owner by default [AUTH-27, F56, UI-3]", async () => {
    const { asked, dialog } = await opened();
    await expect.element(dialog.getByRole("radio", { name: /Les garder pour ce compte/u })).toBeChecked();
    expect(await pageBarriers()).toEqual([]);
    await dialog.getByRole("button", { name: "Se déconnecter" }).click();
    await waitFor(() => expect(asked).toEqual(["leave unsent"]));
  });

  it("deletes only with a button that says so [AUTH-27]", async () => {
    const { asked, dialog } = await opened();
    await dialog.getByRole("radio", { name: /Les supprimer de cet appareil/u }).click();
    await dialog.getByRole("button", { name: "Supprimer et se déconnecter" }).click();
    await waitFor(() => expect(asked).toEqual(["leave nothing"]));
  });

  it("sends first, and signs out once all is sent [AUTH-27]", async () => {
    const { asked, dialog, device } = await opened();
    await dialog.getByRole("radio", { name: /Les envoyer maintenant/u }).click();
    await dialog.getByRole("button", { name: "Se déconnecter" }).click();
    await expect.element(dialog.getByText(/Envoi en cours/u)).toBeVisible();
    expect(asked).toEqual([]);
    await device.outbox.clear();
    await waitFor(() => expect(asked).toEqual(["leave unsent"]));
  });

  it("keeps drafts for their owner too, and deletes them only on request [AUTH-27, AUTH-33, P1]", async () => {
    const { asked, dialog } = await opened([], 2);
    await expect
      .element(dialog.getByRole("group", { name: "Tout est envoyé, sauf 2 brouillons. Qu’en faire ?" }))
      .toBeVisible();
    await expect.element(dialog.getByRole("radio", { name: /Les garder pour ce compte/u })).toBeChecked();
    await expect.element(dialog.getByRole("radio", { name: /Les envoyer/u })).not.toBeInTheDocument();
    expect(await pageBarriers()).toEqual([]);
    await dialog.getByRole("button", { name: "Se déconnecter" }).click();
    await waitFor(() => expect(asked).toEqual(["leave unsent"]));
    await dialog.getByRole("radio", { name: /Les supprimer de cet appareil/u }).click();
    await dialog.getByRole("button", { name: "Supprimer et se déconnecter" }).click();
    await waitFor(() => expect(asked).toEqual(["leave unsent", "leave nothing"]));
  });

  it("says of drafts beside unsent items that they stay for their owner [AUTH-27, AUTH-33]", async () => {
    const { dialog } = await opened([aCommand()], 1);
    await expect.element(dialog.getByRole("group", { name: /^1 envoi n’est pas parti/u })).toBeVisible();
    await expect
      .element(
        dialog.getByText("1 brouillon reste aussi sur cet appareil, pour ce compte, sauf si vous supprimez."),
      )
      .toBeVisible();
  });

  it("says that shared photos in no draft yet stay for their owner, who may delete them [AUTH-32, P1]", async () => {
    await keepSharedFiles([new Blob(["a photo"], { type: "image/jpeg" })]);
    onTestFinished(async () => void (await caches.delete("shared-files")));
    const { asked, dialog } = await opened([]);
    await expect
      .element(dialog.getByRole("group", { name: /^Tout est envoyé, sauf 1 photo partagée avec Parvis/u }))
      .toBeVisible();
    expect(await pageBarriers()).toEqual([]);
    await dialog.getByRole("radio", { name: /Les supprimer de cet appareil/u }).click();
    await dialog.getByRole("button", { name: "Supprimer et se déconnecter" }).click();
    await waitFor(() => expect(asked).toEqual(["leave nothing"]));
  });

  it("says that shared photos stay beside what waits [AUTH-32, AUTH-33]", async () => {
    await keepSharedFiles([new Blob(["a photo"], { type: "image/jpeg" })]);
    onTestFinished(async () => void (await caches.delete("shared-files")));
    const { dialog } = await opened([aCommand()]);
    await expect
      .element(dialog.getByText(/^1 photo partagée avec Parvis, .* reste aussi sur cet appareil/u))
      .toBeVisible();
  });

  it("asks about photos whose text has gone, and does not say that all is sent [AUTH-27, OFF-16]", async () => {
    const { dialog, device } = await opened();
    const photo = aPhoto({ ownerId: aCommand().id });
    await device.photos.add(photo);
    await device.outbox.toCollection().modify({ state: "applied", photoIds: [photo.id] });
    await expect.element(dialog.getByText("Texte envoyé, 1 photo en attente.")).toBeVisible();
    await expect.element(dialog.getByRole("radio", { name: /Les envoyer maintenant/u })).toBeVisible();
    await device.photos.update(photo.id, { sent: true });
    await expect.element(dialog.getByText(/^Tout est envoyé\./u)).toBeVisible();
  });

  it("can be cancelled [AUTH-27]", async () => {
    const { asked, dialog } = await opened();
    await dialog.getByRole("button", { name: "Rester connecté" }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(asked).toEqual([]);
  });
});
