import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { rowOf as outboxRowOf } from "../../../src/data/device/commit-command.ts";
import type { DeviceDatabase } from "../../../src/data/device/open-device.ts";
import type { CommandOf } from "../../../src/domain/command/command.ts";
import { aCity } from "../../examples/a-city.ts";
import { aCitySetting } from "../../examples/a-command.ts";
import { aModerator } from "../../examples/accounts.ts";
import { NOW } from "../../examples/identifiers.ts";
import { barriers } from "../../ui/framed.tsx";
import { rowOf } from "../open-databases.ts";
import { openCity } from "./open-city.tsx";

const MARKET = "Le marché est déplacé place de la Cale.";
const FAIR = "La foire commence samedi à 9 h.";
const CONFLICTED = aCitySetting({ message: "" }, { message: MARKET });
const CONFLICT = {
  state: "conflict",
  attempts: 1,
  outcome: {
    commandId: CONFLICTED.id,
    state: "conflict",
    refusal: { code: "changed_meanwhile" },
    current: { message: FAIR, rev: 2 },
    appliedAt: NOW,
  },
} as const;

const button = (name: string) => page.getByRole("button", { name, exact: true });
const section = (name: string) => page.getByRole("region", { name, exact: true });
const message = () => page.getByRole("textbox", { name: /^Message/u });

async function settingsIn(device: DeviceDatabase): Promise<CommandOf<"update-city-settings">[]> {
  const rows = await device.outbox.orderBy("seq").toArray();
  return rows.flatMap(({ command }) => (command.kind === "update-city-settings" ? [command] : []));
}

const moderated = (city = aCity()) => openCity({ at: "settings?onglet=mairie", city, actor: aModerator() });

