import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { AWAITED_MS_MAX } from "../../../src/clock/waits.ts";
import { DAY_MS } from "../../../src/domain/basics/instant.ts";
import { aModerator, aResident } from "../../examples/accounts.ts";
import { takeClock } from "../../support/take-clock.ts";
import { waitFor } from "../../support/wait-for.ts";
import { barriers } from "../../ui/framed.tsx";
import { numbered, SIX } from "./numbered-reports.ts";
import { openCity } from "./open-city.tsx";

const cellsOf = (row: Element | undefined) =>
  Array.from(row?.querySelectorAll("th, td") ?? [], (cell) => cell.textContent);

const unfold = () => page.getByText("Voir tous les chiffres").click();

describe("a commune in numbers", () => {
  it("counts the reports here, as a drawing and as a table, with the date of the data [CITY-14]", async () => {
    await openCity({ at: "details", anomalies: SIX });
    await expect
      .element(page.getByText(/Calculé sur cet appareil\. Données\s: aujourd’hui à/u))
      .toBeVisible();
    await unfold();
    const months = page.getByRole("table", { name: "Anomalies nouvelles et résolues par mois" });
    await expect.poll(() => months.getByRole("row").elements().length).toBe(13);
    expect(cellsOf(months.getByRole("row").elements().at(-1)).slice(1)).toEqual(["6", "0"]);
    expect(cellsOf(page.getByRole("row", { name: /Signalée/u }).element())).toEqual(["Signalée", "6"]);
    await expect.poll(() => document.querySelectorAll("figure svg rect").length).toBe(24);
  });

  it("shows what the city counted of itself, dated, and says what was counted here instead [CITY-24]", async () => {
    const said = {
      total: 240,
      open: 31,
      delays: { ackHours: 50, resolveDays: 1, noReply: 3 },
      byStatus: [{ status: "ack", count: 31 }],
    } as const;
    const statistics = { cityId: "35024", rev: 1, updatedAt: Date.UTC(2026, 2, 12, 3), said };
    await openCity({ at: "details", anomalies: SIX, statistics });
    await expect.element(page.getByText(/^Chiffres calculés par Parvis\s: le 12 mars à/u)).toBeVisible();
    await expect.element(page.getByText("240")).toBeVisible();
    await expect.element(page.getByText("3 jours")).toBeVisible();
    await expect.element(page.getByText("1 jour", { exact: true })).toBeVisible();
    await unfold();
    expect(cellsOf(page.getByRole("row", { name: /Prise en compte/u }).element())).toEqual([
      "Prise en compte",
      "31",
    ]);
    await expect
      .element(page.getByText(/Calculé sur cet appareil\. Données\s: aujourd’hui à/u))
      .toBeVisible();
    expect(document.querySelectorAll("table")).toHaveLength(5);
    await expect.element(page.getByRole("row", { name: /Signalée/u })).not.toBeInTheDocument();
    expect(await barriers()).toEqual([]);
  });

  it("says four figures first, what is asked most before the rest, and the next where one is not known [CITY-50]", async () => {
    const said = { total: 240, open: 31, delays: { ackHours: 50, resolveDays: null, noReply: 3 } };
    const statistics = { cityId: "35024", rev: 1, updatedAt: Date.UTC(2026, 2, 12, 3), said };
    await openCity({
      at: "details",
      anomalies: SIX,
      statistics: { ...statistics, said: { ...said, created30d: 14 } },
    });
    await expect.element(page.getByText("240")).toBeVisible();
    const first = () => [...document.querySelectorAll("dl div")].map(({ textContent }) => textContent);
    expect(first()).toEqual([
      "Anomalies240",
      "Encore ouvertes31",
      "Première réponse, en général3 jours",
      "Nouvelles en 30 jours14",
    ]);
    await unfold();
    await expect.element(page.getByRole("row", { name: "Sans réponse depuis 60 jours 3" })).toBeVisible();
    await expect.element(page.getByRole("row", { name: /^Closes en 30 jours/u })).toBeVisible();
  });

  it("counts the reports of a part of the time here, whatever the city counted of all of it [CITY-48]", async () => {
    const said = { total: 240, open: 31, messages30d: 12, moderationHours: 7, reopenedPercent: 4 };
    const statistics = { cityId: "35024", rev: 1, updatedAt: Date.UTC(2026, 2, 12, 3), said };
    const old = numbered(8, { createdAt: Date.now() - 40 * DAY_MS });
    await openCity({ at: "details", anomalies: [...SIX, old], statistics });
    await expect.element(page.getByText("240")).toBeVisible();
    await unfold();
    await expect.element(page.getByText("7 heures")).toBeVisible();
    await expect.element(page.getByRole("row", { name: "Messages depuis 30 jours 12" })).toBeVisible();
    await page.getByRole("combobox", { name: "Anomalies signalées" }).selectOptions("Depuis 30 jours");
    await expect.element(page.getByText("240")).not.toBeInTheDocument();
    await expect.element(page.getByText(/^Calculé sur cet appareil/u)).toBeVisible();
    expect(cellsOf(page.getByRole("row", { name: /Signalée/u }).element())).toEqual(["Signalée", "6"]);
    await expect.element(page.getByText("7 heures")).not.toBeInTheDocument();
    expect(await barriers()).toEqual([]);
  });

  it("says that there is nothing in a part of the time, and how to see the rest [CITY-48]", async () => {
    const old = numbered(8, { createdAt: Date.now() - 40 * DAY_MS });
    await openCity({ at: "details", anomalies: [old] });
    const period = page.getByRole("combobox", { name: "Anomalies signalées" });
    await period.selectOptions("Depuis 30 jours");
    await expect.element(page.getByText("Aucune anomalie sur cette période.")).toBeVisible();
    await period.selectOptions("Depuis toujours");
    await unfold();
    await expect.element(page.getByRole("row", { name: /Signalée/u })).toBeVisible();
  });

  it("says what became of what was resolved, each small group alike [CITY-15, CITY-24]", async () => {
    const step = { reason: "", byKind: "moderator", byName: "", status: "resolved", at: Date.now() } as const;
    const resolved = (n: number, thanksCount: number) =>
      numbered(n, { status: "resolved", history: [step], thanksCount });
    const anomalies = [1, 2, 3, 4, 5].map((n) => resolved(n, 1));
    await openCity({ at: "details", anomalies: [...anomalies, resolved(6, 0)] });
    await unfold();
    const table = page.getByRole("table", { name: "Après résolution" });
    await expect.element(table).toBeVisible();
    const cells = table.getByRole("row").elements().map(cellsOf);
    expect(cells.slice(1)).toEqual([
      ["Réglé pour les habitants", "5"],
      ["Pas réglé", "0"],
      ["Sans retour", "<\u00A05"],
    ]);
  });

  it("says « < 5 » of a group so small that it may be one neighbour [CITY-15]", async () => {
    const anomalies = [...SIX, numbered(7, { status: "rejected" })];
    await openCity({ at: "details", anomalies });
    await unfold();
    const row = page.getByRole("row", { name: /Sans suite/u });
    await expect.element(row).toBeVisible();
    expect(cellsOf(row.element())).toEqual(["Sans suite", "<\u00A05"]);
  });

  it("is said not to be here where the commune was never read, instead of nothing [P13]", async () => {
    const clock = takeClock();
    await openCity({ at: "details?periode=month", heard: false });
    await expect.element(page.getByText("2 modérateurs")).toBeVisible();
    await waitFor(() => expect(clock.timers()).toBeGreaterThan(1));
    await clock.advance(AWAITED_MS_MAX);
    await expect.element(page.getByText(/chiffres de cette commune ne sont pas encore/u)).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Réessayer" })).toBeVisible();
    await expect.element(page.getByText(/^Aucune anomalie/u)).not.toBeInTheDocument();
  });

  it.each([
    { to: "a moderator", actor: aModerator(), isTold: true },
    { to: "a resident", actor: aResident(), isTold: false },
  ])("tells what waits for moderators to them alone: $to [CITY-24]", async ({ actor, isTold }) => {
    const said = { flagsOpen: 10, waiting: 7, residents: 40 };
    const statistics = { cityId: "35024", rev: 1, updatedAt: Date.UTC(2026, 2, 12, 3), said };
    await openCity({ at: "details", anomalies: SIX, statistics, actor });
    await unfold();
    await expect.element(page.getByRole("row", { name: /Comptes rattachés/u })).toBeVisible();
    for (const waiting of [/signalés à la modération, pas encore examinés/u, /à examiner par un modérateur/u])
      expect(page.getByRole("row", { name: waiting }).elements()).toHaveLength(isTold ? 1 : 0);
  });

  it("begins with the four figures, whoever counted them [CITY-50]", async () => {
    const said = { moderationHours: 7 };
    const statistics = { cityId: "35024", rev: 1, updatedAt: Date.UTC(2026, 2, 12, 3), said };
    await openCity({ at: "details", anomalies: SIX, statistics });
    await expect.element(page.getByRole("term").first()).toBeVisible();
    await expect.element(page.getByText("7 heures")).not.toBeVisible();
    await unfold();
    await expect.element(page.getByText("7 heures")).toBeVisible();
    const [first] = document.querySelectorAll("section dl, section table");
    expect(first?.tagName).toBe("DL");
    const titles = page.getByRole("heading", { level: 2 });
    await expect.element(titles.first()).toHaveTextContent("En chiffres");
  });

  it("shows no statistics and no export, rather than zeros, while there is no report [CITY-14]", async () => {
    await openCity({ at: "details" });
    await expect.element(page.getByText("2 modérateurs")).toBeVisible();
    expect(document.querySelectorAll("table, figure svg rect")).toHaveLength(0);
    await expect.element(page.getByRole("button", { name: "Tableau (CSV)" })).not.toBeInTheDocument();
  });
});
