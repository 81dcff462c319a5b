import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { AWAITED_MS_MAX } from "../../../src/clock/waits.ts";
import { takeClock } from "../../support/take-clock.ts";
import { aModerator } from "../../examples/accounts.ts";
import { aCity } from "../../examples/a-city.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { barriers } from "../../ui/framed.tsx";
import { addressesAnswer } from "./addresses-answer.ts";
import { numbered, SIX } from "./numbered-reports.ts";
import { openCity } from "./open-city.tsx";

beforeEach(() => void addressesAnswer(undefined));
afterEach(() => vi.restoreAllMocks());

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

  it("tells nobody who moderates it that nobody answers [CITY-18]", async () => {
    await openCity({ at: "details", city: aCity({ moderatorsCount: 0 }), actor: aModerator() });
    await expect.element(page.getByText("Vous modérez cette commune")).toBeVisible();
    await expect.element(page.getByText(/0 modérateur/u)).not.toBeInTheDocument();
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

  it.each([
    ["where the commune names nobody", []],
    ["once, where the commune names it too", [{ name: "Urgences", phone: "112" }]],
  ])("says whom to call in an emergency, %s [CITY-10]", async (_, emergencyContacts) => {
    await openCity({ at: "details", city: aCity({ moderatorsCount: 0, rev: 0, emergencyContacts }) });
    const card = page.getByRole("region", { name: "En cas d’urgence" });
    await expect.element(card.getByRole("link", { name: "112" })).toHaveAttribute("href", "tel:112");
    expect(card.getByRole("listitem").elements()).toHaveLength(1);
  });

  it.each([
    ["much", { charter: "Parlez des lieux.\n".repeat(20), message: "Marché déplacé." }],
    ["little", { moderatorsCount: 0 }],
  ])("leaves no hole between its cards on a desktop, where there is %s to say [CITY-18]", async (_, over) => {
    onTestFinished(() => page.viewport(414, 896));
    await page.viewport(1440, 900);
    await openCity({ at: "details", city: aCity(over) });
    await expect.element(page.getByRole("region", { name: "La mairie" })).toBeVisible();
    const card = (name: string | RegExp) =>
      page.getByRole("region", { name }).element().getBoundingClientRect();
    const beside = card(/^(?:Charte de participation|Vous travaillez à la mairie)/u);
    const last = card("En cas d’urgence");
    expect(beside.left).toBeGreaterThan(last.right);
    expect(Math.abs(beside.bottom - last.bottom)).toBeLessThan(1);
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
    await expect.element(page.getByText(/n’est pas encore sur cet appareil/u)).toBeVisible();
    expect(await barriers()).toEqual([]);
  });

  it("says that a commune comes while there is network, and that it is late only when it is [CITY-31, P13]", async () => {
    const clock = takeClock();
    await openCity({ at: "details", askedCityId: "35238" });
    await expect.element(page.getByRole("heading", { name: "Ma commune" })).toBeInTheDocument();
    await expect.element(page.getByText("Chargement…")).toBeInTheDocument();
    await clock.advance(AWAITED_MS_MAX - 1);
    expect(document.body.textContent).not.toContain("sur cet appareil");
    await clock.advance(1);
    await expect.element(page.getByText("Le serveur ne répond pas.")).toBeVisible();
    expect(document.body.textContent).not.toContain("au retour du réseau");
  });

  it("has no barrier, full or empty [UI-3]", async () => {
    const emergencyContacts = [{ name: "Urgences", phone: "112" }];
    await openCity({ at: "details", anomalies: SIX, city: aCity({ message: "Marché.", emergencyContacts }) });
    await expect.element(button("Tableau (CSV)")).toBeVisible();
    expect(await barriers()).toEqual([]);
  });
});