describe("what moderators settle", () => {
  it("is kept on the device, shows at once and waits for the network [CITY-10] [OFF-1]", async () => {
    const { device } = await moderated();
    await message().fill(MARKET);
    await section("Message de la mairie").getByRole("button", { name: "Enregistrer" }).click();
    await expect.element(section("Message de la mairie").getByText("En attente d’envoi")).toBeVisible();
    await expect.element(message()).toHaveValue(MARKET);
    const [command] = await settingsIn(device);
    expect(command).toMatchObject({
      basedOn: 1,
      payload: {
        before: { message: "", preModeration: null },
        after: { message: MARKET, preModeration: null },
      },
    });
  });

  it("keeps each keystroke until it is saved [FORM-6]", async () => {
    const { device } = await moderated();
    const drafts = async () => (await device.settings.toArray()).map(({ value }) => value);
    await message().fill(MARKET);
    await expect.poll(drafts).toEqual([JSON.stringify({ before: "", basedOn: 1, value: MARKET })]);
    await section("Message de la mairie").getByRole("button", { name: "Enregistrer" }).click();
    await expect.poll(drafts).toEqual([]);
  });

  it("takes up again what was typed at the last visit [FORM-6]", async () => {
    const draft = { before: "", basedOn: 1, value: MARKET };
    const kept = { key: "setting-draft 35024 message", value: JSON.stringify(draft) };
    await openCity({ at: "settings?onglet=mairie", actor: aModerator(), kept });
    await expect.element(message()).toHaveValue(MARKET);
    await expect
      .element(section("Message de la mairie").getByRole("button", { name: "Enregistrer" }))
      .toBeVisible();
  });

  it("may be changed again before it has left [CITY-11]", async () => {
    const { device } = await moderated();
    for (const words of [MARKET, FAIR]) {
      await message().fill(words);
      await section("Message de la mairie").getByRole("button", { name: "Enregistrer" }).click();
      await expect
        .element(section("Message de la mairie").getByRole("button", { name: "Enregistrer" }))
        .not.toBeInTheDocument();
    }
    const commands = await settingsIn(device);
    expect(commands.map(({ payload }) => [payload.before.message, payload.after.message])).toEqual([
      ["", MARKET],
      [MARKET, FAIR],
    ]);
  });

  it("can be undone before it is saved, and says so once it is kept [CITY-36]", async () => {
    const { device } = await moderated();
    await message().fill(MARKET);
    await section("Message de la mairie").getByRole("button", { name: "Annuler" }).click();
    await expect.element(message()).toHaveValue("");
    await expect.element(button("Enregistrer")).not.toBeInTheDocument();
    await message().fill(MARKET);
    await button("Enregistrer").click();
    await expect.poll(() => device.outbox.count()).toBe(1);
    await device.outbox.clear();
    await expect.element(section("Message de la mairie").getByText("Enregistré")).toBeVisible();
  });

  it("turns a category off [CITY-12]", async () => {
    const { device } = await moderated();
    await page.getByRole("link", { name: "Signalements" }).click();
    await page.getByRole("checkbox", { name: "Eau et assainissement" }).click();
    await section("Catégories proposées").getByRole("button", { name: "Enregistrer" }).click();
    await expect
      .poll(async () => (await settingsIn(device)).map(({ payload }) => payload.after.categoriesOff))
      .toEqual([["eau"]]);
  });

  it("is checked before it is kept: a contact needs a name and a number [FORM-5]", async () => {
    const { device } = await moderated();
    await button("Ajouter un contact").click();
    await page.getByRole("textbox", { name: /^Qui appeler/u }).fill("Astreinte");
    await page.getByRole("textbox", { name: /^Téléphone/u }).fill("dix-sept");
    await section("Contacts d’urgence").getByRole("button", { name: "Enregistrer" }).click();
    await page.getByRole("alert").getByRole("link", { name: "Format invalide" }).click();
    await expect.element(page.getByRole("textbox", { name: /^Téléphone/u })).toHaveFocus();
    expect(await device.outbox.count()).toBe(0);
    await page.getByRole("textbox", { name: /^Téléphone/u }).fill("17");
    await section("Contacts d’urgence").getByRole("button", { name: "Enregistrer" }).click();
    await expect.poll(() => device.outbox.count()).toBe(1);
  });

  it("« À revoir » shows both versions, and the moderator's own is sent over what they have seen [P3] [CITY-11]", async () => {
    const { device } = await moderated();
    await device.outbox.add({ ...outboxRowOf({ command: CONFLICTED, photoIds: [] }), ...CONFLICT });
    await expect.element(page.getByText("À revoir")).toBeVisible();
    await expect.element(page.getByText(FAIR)).toBeVisible();
    await expect.element(page.getByText(MARKET)).toBeVisible();
    expect(await barriers()).toEqual([]);
    await button("Mettre la mienne").click();
    await expect.poll(async () => (await settingsIn(device)).map(({ basedOn }) => basedOn)).toEqual([2]);
    const [again] = await settingsIn(device);
    expect(again).toMatchObject({
      basedOn: 2,
      payload: { before: { message: FAIR }, after: { message: MARKET } },
    });
    expect(again?.id).not.toBe(CONFLICTED.id);
  });

  it("« À revoir » ends when the city's version is kept [CITY-11]", async () => {
    const { device } = await moderated();
    await device.outbox.add({ ...outboxRowOf({ command: CONFLICTED, photoIds: [] }), ...CONFLICT });
    await button("Garder celle de la commune").click();
    await expect.poll(() => device.outbox.count()).toBe(0);
    await expect.element(message()).toHaveValue("");
  });

  it("is compared at once when the other moderator's change comes while one types [P3] [CITY-11]", async () => {
    const { device, replica } = await moderated();
    await message().fill(MARKET);
    await replica.cities.upsert(rowOf("cities", aCity({ message: FAIR, rev: 2, updatedAt: NOW + 1 })));
    await section("Message de la mairie").getByRole("button", { name: "Enregistrer" }).click();
    await expect.element(page.getByText(FAIR)).toBeVisible();
    expect(await device.outbox.count()).toBe(0);
    await button("Mettre la mienne").click();
    await expect
      .poll(async () =>
        (await settingsIn(device)).map(({ basedOn, payload }) => [basedOn, payload.before.message]),
      )
      .toEqual([[2, FAIR]]);
  });

  it("comes back with its reason when the right was lost meanwhile, and its words are kept [P6] [P9]", async () => {
    const { device } = await moderated();
    const outcome = {
      commandId: CONFLICTED.id,
      state: "refused",
      refusal: { code: "not_allowed" },
      appliedAt: NOW,
    } as const;
    await device.outbox.add({
      ...outboxRowOf({ command: CONFLICTED, photoIds: [] }),
      state: "refused",
      attempts: 1,
      outcome,
    });
    await expect.element(page.getByText(/pas les droits nécessaires/u)).toBeVisible();
    await button("Reprendre ma version").click();
    await expect.element(message()).toHaveValue(MARKET);
    await expect.poll(() => device.outbox.count()).toBe(0);
  });

  it("has no barrier, full of words [UI-3]", async () => {
    const cannedAnswers = [{ title: "Pris en charge", text: "Nous passerons dans la semaine." }];
    const emergencyContacts = [{ name: "Urgences", phone: "112" }];
    const townHall = { address: "1 rue de la Mairie", phone: "17", hours: "Le mardi" };
    const charter = "Parlez des lieux.";
    await moderated(aCity({ message: MARKET, cannedAnswers, emergencyContacts, townHall, charter }));
    for (const tab of ["La mairie", "Signalements", "Réponses types"]) {
      await page.getByRole("link", { name: tab }).click();
      expect(await barriers()).toEqual([]);
    }
  });
});
