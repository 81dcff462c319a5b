import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { SETTING_DRAFT } from "../../src/data/device/setting-keys.ts";
import { aMessage } from "../examples/a-message.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier } from "../examples/identifiers.ts";
import { rowOf } from "../features/open-databases.ts";
import { ABOUT, MENU, openThread, pressInMenu } from "./open-thread.tsx";

const OWN = anIdentifier(501);
const ELEVEN_MINUTES_MS = 11 * 60_000;
const ANSWERED = { commandId: OWN, appliedAt: 1 } as const;

/** A message of this device, which the city has. */
async function openWithOwn(createdAt: number, before?: Parameters<typeof openThread>[1]) {
  const about = anAnomaly({ id: ABOUT.id, createdAt });
  const message = aMessage({ id: OWN, createdAt, text: "Qui a une échelle ?" });
  const opened = await openThread([message], { about, ...before });
  await opened.replica.receipts.upsert(
    rowOf("receipts", {
      commandId: OWN,
      kind: "post-message",
      cityId: "35024",
      subject: { collection: "messages", id: OWN },
      outcome: { commandId: OWN, state: "applied", rev: 1, number: "", appliedAt: createdAt },
      content: message,
      rev: 1,
      updatedAt: createdAt,
      schemaVersion: 1,
    }),
  );
  return opened;
}

const field = page.getByLabelText("Votre message");

