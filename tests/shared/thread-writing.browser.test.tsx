import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { SETTING_DRAFT } from "../../src/data/device/setting-keys.ts";
import { noRoomForAPhoto } from "../data/environment/a-device.ts";
import { makePhoto } from "../../src/data/photos/add-photo.ts";
import { threadRowId } from "../../src/data/threads/message-rows.ts";
import type { Message } from "../../src/domain/thread/message.ts";
import { pageKeyOf } from "../../src/domain/thread/thread.ts";
import { aPicture } from "../data/photos/pictures.ts";
import { aMessage, aThread } from "../examples/a-message.ts";
import { aTally } from "../examples/a-tally.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";
import { rowOf } from "../features/open-databases.ts";
import { isTheMiddleMasked, maskTheMiddle, maskTool, maskToolOpener } from "./mask-the-middle.ts";
import { ABOUT, openThread, pressInMenu } from "./open-thread.tsx";

describe("who writes in a discussion", () => {
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

  it("masks a part of a photo, and the device has no other version of it from then on [PHO-7] [THR-25] [P1]", async () => {
    const { device } = await openThread([]);
    await userEvent.fill(page.getByLabelText("Votre message"), "Voilà le trou.");
    const file = new File([await aPicture(800, 600, "image/jpeg")], "trou.jpg", { type: "image/jpeg" });
    await userEvent.upload(page.getByLabelText("Choisir"), file);
    await maskToolOpener().click();
    await expect.poll(() => device.photos.count()).toBe(1);
    const full = noRoomForAPhoto();
    await maskTool().getByRole("button", { name: "Masquer cette zone" }).click();
    await expect.element(maskTool().getByText(/la photo est comme avant/u)).toBeInTheDocument();
    full.restore();
    await maskTheMiddle();
    expect(await isTheMiddleMasked(device)).toBe(true);
    await page.getByRole("button", { name: "Envoyer le message" }).click();
    await expect.element(page.getByRole("button", { name: "Voir la photo de ce message" })).toBeVisible();
    expect(await device.outbox.count()).toBe(1);
    expect(await isTheMiddleMasked(device)).toBe(true);
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
    await expect.poll(() => device.outbox.count()).toBe(2);
    await expect.element(page.getByRole("listitem").getByText("javascript:alert(1)")).toBeVisible();
    expect(page.getByRole("link", { name: /javascript/u }).elements()).toEqual([]);
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

  it("has the commune's answer on top, though it stands on a page that is not shown [THR-15]", async () => {
    const on = (n: number, over: Partial<Message> = {}) =>
      aMessage({
        id: anIdentifier(600 + n),
        createdAt: NOW + n,
        page: pageKeyOf("35024", ABOUT.id, n),
        ...over,
      });
    const answer = on(2, { isOfficial: true, text: "Le chantier commence lundi." });
    const talk = { messages: 200, lastAt: NOW + 5, officialAt: NOW + 2, officialPage: 2 };
    const [tally] = aTally({ id: ABOUT.id, cityId: "35024" }, {}, NOW).values();
    if (tally === undefined) throw new Error("A tally is made of one report.");
    const messages = [on(1), answer, on(4), on(5)];
    const { replica } = await openThread(messages, { thread: aThread({ id: ABOUT.id, pages: 5 }) });
    await expect
      .element(page.getByRole("button", { name: "Afficher les messages précédents" }))
      .toBeVisible();
    expect(page.getByText(answer.text).elements()).toEqual([]);
    await replica.tallies.upsert(rowOf("tallies", { ...tally, talk }));
    await expect.element(page.getByText("Réponse de la commune")).toBeVisible();
    await expect.element(page.getByText(answer.text)).toBeVisible();
    expect(page.getByRole("listitem").getByText(answer.text).elements()).toEqual([]);
  });

  it("takes whoever answers or changes a message to the field, and leaves there what was typed for a new one [THR-7] [THR-16]", async () => {
    const about = anAnomaly({ id: ABOUT.id, createdAt: Date.now() });
    const { device } = await openThread([], { about });
    const draft = () => device.settings.get(`${SETTING_DRAFT}35024 message ${ABOUT.id}`);
    const field = page.getByLabelText("Votre message");
    const send = page.getByRole("button", { name: "Envoyer le message" });
    await userEvent.fill(field, "Qui a une échelle ?");
    await send.click();
    await expect.element(page.getByText("Qui a une échelle ?")).toBeVisible();
    await userEvent.fill(field, "Et une corde ?");
    await pressInMenu("Modifier");
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue("Qui a une échelle ?");
    await expect.element(field).toHaveAccessibleDescription(/^Vous modifiez/u);
    await userEvent.fill(field, "Qui a une grande échelle ?");
    expect(await draft()).toMatchObject({ value: "Et une corde ?" });
    await send.click();
    await expect.element(page.getByText("Qui a une grande échelle ?")).toBeVisible();
    await expect.element(field).toHaveValue("Et une corde ?");
    expect(await draft()).toMatchObject({ value: "Et une corde ?" });
    await page.getByRole("button", { name: "Répondre" }).click();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveAccessibleDescription(/^Vous répondez à/u);
    await page.getByRole("button", { name: "Ne pas répondre à ce message" }).click();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue("Et une corde ?");
  });

  it("keeps what they are writing, and the focus, where the discussion is closed meanwhile [THR-4] [THR-16] [UI-3]", async () => {
    const { replica } = await openThread([]);
    const field = page.getByLabelText("Votre message");
    await userEvent.fill(field, "Qui a une échelle ?");
    await expect.element(field).toHaveFocus();
    const reason = "Les propos ne portent plus sur le sujet.";
    const locked = aThread({ id: ABOUT.id, state: "locked", reason, decidedAt: NOW });
    await replica.messages.upsert({ ...rowOf("messages", locked), id: threadRowId(ABOUT.id) });
    await expect.element(page.getByText(reason)).toBeVisible();
    await expect.element(page.getByText(/ne peut pas partir pour le moment/u)).toBeVisible();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveAttribute("readonly");
    await expect.element(field).toHaveValue("Qui a une échelle ?");
    await expect.element(page.getByRole("button", { name: "Copier" })).toBeVisible();
    expect(page.getByRole("button", { name: "Envoyer le message" }).elements()).toEqual([]);
    await replica.messages.upsert({
      ...rowOf("messages", { ...locked, state: "open", rev: locked.rev + 1 }),
      id: threadRowId(ABOUT.id),
    });
    await expect.element(page.getByRole("button", { name: "Envoyer le message" })).toBeVisible();
    await expect.element(field).toHaveValue("Qui a une échelle ?");
  });
});
