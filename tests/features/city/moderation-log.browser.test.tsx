import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import type { LogLine } from "../../../src/domain/moderation/log-question.ts";
import { aModerator } from "../../examples/accounts.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { barriers } from "../../ui/framed.tsx";
import { openCity } from "./open-city.tsx";

const line = (n: number, over: Partial<LogLine> = {}): LogLine => ({
  id: anIdentifier(n),
  cityId: "35024",
  at: NOW - n * 60_000,
  act: "hidden",
  subject: { collection: "anomalies", id: anIdentifier(100 + n) },
  threadId: "",
  number: "2026-0142",
  code: "privacy",
  reason: "Un voisin est nommé.",
  byKind: "moderator",
  byName: "Solène Le Gall",
  ...over,
});

const text = (words: string | RegExp) => page.getByText(words);
const openLog = (log: readonly (readonly LogLine[])[] = []) =>
  openCity({ at: "settings?onglet=journal", actor: aModerator(), log });

describe("the log of moderation", () => {
  it("says what was decided about what, when, by whom and why, and leads there [MOD-11]", async () => {
    await openLog([
      [
        line(1),
        line(2, { act: "held", code: "spam", reason: "", byKind: "resident", byName: "" }),
        line(3, {
          act: "muted",
          code: "spam",
          days: 7,
          reason: "",
          subject: { collection: "messages", id: anIdentifier(7) },
          threadId: anIdentifier(8),
          number: "",
        }),
      ],
    ]);
    const row = page.getByRole("listitem").filter({ hasText: /^Masqué/u });
    await expect.element(row.getByText("Un voisin est nommé.")).toBeVisible();
    await expect.element(row.getByText(/^Motif\s: Donnée personnelle$/u)).toBeVisible();
    await expect.element(row.getByText("Solène Le Gall, Modérateur")).toBeVisible();
    await expect
      .element(row.getByRole("link", { name: /^Anomalie n°\s2026-0142$/u }))
      .toHaveAttribute("href", `/city/35024/list/anomaly/${anIdentifier(101)}`);
    const held = page.getByRole("listitem").filter({ hasText: "Contenu signalé" });
    await expect.element(held).toBeVisible();
    await expect.element(held.getByText("Habitant")).not.toBeInTheDocument();
    const muted = page.getByRole("listitem").filter({ hasText: "Messages de l’auteur suspendus" });
    await expect.element(muted.getByText(/^Pendant 7\sjours$/u)).toBeVisible();
    await expect.element(muted.getByText(/^Motif\s: Publicité/u)).toBeVisible();
    await expect
      .element(muted.getByRole("link", { name: "Message" }))
      .toHaveAttribute("href", `/city/35024/thread/${anIdentifier(8)}`);
    expect(await barriers()).toEqual([]);
  });

  it("is leafed through [MOD-11]", async () => {
    await openLog([[line(1)], [line(2, { reason: "Hors du sujet de la page." })]]);
    await page.getByRole("button", { name: "Page suivante" }).click();
    await expect.element(text("Hors du sujet de la page.")).toBeVisible();
    await expect.element(text("Un voisin est nommé.")).not.toBeInTheDocument();
  });

  it("says that nothing was decided yet [MOD-11]", async () => {
    await openLog([[]]);
    await expect.element(text("Aucune décision encore.")).toBeVisible();
  });

  it("says so where the service does not answer, and asks again [MOD-11] [P1]", async () => {
    await openLog();
    await expect.element(text("Le serveur ne répond pas.")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Réessayer" })).toBeVisible();
    expect(await barriers()).toEqual([]);
  });

  it("is offered to moderators alone [MOD-11]", async () => {
    await openCity({ at: "settings", log: [[line(1)]] });
    await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Journal de modération" })).not.toBeInTheDocument();
  });
});

describe("a year of moderation on the commune’s page", () => {
  it("is a table of decisions and of what became of appeals, small groups as elsewhere [MOD-12] [CITY-15]", async () => {
    const said = { total: 240, open: 31, hidden12m: 12, refused12m: 7, contested12m: "few" } as const;
    const statistics = { cityId: "35024", rev: 1, updatedAt: Date.UTC(2026, 2, 12, 3), said };
    await openCity({ at: "details", statistics });
    await page.getByText("Voir tous les chiffres").click();
    const table = page.getByRole("table", { name: "Modération depuis douze mois" });
    await expect
      .element(table.getByRole("row", { name: "Contenus refusés avant publication 7" }))
      .toBeVisible();
    await expect
      .element(table.getByRole("row", { name: /^Décisions contestées par leur auteur <\s5$/u }))
      .toBeVisible();
    expect(await barriers()).toEqual([]);
  });

  it("is not there where nothing was decided [MOD-12]", async () => {
    const said = { total: 240, open: 31 };
    const statistics = { cityId: "35024", rev: 1, updatedAt: Date.UTC(2026, 2, 12, 3), said };
    await openCity({ at: "details", statistics });
    await page.getByText("Voir tous les chiffres").click();
    await expect
      .element(page.getByRole("table", { name: "Modération depuis douze mois" }))
      .not.toBeInTheDocument();
  });
});