describe("who wrote a message", () => {
  it("adds to it once ten minutes have made it what others answer to [THR-7]", async () => {
    await openWithOwn(Date.now() - ELEVEN_MINUTES_MS);
    await page.getByRole("button", { name: "Ajouter une précision" }).click();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveAccessibleDescription(/^Vous répondez à/u);
    await page.getByRole("button", { name: MENU }).click();
    await expect.element(page.getByRole("button", { name: "Supprimer" })).toBeVisible();
    expect(page.getByRole("button", { name: "Modifier" }).elements()).toEqual([]);
    expect(page.getByRole("button", { name: "Répondre" }).elements()).toEqual([]);
  });

  it("goes on from the words that stand for it once it is deleted [THR-8] [UI-3]", async () => {
    await openWithOwn(Date.now());
    await pressInMenu("Supprimer");
    await expect.element(page.getByText("Message supprimé par son auteur")).toHaveFocus();
  });

  it("goes on in the field when the one that had not left is taken back [THR-7] [UI-3]", async () => {
    const { device } = await openThread([]);
    await userEvent.fill(field, "Qui a une échelle ?");
    await page.getByRole("button", { name: "Envoyer le message" }).click();
    await pressInMenu("Supprimer");
    await expect.element(page.getByText("Personne n’a encore écrit.")).toBeVisible();
    await expect.element(field).toHaveFocus();
    expect(await device.outbox.count()).toBe(0);
  });

  it("finds the words of a change that was not sent when they come back to it [THR-7] [FORM-6]", async () => {
    const key = `${SETTING_DRAFT}35024 message ${ABOUT.id} ${OWN}`;
    const { device } = await openWithOwn(Date.now(), {
      before: (kept) => kept.settings.put({ key, value: "Qui a une grande échelle ?" }),
    });
    await pressInMenu("Modifier");
    await expect.element(field).toHaveValue("Qui a une grande échelle ?");
    await userEvent.fill(field, "Qui a une très grande échelle ?");
    await expect
      .poll(async () => (await device.settings.get(key))?.value)
      .toContain("Qui a une très grande échelle ?");
    await page.getByRole("button", { name: "Ne pas modifier ce message" }).click();
    await expect.poll(() => device.settings.get(key)).toBeUndefined();
    await pressInMenu("Modifier");
    await expect.element(field).toHaveValue("Qui a une échelle ?");
  });

  it("is asked about what they saw when they began to correct it, however late the words leave [THR-7] [THR-16] [P3]", async () => {
    const createdAt = Date.now();
    const { device, replica } = await openWithOwn(createdAt);
    await pressInMenu("Modifier");
    await userEvent.fill(field, "Qui a une grande échelle ?");
    await expect.poll(() => device.settings.count()).toBe(1);
    // Opened anew, once another device has changed it.
    await page.getByRole("button", { name: "Répondre" }).click();
    const current = aMessage({ id: OWN, createdAt, text: "Qui aurait une échelle ?", rev: 2 });
    await replica.messages.upsert(rowOf("messages", current));
    await expect.element(page.getByText("Qui aurait une échelle ?")).toBeVisible();
    await pressInMenu("Modifier");
    await expect.element(field).toHaveValue("Qui a une grande échelle ?");
    await page.getByRole("button", { name: "Envoyer le message" }).click();
    await expect
      .poll(() => device.outbox.toArray())
      .toMatchObject([
        { command: { payload: { text: "Qui a une grande échelle ?", seen: "Qui a une échelle ?" } } },
      ]);
  });

  it("compares what they corrected on two devices, and takes neither unseen [THR-7] [P3]", async () => {
    const createdAt = Date.now();
    const { device, replica } = await openWithOwn(createdAt);
    await pressInMenu("Modifier");
    await userEvent.fill(field, "Qui a une grande échelle ?");
    await page.getByRole("button", { name: "Envoyer le message" }).click();
    await expect.poll(() => device.outbox.count()).toBe(1);
    const current = aMessage({ id: OWN, createdAt, text: "Qui aurait une échelle ?", rev: 2 });
    await replica.messages.upsert(rowOf("messages", current));
    await device.outbox.toCollection().modify({
      state: "conflict",
      outcome: { ...ANSWERED, state: "conflict", refusal: { code: "changed_meanwhile" }, current },
    });
    await expect.element(page.getByText(/À revoir\s: ce contenu avait changé/u)).toBeVisible();
    await page.getByRole("button", { name: "Mettre la mienne" }).click();
    await expect
      .poll(() => device.outbox.toArray())
      .toMatchObject([
        {
          state: "queued",
          command: { payload: { text: "Qui a une grande échelle ?", seen: "Qui aurait une échelle ?" } },
        },
      ]);
  });

  it("copies their version where ten minutes are over, and is offered nothing that would be refused [THR-7] [P6]", async () => {
    const createdAt = Date.now();
    const { device, replica } = await openWithOwn(createdAt);
    await pressInMenu("Modifier");
    await userEvent.fill(field, "Qui a une grande échelle ?");
    await page.getByRole("button", { name: "Envoyer le message" }).click();
    await expect.poll(() => device.outbox.count()).toBe(1);
    const late = createdAt - ELEVEN_MINUTES_MS;
    const current = aMessage({ id: OWN, createdAt: late, text: "Qui aurait une échelle ?", rev: 2 });
    await replica.messages.upsert(rowOf("messages", current));
    await device.outbox.toCollection().modify({
      state: "conflict",
      outcome: { ...ANSWERED, state: "conflict", refusal: { code: "changed_meanwhile" }, current },
    });
    await expect
      .element(page.getByText(/Un message se corrige pendant dix minutes, qui sont passées/u))
      .toBeVisible();
    await expect.element(page.getByRole("button", { name: "Mettre la mienne" })).not.toBeInTheDocument();
    await expect.element(page.getByText("Qui a une grande échelle ?")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Copier" })).toBeVisible();
  });

  it("reads why a correction was refused, copies its words and lets it go [THR-22] [P6]", async () => {
    const { device } = await openWithOwn(Date.now());
    await pressInMenu("Modifier");
    await userEvent.fill(field, "Qui a une grande échelle ?");
    await page.getByRole("button", { name: "Envoyer le message" }).click();
    await expect.poll(() => device.outbox.count()).toBe(1);
    await device.outbox.toCollection().modify({
      state: "refused",
      outcome: { ...ANSWERED, state: "refused", refusal: { code: "too_late" } },
    });
    await expect.element(page.getByRole("alert").getByText(/se corrige pendant dix minutes/u)).toBeVisible();
    await expect.element(page.getByRole("blockquote")).toHaveTextContent("Qui a une grande échelle ?");
    await page.getByRole("button", { name: "Supprimer" }).click();
    await expect.poll(() => device.outbox.count()).toBe(0);
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
    await expect.element(page.getByText("Qui a une échelle ?")).toBeVisible();
  });

  it("keeps the message whose deletion was refused, or asks again, and is given nothing to copy [THR-8] [THR-22]", async () => {
    const { device } = await openWithOwn(Date.now());
    await pressInMenu("Supprimer");
    await expect.poll(() => device.outbox.count()).toBe(1);
    await device.outbox.toCollection().modify({
      state: "refused",
      outcome: { ...ANSWERED, state: "refused", refusal: { code: "not_yours" } },
    });
    await expect.element(page.getByRole("alert")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Réessayer" })).toBeVisible();
    expect(page.getByRole("button", { name: "Copier" }).elements()).toEqual([]);
    await page.getByRole("button", { name: "Garder le message" }).click();
    await expect.poll(() => device.outbox.count()).toBe(0);
    await expect.element(page.getByText("Qui a une échelle ?")).toBeVisible();
  });

  it("sees the answer they wrote without leaving the field, however far above it stands [THR-1] [UI-3]", async () => {
    const long = Array.from({ length: 18 }, (_, index) =>
      aMessage({ id: anIdentifier(600 + index), text: `Message ${index + 1}`, createdAt: 1 + index }),
    );
    await openThread(long);
    await page.getByRole("button", { name: "Répondre" }).first().click();
    await userEvent.fill(field, "Je peux la prêter.");
    await page.getByRole("button", { name: "Envoyer le message" }).click();
    const answer = page.getByRole("listitem").first().getByText("Je peux la prêter.");
    await expect.element(answer).toBeInViewport();
  });
});
