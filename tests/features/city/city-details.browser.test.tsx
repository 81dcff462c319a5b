import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { AWAITED_MS_MAX } from "../../../src/clock/waits.ts";
import { takeClock } from "../../support/take-clock.ts";
import type { Anomaly } from "../../../src/domain/anomaly/anomaly.ts";
import { aCity } from "../../examples/a-city.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { barriers } from "../../ui/framed.tsx";
import { addressesAnswer } from "./addresses-answer.ts";
import { openCity } from "./open-city.tsx";

beforeEach(() => void addressesAnswer(undefined));
afterEach(() => vi.restoreAllMocks());

const numbered = (n: number, over: Partial<Anomaly> = {}) =>
  anAnomaly({
    id: anIdentifier(n),
    number: `2026-${String(n).padStart(4, "0")}`,
    createdAt: Date.now(),
    ...over,
  });

const SIX = Array.from({ length: 6 }, (_, index) => numbered(index + 1));

const cellsOf = (row: Element | undefined) =>
  Array.from(row?.querySelectorAll("th, td") ?? [], (cell) => cell.textContent);

const button = (name: string) => page.getByRole("button", { name });

describe("the page of a commune", () => {
  it("says who answers there: its name, people, town hall and moderators [CITY-18]", async () => {
    await openCity({ at: "details" });
    await expect.element(page.getByRole("heading", { level: 1, name: "Betton" })).toBeVisible();
    await expect.element(page.getByText(/12.500 habitants/u)).toBeVisible();
    await expect.element(page.getByText("2 modérateurs")).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: /^Itinéraire\s*vers la mairie/u }))
      .toHaveAttribute("href", "https://www.openstreetmap.org/directions?to=48.1826,-1.6419");
    await expect.element(page.getByText("Contour de Betton")).toBeInTheDocument();
  });

  it("is honest where nobody answers yet [CITY-18]", async () => {
    await openCity({ at: "details", city: aCity({ moderatorsCount: 0 }) });
    await expect
      .element(page.getByText("0 modérateur : vos messages restent publics mais personne ne répond encore"))
      .toBeVisible();
  });

  it("does not say that nobody answers where nobody was asked yet [CITY-18, P13]", async () => {
    await openCity({ at: "details", city: aCity({ moderatorsCount: 0, rev: 0 }) });
    await expect
      .element(page.getByText("Qui répond dans cette commune n’est pas encore connu sur cet appareil"))
      .toBeVisible();
    await expect.element(page.getByText(/0 modérateur/u)).not.toBeInTheDocument();
  });

  it("shows the town hall's message, and numbers that can be called [CITY-10]", async () => {
    const emergencyContacts = [{ name: "Astreinte de la mairie", phone: "02 99 55 00 00" }];
    await openCity({ at: "details", city: aCity({ message: "Marché déplacé.", emergencyContacts }) });
    await expect.element(page.getByText("Marché déplacé.")).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: "02 99 55 00 00" }))
      .toHaveAttribute("href", "tel:0299550000");
  });

  it("counts the reports here, as a drawing and as a table, with the date of the data [CITY-14]", async () => {
    await openCity({ at: "details", anomalies: SIX });
    await expect
      .element(page.getByText(/Calculé sur cet appareil\. Données\s: aujourd’hui à/u))
      .toBeVisible();
    await page.getByText("Voir les chiffres par mois").click();
    const months = page.getByRole("table", { name: "Signalements reçus et résolus par mois" });
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
    await expect.element(page.getByText(/^Chiffres établis par la commune\s: le 12 mars à/u)).toBeVisible();
    await expect.element(page.getByText("240")).toBeVisible();
    await expect.element(page.getByText("3 jours")).toBeVisible();
    await expect.element(page.getByText("1 jour", { exact: true })).toBeVisible();
    expect(cellsOf(page.getByRole("row", { name: /Prise en compte/u }).element())).toEqual([
      "Prise en compte",
      "31",
    ]);
    await expect
      .element(page.getByText(/Calculé sur cet appareil\. Données\s: aujourd’hui à/u))
      .toBeVisible();
    expect(document.querySelectorAll("table")).toHaveLength(3);
    await expect.element(page.getByRole("row", { name: /Signalée/u })).not.toBeInTheDocument();
    expect(await barriers()).toEqual([]);
  });

  it("says « < 5 » of a group so small that it may be one neighbour [CITY-15]", async () => {
    const anomalies = [...SIX, numbered(7, { status: "rejected" })];
    await openCity({ at: "details", anomalies });
    const row = page.getByRole("row", { name: /Sans suite/u });
    await expect.element(row).toBeVisible();
    expect(cellsOf(row.element())).toEqual(["Sans suite", "<\u00A05"]);
  });

  it("shows no statistics and no export, rather than zeros, while there is no report [CITY-14]", async () => {
    await openCity({ at: "details" });
    await expect.element(page.getByText("2 modérateurs")).toBeVisible();
    expect(document.querySelectorAll("table, figure svg rect")).toHaveLength(0);
    await expect.element(button("Tableau (CSV)")).not.toBeInTheDocument();
  });

  it("gives the public reports as files, without author [CITY-16]", async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
      files.push(file as Blob);
      return "#";
    });
    await openCity({ at: "details", anomalies: [...SIX, numbered(9, { visibility: "pending" })] });
    await button("Tableau (CSV)").click();
    await button("Carte (GeoJSON)").click();
    await expect.poll(() => files.length).toBe(2);
    const [csv = "", geoJson = ""] = await Promise.all(files.map((file) => file.text()));
    expect(csv.trim().split("\r\n")).toHaveLength(7);
    expect(csv).toContain("2026-0001;Signalée;");
    expect((JSON.parse(geoJson) as { features: unknown[] }).features).toHaveLength(6);
    expect(`${csv}${geoJson}`).not.toContain(anAnomaly().authorId);
  });

  it("says how old the files are, in words and in their names, and when they may lack something [CITY-28] [P13]", async () => {
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      if (this.download !== "") names.push(this.download);
    });
    const { replica } = await openCity({ at: "details", anomalies: SIX, heard: false });
    await expect.element(page.getByText(/connaît jusqu’ici, peut-être pas tout/u)).toBeVisible();
    const provenAt = Date.UTC(2026, 2, 12, 17);
    const position = { id: "anomalies:35024", checkpoint: "", sweeps: false, liveUntil: 0, quarantined: [] };
    await replica.positions.upsert({ ...position, provenAt, upToDateAt: provenAt, wantedAt: provenAt });
    await expect.element(page.getByText(/^Sans auteur.*Données\s: le 12 mars/u)).toBeVisible();
    await button("Tableau (CSV)").click();
    await expect.poll(() => names).toEqual(["parvis-35024-2026-03-12.csv"]);
  });

  it("says what happens when the commune is not on this device [P13]", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await openCity({ at: "details", askedCityId: "35238" });
    await expect.element(page.getByText(/n’est pas sur cet appareil/u)).toBeVisible();
    expect(await barriers()).toEqual([]);
  });

  it("says that a commune comes while there is network, and that it is late only when it is [CITY-31, P13]", async () => {
    const clock = takeClock();
    await openCity({ at: "details", askedCityId: "35238" });
    await expect.element(page.getByRole("heading", { name: "Ma commune" })).toBeInTheDocument();
    await expect.element(page.getByText("Chargement…")).toBeInTheDocument();
    await clock.advance(AWAITED_MS_MAX - 1);
    expect(document.body.textContent).not.toContain("n’est pas sur cet appareil");
    await clock.advance(1);
    await expect.element(page.getByText(/le serveur tarde à répondre/u)).toBeVisible();
    expect(document.body.textContent).not.toContain("au retour du réseau");
  });

  it("has no barrier, full or empty [UI-3]", async () => {
    const emergencyContacts = [{ name: "Urgences", phone: "112" }];
    await openCity({ at: "details", anomalies: SIX, city: aCity({ message: "Marché.", emergencyContacts }) });
    await expect.element(button("Tableau (CSV)")).toBeVisible();
    expect(await barriers()).toEqual([]);
  });
});
