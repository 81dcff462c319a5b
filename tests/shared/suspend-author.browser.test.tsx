import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { aMessage } from "../examples/a-message.ts";
import { aModerator } from "../examples/accounts.ts";
import { barriers } from "../ui/framed.tsx";
import { openThread } from "./open-thread.tsx";

describe("a discussion", () => {
  it("lets a moderator hide a message, with a reason, and suspend who wrote it [THR-17] [THR-18]", async () => {
    const { device } = await openThread([aMessage({ text: "Vous êtes tous nuls." })], {
      actor: aModerator(),
    });
    await page.getByRole("button", { name: "Modérer" }).click();
    await page.getByRole("button", { name: "7 jours" }).click();
    await expect.element(page.getByText("Ce champ est requis")).toBeVisible();
    expect(await device.outbox.count()).toBe(0);
    await page.getByLabelText("Motif de la suspension, lu par lui seul").selectOptions("Hors sujet");
    await page.getByRole("button", { name: "7 jours" }).click();
    await expect.element(page.getByText(/À l’envoi, son auteur sera suspendu 7 jours/u)).toBeVisible();
    expect(page.getByRole("button", { name: "Rendre non publique" }).elements()).toEqual([]);
    await page.getByRole("button", { name: "Masquer", exact: true }).click();
    await page.getByLabelText("Motif, lu par tous").selectOptions("Propos blessant, haineux ou menaçant");
    await page.getByRole("button", { name: "Masquer ce contenu" }).click();
    await expect.poll(() => device.outbox.count()).toBe(2);
    const rows = await device.outbox.orderBy("seq").toArray();
    expect(rows.map(({ command }) => [command.kind, command.dependsOn])).toEqual([
      ["mute-author", null],
      ["moderate-content", null],
    ]);
  });

  it("shows a moderator the suspension that another one decided meanwhile [THR-18] [MOD-1] [P3]", async () => {
    const message = aMessage({ text: "Vous êtes tous nuls." });
    const { device } = await openThread([message], { actor: aModerator() });
    await page.getByRole("button", { name: "Modérer" }).click();
    await page.getByRole("button", { name: "Lever la suspension" }).click();
    await expect.element(page.getByText("La suspension sera levée à l’envoi.")).toBeVisible();
    const outcome = {
      commandId: "",
      state: "conflict",
      refusal: { code: "changed_meanwhile", muting: { byName: "Karim", until: Date.UTC(2099, 0, 15, 12) } },
      current: message,
      appliedAt: message.updatedAt,
    } as const;
    await device.outbox.toCollection().modify({ state: "conflict", outcome });
    await expect.element(page.getByText(/^À revoir\s: un autre modérateur a suspendu/u)).toBeVisible();
    await expect
      .element(page.getByText(/^Suspension décidée par\s: Karim\. Fin\s: .*janv.* 2099/u))
      .toBeVisible();
    expect(await barriers()).toEqual([]);
    await page.getByRole("button", { name: "Garder celle de la commune" }).click();
    await expect.element(page.getByLabelText("Motif de la suspension, lu par lui seul")).toBeVisible();
    expect(await device.outbox.count()).toBe(0);
  });
});
