import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Anomaly } from "../../../src/domain/anomaly/anomaly.ts";
import { publicProjectionOf } from "../../../src/domain/anomaly/publish-anomaly.ts";
import { aCity } from "../../examples/a-city.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { NOW } from "../../examples/identifiers.ts";
import { barriers } from "../../ui/framed.tsx";
import { rowOf, type Databases } from "../open-databases.ts";
import { openScreen } from "./open-screen.tsx";
import { A_MODERATOR } from "./other-moderator.ts";

const WORDS = "Le nom qui se lit est celui de ma propre rue.";
const decided = { count: 1, at: NOW, to: "hidden", code: "privacy", reason: "Un nom se lit." } as const;
const moderated = { ...decided, byKind: "moderator", byName: "Karim Benali", by: "moderator-karim" } as const;
const hidden = anAnomaly({ visibility: "hidden", moderated });
const detail = `/list/anomaly/${hidden.id}`;

/** The city answered, and its answer keeps what is not public. */
async function keptForAuthor({ actor, replica }: Databases, content: Anomaly): Promise<void> {
  const { id, cityId, rev } = content;
  const outcome = { commandId: id, state: "applied", rev, number: content.number, appliedAt: NOW } as const;
  await replica.receipts.upsert(
    rowOf("receipts", {
      commandId: id,
      kind: "report-anomaly",
      cityId,
      subject: { collection: "anomalies", id },
      outcome,
      content: { ...content, authorId: actor.uid },
      rev: 1,
      updatedAt: NOW,
      schemaVersion: 1,
    }),
  );
}

describe("who wrote what a moderator hid", () => {
  it("reads why, by whom it was decided, and contests it once without network [MOD-9]", async () => {
    const opened = await openScreen({ at: detail, anomalies: [publicProjectionOf(hidden)] });
    await keptForAuthor(opened, hidden);
    await expect.element(page.getByText("Un nom se lit.")).toBeVisible();
    await expect.element(page.getByText(/^Un modérateur de la commune en a décidé/u)).toBeVisible();
    await page.getByRole("button", { name: "Contester cette décision" }).click();
    await page.getByRole("button", { name: "Envoyer", exact: true }).click();
    await expect.element(page.getByText("Ce champ est requis")).toBeVisible();
    await userEvent.fill(page.getByLabelText(/^Pourquoi cette décision/u), WORDS);
    expect(await barriers()).toEqual([]);
    await page.getByRole("button", { name: "Envoyer", exact: true }).click();
    await expect.element(page.getByText(/^Vous avez contesté cette décision/u)).toBeVisible();
    await expect.element(page.getByRole("button", { name: /^Contester/u })).not.toBeInTheDocument();
    expect(await opened.device.outbox.toArray()).toMatchObject([
      { kind: "appeal-decision", state: "queued", command: { payload: { words: WORDS } } },
    ]);
  });

  it("is told that the decision stands, once for all [MOD-9]", async () => {
    const content = { ...hidden, moderated: { ...moderated, count: 2, isFinal: true } };
    const opened = await openScreen({ at: detail, anomalies: [publicProjectionOf(content)] });
    await keptForAuthor(opened, content);
    await expect.element(page.getByText(/la décision est maintenue/u)).toBeVisible();
    await expect.element(page.getByRole("button", { name: /^Contester/u })).not.toBeInTheDocument();
    expect(await barriers()).toEqual([]);
  });
});

describe("a moderator who reads what is contested", () => {
  const contested = { ...hidden, moderated: { ...moderated, appeal: { at: NOW, words: WORDS } } };

  it("reads both sides, and lets the decision be with a word to the author [MOD-9]", async () => {
    const { device } = await openScreen({
      at: detail,
      anomalies: [publicProjectionOf(contested)],
      moderated: [contested],
      actor: A_MODERATOR,
      city: aCity({ moderatorsCount: 2 }),
    });
    await expect.element(page.getByText(WORDS)).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Montrer à nouveau" })).toBeVisible();
    await page.getByRole("button", { name: "Maintenir masqué" }).click();
    const dialog = page.getByRole("dialog", { name: "Maintenir masqué" });
    await userEvent.selectOptions(dialog.getByLabelText("Motif, lu par tous"), "Donnée personnelle");
    expect(await barriers()).toEqual([]);
    await dialog.getByRole("button", { name: "Maintenir masqué" }).click();
    await expect.element(page.getByText("Votre décision : Masquée.")).toBeVisible();
    expect(await device.outbox.toArray()).toMatchObject([
      { kind: "moderate-content", command: { payload: { to: "hidden", seen: 1, code: "privacy" } } },
    ]);
  });
});
