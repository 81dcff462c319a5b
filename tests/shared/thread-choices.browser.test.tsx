import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { rowOf as outboxRowOf } from "../../src/data/device/commit-command.ts";
import { aMessage, aPost } from "../examples/a-message.ts";
import { aMembership, aModerator } from "../examples/accounts.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";
import { ABOUT, openThread } from "./open-thread.tsx";

describe("a discussion", () => {
  it.each([
    ["under its subject", false],
    ["on a page of its own", true],
  ])(
    "asks who follows its subject what they want to hear, %s, without network [NOT-5]",
    async (_, isPage) => {
      const subject = { collection: "anomalies", id: ABOUT.id } as const;
      const membership = aMembership({ marks: [{ kind: "follow", subject }] });
      const { device } = await openThread([], { isPage, membership });
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
    },
  );

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
    const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await page.getByRole("button", { name: "Copier" }).click();
    expect(copied).toHaveBeenCalledWith("Le trou s’agrandit.");
    await expect.element(page.getByText("Texte copié.")).toBeVisible();
    await page.getByRole("button", { name: "Réessayer" }).click();
    await expect.element(page.getByText("En attente d’envoi")).toBeVisible();
    expect(await device.outbox.toArray()).toMatchObject([{ state: "queued", kind: "post-message" }]);
  });

  it("is read by a moderator before it, or a message of it, is decided about, the likeliest decision first [MOD-17]", async () => {
    const flags = [{ code: "offensive", text: "", at: NOW, byKind: "resident" }] as const;
    await openThread([aMessage({ text: "Bande d’incapables.", flags })], { actor: aModerator() });
    const topOf = (one: Element) => one.getBoundingClientRect().top;
    const said = await page.getByText("Bande d’incapables.").findElement();
    const decided = await page.getByRole("button", { name: "Modérer la discussion" }).findElement();
    expect(topOf(said)).toBeLessThan(topOf(decided));
    await page.getByRole("button", { name: "Modérer", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Modérer ce message" });
    const buttons = dialog.getByRole("region", { name: "Modération" }).getByRole("button");
    const firstTwo = () =>
      buttons
        .elements()
        .slice(0, 2)
        .map(({ textContent }) => textContent);
    await expect.poll(firstTwo).toEqual(["Laisser visible", "Masquer"]);
  });

  it("lets a moderator warn who wrote a message, with a reason, without network [THR-24]", async () => {
    const { device } = await openThread([aMessage({ text: "Et mon garage, alors ?" })], {
      actor: aModerator(),
    });
    await page.getByRole("button", { name: "Modérer" }).click();
    await page.getByRole("button", { name: "Avertir" }).click();
    await expect.element(page.getByText("Ce champ est requis")).toBeVisible();
    await page.getByLabelText("Motif, lu par lui seul").selectOptions("Hors sujet");
    await page.getByRole("button", { name: "Avertir" }).click();
    await expect.element(page.getByText("Son auteur sera averti à l’envoi.")).toBeVisible();
    expect(await device.outbox.toArray()).toMatchObject([
      { kind: "warn-author", command: { payload: { code: "off_topic" } } },
    ]);
  });

  it("lets a moderator ask administrators to suspend the account of who wrote a message, with a reason, without network [THR-27]", async () => {
    const { device } = await openThread([aMessage()], { actor: { moderatorOfCities: ["35024"] } });
    await page.getByRole("button", { name: "Modérer" }).click();
    await page.getByRole("button", { name: "Demander la suspension du compte" }).click();
    const reason = page.getByLabelText(/^Motif, lu par les administrateurs/u);
    await expect.element(reason).toHaveAttribute("aria-invalid", "true");
    await userEvent.fill(reason, "Insulte trois voisins depuis lundi.");
    const ask = page.getByRole("button", { name: "Demander la suspension du compte" });
    // Both presses of a double one come before the screen knows of the first.
    const button = (await ask.findElement()) as HTMLButtonElement;
    button.click();
    button.click();
    await expect
      .element(page.getByText("Les administrateurs recevront la demande dès l’envoi."))
      .toBeVisible();
    expect(await device.outbox.toArray()).toMatchObject([
      { kind: "ask-block", command: { payload: { reason: "Insulte trois voisins depuis lundi." } } },
    ]);
  });

  it("offers to act against who wrote a message only where somebody would be reached [THR-18] [THR-24] [THR-27]", async () => {
    await openThread([aMessage({ text: "La commune y travaille.", authorKind: "moderator" })], {
      actor: aModerator(),
    });
    await page.getByRole("button", { name: "Modérer" }).click();
    await expect.element(page.getByRole("button", { name: "Masquer", exact: true })).toBeVisible();
    for (const name of ["Avertir", "7 jours", "Demander la suspension du compte"])
      expect(page.getByRole("button", { name }).elements()).toEqual([]);
  });

  it("says as what each person writes but for residents with a name, and marks who moderates [THR-6]", async () => {
    const at = (n: number) => ({ id: anIdentifier(600 + n), createdAt: NOW + n });
    await openThread([
      aMessage({ ...at(1), text: "Un.", authorName: "Maëlle", authorKind: "resident" }),
      aMessage({ ...at(2), text: "Deux.", authorName: "Yann", authorKind: "moderator" }),
      aMessage({ ...at(3), text: "Trois.", authorName: "", authorKind: "guest" }),
      aMessage({ ...at(4), text: "Quatre.", authorName: "", authorKind: "deleted" }),
      aMessage({ ...at(5), text: "Cinq.", authorName: "", authorKind: "resident" }),
    ]);
    const signed = ["Maëlle", "YannModérateur", "Invité", "Compte supprimé", "Habitant"];
    await expect.element(page.getByRole("listitem").nth(4)).toBeVisible();
    expect(page.getByRole("listitem").nth(0).element().textContent).not.toContain("Habitant");
    for (const [index, words] of signed.entries())
      expect(page.getByRole("listitem").nth(index).element().textContent).toContain(words);
  });
});
