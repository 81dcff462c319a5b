import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { correctionCommand } from "../../../src/features/anomalies/moderation/correction-command.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { barriers } from "../../ui/framed.tsx";
import { openMoreActions } from "../more-actions.ts";
import { openScreen } from "./open-screen.tsx";
import { A_MODERATOR, wasOvertaken } from "./other-moderator.ts";

const detail = `/list/anomaly/${anAnomaly().id}`;
const original = anAnomaly({
  id: anIdentifier(901),
  number: "2026-0007",
  title: "Nid-de-poule devant l’école",
});

describe("a moderator who puts a report right", () => {
  it("changes its category without network, and may take that back [MOD-8] [MOD-3]", async () => {
    const { device } = await openScreen({ at: detail, anomalies: [anAnomaly()], actor: A_MODERATOR });
    await openMoreActions();
    await page.getByRole("button", { name: "Changer la catégorie" }).click();
    await userEvent.selectOptions(page.getByLabelText("Catégorie"), "Éclairage public");
    const save = page.getByRole("button", { name: "Enregistrer la catégorie" });
    await save.click();
    await expect.element(page.getByText("Choisissez de quoi il s’agit")).toBeVisible();
    expect(await device.outbox.count()).toBe(0);
    await userEvent.selectOptions(page.getByLabelText("Précisez"), "Lampadaire éteint");
    expect(await barriers()).toEqual([]);
    await save.click();
    await expect.element(page.getByText(/^Votre correction\s: Éclairage public/u)).toBeVisible();
    const { categoryId, subcategoryId } = anAnomaly();
    expect(await device.outbox.toArray()).toMatchObject([
      { command: { payload: { categoryId: "eclairage", from: { categoryId, subcategoryId } } } },
    ]);
    await page.getByRole("button", { name: "Annuler", exact: true }).click();
    await expect.poll(() => device.outbox.count()).toBe(0);
  });

  it("moves it, without a map where they like [MOD-8] [MAP-3]", async () => {
    const { device } = await openScreen({ at: detail, anomalies: [anAnomaly()], actor: A_MODERATOR });
    await openMoreActions();
    await page.getByRole("button", { name: "Déplacer" }).click();
    await page.getByText("Sans la carte").click();
    await userEvent.fill(page.getByLabelText(/^Coordonnées/u), "48.1840, -1.6450");
    await expect.element(page.getByLabelText(/^Point de repère/u)).not.toBeInTheDocument();
    expect(await barriers()).toEqual([]);
    await page.getByRole("button", { name: "Enregistrer le lieu" }).click();
    await expect.element(page.getByText(/^Votre correction\s: 48\.184/u)).toBeVisible();
    expect(await device.outbox.toArray()).toMatchObject([
      {
        kind: "move-anomaly",
        command: { payload: { from: anAnomaly().place, place: { latE6: 48_184_000, lngE6: -1_645_000 } } },
      },
    ]);
  });

  it("says which other report it repeats, and everybody is led there [MOD-8]", async () => {
    const { device } = await openScreen({
      at: detail,
      anomalies: [anAnomaly(), original],
      actor: A_MODERATOR,
    });
    await openMoreActions();
    await page.getByRole("button", { name: "C’est un doublon" }).click();
    const confirm = page.getByRole("dialog").getByRole("button", { name: "C’est un doublon" });
    await confirm.click();
    await expect.element(page.getByText("Ce champ est requis")).toBeVisible();
    await userEvent.fill(page.getByLabelText("Chercher par numéro, titre ou adresse"), "2026-0007");
    await page.getByRole("radio", { name: /Nid-de-poule devant l’école/u }).click();
    expect(await barriers()).toEqual([]);
    await confirm.click();
    await expect.element(page.getByText("Votre correction : Doublon du n° 2026-0007.")).toBeVisible();
    expect(await device.outbox.toArray()).toMatchObject([
      { command: { payload: { from: "new", duplicateOf: original.id } } },
    ]);
    await page.getByRole("link", { name: "Voir le signalement d’origine" }).click();
    await expect.element(page.getByRole("heading", { name: original.title })).toBeVisible();
  });

  it("takes a name and a photo off, and each may be taken back [MOD-8] [MOD-3]", async () => {
    const photo = { id: anIdentifier(31), alt: "La rue", state: "stored", thumb: "" } as const;
    const report = anAnomaly({ authorName: "Maëlle", photos: [photo] });
    const { device } = await openScreen({ at: detail, anomalies: [report], actor: A_MODERATOR });
    const undo = page.getByRole("button", { name: "Annuler", exact: true });
    await openMoreActions();
    await page.getByRole("button", { name: "Retirer la photo" }).click();
    await expect.element(page.getByText("Votre décision : photo retirée.")).toBeVisible();
    await page.getByRole("button", { name: "Retirer le nom de l’auteur" }).click();
    // Nothing is left to take off, and the way back is.
    await expect.element(page.getByText("Votre décision : nom de l’auteur retiré.")).toBeVisible();
    await undo.click();
    await expect.element(page.getByText("Votre décision : photo retirée.")).toBeVisible();
    await undo.click();
    await expect.poll(() => device.outbox.count()).toBe(0);
  });

  it("compares both where another moderator was first, and keeps either [MOD-1] [P3]", async () => {
    const theirs = anAnomaly({ categoryId: "proprete", subcategoryId: "depot", rev: 4 });
    const { device } = await openScreen({ at: detail, anomalies: [theirs], actor: A_MODERATOR });
    const to = { categoryId: "eclairage", subcategoryId: "eteint" } as const;
    const command = correctionCommand(anAnomaly(), { of: "category", to });
    await wasOvertaken(device, command, theirs);
    await expect
      .element(page.getByText("À revoir : un autre modérateur a corrigé entre-temps"))
      .toBeVisible();
    expect(await barriers()).toEqual([]);
    await page.getByRole("button", { name: "Garder celle de la commune" }).click();
    await expect.poll(() => device.outbox.count()).toBe(0);
  });
});
