import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { rowOf as outboxRowOf } from "../../src/data/device/commit-command.ts";
import { SETTING_DRAFT } from "../../src/data/device/use-device-facts.ts";
import { makePhoto } from "../../src/data/photos/add-photo.ts";
import { pageKeyOf } from "../../src/domain/thread/thread.ts";
import { aPicture } from "../data/photos/pictures.ts";
import { aMessage, aPost, aThread } from "../examples/a-message.ts";
import { aMembership, aModerator } from "../examples/accounts.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";
import { ABOUT, openThread } from "./open-thread.tsx";

describe("a discussion", () => {
  it("asks who follows its subject what of it they want to hear, without network [NOT-5]", async () => {
    const subject = { collection: "anomalies", id: ABOUT.id } as const;
    const membership = aMembership({ marks: [{ kind: "follow", subject }] });
    const { device } = await openThread([], { isPage: true, membership });
    const level = page.getByLabelText("Me prévenir");
    await userEvent.selectOptions(level, "Statuts et réponses de la commune");
    await expect.element(level).toHaveValue("statuses");
    await userEvent.selectOptions(level, "Rien");
    await expect.element(level).toHaveValue("none");
    const rows = await device.outbox.toArray();
    expect(rows.map(({ command }) => command.payload)).toEqual([
      { subject, on: true, only: "messages" },
      { subject, on: true },
    ]);
  });

  it("asks nobody who does not follow it [NOT-5]", async () => {
    await openThread([], { isPage: true, membership: aMembership({ marks: [] }) });
    await expect.element(page.getByText("Personne n’a encore écrit.")).toBeVisible();
    expect(page.getByLabelText("Me prévenir").elements()).toEqual([]);
  });

  it("keeps a message that the city refused, with why, to be copied or asked again [P6] [THR-22]", async () => {
    const refusal = { code: "thread_locked" } as const;
    const { device } = await openThread([], {
      before: async (kept) => {
        const command = { ...aPost({ text: "Le trou s’agrandit." }), performedAt: Date.now() };
        const outcome = { commandId: command.id, state: "refused", refusal, appliedAt: NOW } as const;
        await kept.outbox.add({ ...outboxRowOf({ command, photoIds: [] }), state: "refused", outcome });
      },
    });
    await expect.element(page.getByText("Le trou s’agrandit.")).toBeVisible();
    await expect.element(page.getByText(/Votre texte est gardé/u)).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Copier" })).toBeVisible();
    await page.getByRole("button", { name: "Réessayer" }).click();
    await expect.element(page.getByText("En attente d’envoi")).toBeVisible();
    expect(await device.outbox.toArray()).toMatchObject([{ state: "queued", kind: "post-message" }]);
  });

  it("lets a moderator warn who wrote a message, with a reason, without network [THR-24]", async () => {
    const { device } = await openThread([aMessage({ text: "Et mon garage, alors ?" })], {
      actor: aModerator(),
    });
    await page.getByRole("button", { name: "Modérer" }).click();
    await userEvent.selectOptions(page.getByLabelText("Motif, lu par lui seul"), "Hors sujet");
    await page.getByRole("button", { name: "Avertir" }).click();
    await expect.element(page.getByText("Son auteur sera averti à l’envoi.")).toBeVisible();
    expect(await device.outbox.toArray()).toMatchObject([
      { kind: "warn-author", command: { payload: { code: "off_topic" } } },
    ]);
  });

  it("lets a moderator ask administrators to block who wrote a message, with a reason, without network [THR-27]", async () => {
    const { device } = await openThread([aMessage()], { actor: { moderatorOfCities: ["35024"] } });
    await page.getByRole("button", { name: "Modérer" }).click();
    await page.getByRole("button", { name: "Demander un blocage" }).click();
    const reason = page.getByLabelText(/^Motif, lu par les administrateurs/u);
    await expect.element(reason).toHaveAttribute("aria-invalid", "true");
    await userEvent.fill(reason, "Insulte trois voisins depuis lundi.");
    await page.getByRole("button", { name: "Demander un blocage" }).click();
    await expect.element(page.getByText("La demande partira aux administrateurs à l’envoi.")).toBeVisible();
    expect(await device.outbox.toArray()).toMatchObject([
      { kind: "ask-block", command: { payload: { reason: "Insulte trois voisins depuis lundi." } } },
    ]);
  });

  it("finds what was typed and the photo that was chosen when it is opened anew [THR-16] [THR-25] [FORM-6]", async () => {
    const picture = await aPicture(320, 240, "image/jpeg");
    const owner = `message ${ABOUT.id}`;
    const kept = await makePhoto({ id: anIdentifier(901), ownerId: owner, cityId: "35024", file: picture });
    const { device } = await openThread([], {
      before: async (later) => {
        await later.settings.put({ key: `${SETTING_DRAFT}35024 ${owner}`, value: "Voilà le trou." });
        if (kept.ok) await later.photos.put(kept.value);
      },
    });
    await expect.element(page.getByLabelText("Votre message")).toHaveValue("Voilà le trou.");
    await expect.element(page.getByRole("img", { name: "Photo 1" })).toBeVisible();
    await page.getByRole("button", { name: "Envoyer le message" }).click();
    await expect.element(page.getByRole("button", { name: "Voir la photo de ce message" })).toBeVisible();
    const [row] = await device.outbox.toArray();
    expect(await device.photos.toArray()).toMatchObject([{ id: anIdentifier(901), ownerId: row?.id }]);
    await expect.element(page.getByRole("img", { name: "Photo 1" })).not.toBeInTheDocument();
  });

  it("keeps a photo on the device with its message, and takes back one that is removed [THR-25] [P1]", async () => {
    const { device } = await openThread([]);
    await userEvent.fill(page.getByLabelText("Votre message"), "Voilà le trou.");
    const picture = await aPicture(320, 240, "image/jpeg");
    const file = new File([picture], "trou.jpg", { type: "image/jpeg" });
    await userEvent.upload(page.getByLabelText("Choisir"), file);
    await expect.element(page.getByRole("img", { name: "Photo 1" })).toBeVisible();
    await expect.poll(() => device.photos.toArray()).toMatchObject([{ ownerId: `message ${ABOUT.id}` }]);
    await page.getByRole("button", { name: /^Retirer la photo/u }).click();
    await expect.poll(() => device.photos.count()).toBe(0);
    await userEvent.upload(page.getByLabelText("Choisir"), file);
    await expect.element(page.getByRole("img", { name: "Photo 1" })).toBeVisible();
    await page.getByRole("button", { name: "Envoyer le message" }).click();
    await expect.element(page.getByRole("button", { name: "Voir la photo de ce message" })).toBeVisible();
    const [photo] = await device.photos.toArray();
    expect(await device.outbox.toArray()).toMatchObject([
      { photoIds: [photo?.id], command: { payload: { photos: [{ id: photo?.id }] } } },
    ]);
  });

  it("offers to act against who wrote a message only where somebody would be reached [THR-18] [THR-24] [THR-27]", async () => {
    await openThread([aMessage({ text: "La commune y travaille.", authorKind: "moderator" })], {
      actor: aModerator(),
    });
    await page.getByRole("button", { name: "Modérer" }).click();
    await expect.element(page.getByRole("button", { name: "Masquer", exact: true })).toBeVisible();
    for (const name of ["Avertir", "7 jours", "Demander un blocage"])
      expect(page.getByRole("button", { name }).elements()).toEqual([]);
  });

  it("says as what each person writes, and marks who moderates [THR-6]", async () => {
    const at = (n: number) => ({ id: anIdentifier(600 + n), createdAt: NOW + n });
    await openThread([
      aMessage({ ...at(1), text: "Un.", authorName: "Maëlle", authorKind: "resident" }),
      aMessage({ ...at(2), text: "Deux.", authorName: "Yann", authorKind: "moderator" }),
      aMessage({ ...at(3), text: "Trois.", authorName: "", authorKind: "guest" }),
      aMessage({ ...at(4), text: "Quatre.", authorName: "", authorKind: "deleted" }),
    ]);
    const signed = ["MaëlleHabitant", "YannModérateur", "Invité", "Compte supprimé"];
    await expect.element(page.getByRole("listitem").nth(3)).toBeVisible();
    for (const [index, words] of signed.entries())
      expect(page.getByRole("listitem").nth(index).element().textContent).toContain(words);
  });

  it("asks before the same words, or an address, go, and sends a link as the text it is [THR-2] [THR-10]", async () => {
    const { device } = await openThread([]);
    const field = page.getByLabelText("Votre message");
    const send = page.getByRole("button", { name: "Envoyer le message" });
    await userEvent.fill(field, "Merci à l’équipe !");
    await send.click();
    await expect.element(page.getByRole("listitem")).toBeVisible();
    await userEvent.fill(field, "merci à l'équipe");
    await send.click();
    await expect.element(page.getByText(/Vous avez déjà écrit ce message/u)).toBeVisible();
    await userEvent.fill(field, "maelle@example.org");
    await send.click();
    await expect.element(page.getByText(/contient une adresse e-mail/u)).toBeVisible();
    expect(await device.outbox.count()).toBe(1);
    await userEvent.fill(field, "javascript:alert(1)");
    await send.click();
    await expect.element(page.getByText("javascript:alert(1)")).toBeVisible();
    expect(page.getByRole("link", { name: /javascript/u }).elements()).toEqual([]);
    expect(await device.outbox.count()).toBe(2);
  });

  it("shows earlier pages where they stand, and leaves in place what is being written [THR-12] [THR-15] [THR-16]", async () => {
    const messages = [1, 2, 3, 4].map((n) =>
      aMessage({
        id: anIdentifier(600 + n),
        createdAt: NOW + n,
        page: pageKeyOf("35024", ABOUT.id, n),
        text: `Message de la page ${n}`,
      }),
    );
    await openThread(messages, { thread: aThread({ id: ABOUT.id, pages: 4 }) });
    await page.getByRole("button", { name: "Répondre" }).first().click();
    await expect.element(page.getByText(/Vous répondez à/u)).toBeVisible();
    expect(page.getByText("Message de la page 2").elements()).toEqual([]);
    await page.getByRole("button", { name: "Afficher les messages précédents" }).click();
    await expect.element(page.getByText("Message de la page 2")).toBeVisible();
    expect(
      page
        .getByRole("listitem")
        .elements()
        .map(({ textContent }) => /page \d/u.exec(textContent)?.[0]),
    ).toEqual(["page 1", "page 2", "page 3", "page 4"]);
    await expect.element(page.getByText(/Vous répondez à/u)).toBeVisible();
  });
});
