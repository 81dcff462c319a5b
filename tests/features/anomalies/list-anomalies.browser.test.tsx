import { describe, expect, it, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Anomaly } from "../../../src/domain/anomaly/anomaly.ts";
import { aMembership } from "../../examples/accounts.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { barriers } from "../../ui/framed.tsx";
import { rowOf } from "../open-databases.ts";
import { openScreen } from "./open-screen.tsx";

const numbered = (n: number, over: Partial<Anomaly> = {}) =>
  anAnomaly({
    id: anIdentifier(n),
    title: `Signalement ${n}`,
    createdAt: anAnomaly().createdAt - n,
    updatedAt: anAnomaly().updatedAt - n,
    ...over,
  });

const row = (name: string) => page.getByRole("link", { name, exact: true });
const rowCount = () => document.querySelectorAll("li h2").length;

/** What of this kind the page shows, from now on and however shortly; a live list. */
function everSaid(words: RegExp): ReadonlySet<string> {
  const said = new Set<string>();
  const watch = new MutationObserver(() => {
    for (const [found] of document.body.textContent.matchAll(words)) said.add(found);
  });
  onTestFinished(() => watch.disconnect());
  watch.observe(document.body, { childList: true, characterData: true, subtree: true });
  return said;
}

describe("the list of reports", () => {
  it("announces how many there are, and shows them by fifty [ANO-12]", async () => {
    const anomalies = Array.from({ length: 60 }, (_, index) => numbered(index + 1));
    await openScreen({ at: "/list/anomalies", anomalies });
    await expect.element(page.getByRole("status").getByText("60 anomalies")).toBeVisible();
    await expect.poll(rowCount).toBe(50);
    await page.getByRole("button", { name: "Afficher plus (10 restantes)" }).click();
    await expect.poll(rowCount).toBe(60);
  });

  it.each([
    [1279, 1],
    [1280, 2],
    [1919, 2],
    [1920, 3],
    [2559, 3],
    [2560, 4],
  ])("has on a screen of %i px as many columns as can be read: %i [UI-24]", async (width, columns) => {
    onTestFinished(() => page.viewport(414, 896));
    await page.viewport(width, 900);
    await openScreen({ at: "/list/anomalies", anomalies: [1, 2, 3, 4, 5].map((n) => numbered(n)) });
    await expect.element(row("Signalement 5")).toBeInTheDocument();
    const rows = [...document.querySelectorAll("main li")].map((one) => one.getBoundingClientRect());
    expect(new Set(rows.map(({ left }) => left)).size).toBe(columns);
    for (const { width: wide } of rows.slice(0, columns > 1 ? 5 : 0)) {
      // It reaches further than what it holds, on both sides.
      expect(wide - 32).toBeGreaterThan(400);
      expect(wide - 32).toBeLessThan(500);
    }
  });

  it("hides what is resolved by default, says how much, and shows it on demand [ANO-12]", async () => {
    await openScreen({ at: "/list/anomalies", anomalies: [numbered(1, { status: "resolved" })] });
    await expect.element(page.getByText("Aucune anomalie ouverte ici.", { exact: false })).toBeVisible();
    await expect.element(page.getByText("1 close masquée", { exact: false })).toBeVisible();
    await page.getByRole("button", { name: "Les afficher" }).click();
    await expect.element(row("Signalement 1")).toBeVisible();
  });

  it("opens with the filters of the settings, and goes by the address after that [CITY-23]", async () => {
    const anomalies = [
      numbered(1, { categoryId: "voirie" }),
      numbered(2, { status: "resolved" }),
      numbered(3),
    ];
    const filter = { status: "resolved", category: null, period: "any" } as const;
    await openScreen({ at: "/list/anomalies", anomalies, membership: aMembership({ filter }) });
    await expect.element(row("Signalement 2")).toBeVisible();
    expect(rowCount()).toBe(1);
    await userEvent.selectOptions(page.getByRole("combobox", { name: "Statut" }), "Ouvertes seulement");
    await expect.element(row("Signalement 3")).toBeVisible();
    await expect.element(row("Signalement 2")).not.toBeInTheDocument();
  });

  it("counts nothing, and calls nothing none, before all reports of the device are read [P13]", async () => {
    const said = everSaid(/Aucune anomalie|\d+ anomalies?/gu);
    const newest = Array.from({ length: 120 }, (_, n) => numbered(n + 1, { status: "resolved" }));
    await openScreen({ at: "/list/anomalies", anomalies: [...newest, numbered(200), numbered(201)] });
    await expect.element(row("Signalement 201")).toBeVisible();
    expect([...said]).toEqual(["2 anomalies"]);
  });

  it("tells a report's place among the others once all are read [P13]", async () => {
    const said = everSaid(/\d+ sur \d+/gu);
    const anomalies = Array.from({ length: 120 }, (_, n) => numbered(n + 1));
    await openScreen({ at: `/list/anomaly/${anIdentifier(1)}`, anomalies });
    await expect.element(page.getByText("1 sur 120")).toBeVisible();
    expect([...said]).toEqual(["1 sur 120"]);
  });

  it("never says « aucune » before the city was heard on this device [P13]", async () => {
    await openScreen({ at: "/list/anomalies", heard: false });
    await expect.element(page.getByRole("heading", { name: "Anomalies" })).toBeVisible();
    await expect.element(page.getByText("Chargement…").first()).toBeInTheDocument();
    expect(document.body.textContent).not.toContain("Aucune anomalie");
  });

  it("gives the focus back to the row one comes from [ANO-12]", async () => {
    await openScreen({ at: "/list/anomalies", anomalies: [numbered(1), numbered(2), numbered(3)] });
    await row("Signalement 2").click();
    await expect.element(page.getByText("2 sur 3")).toBeVisible();
    await page.getByRole("link", { name: "Retour à la liste" }).click();
    await expect.element(row("Signalement 2")).toHaveFocus();
  });

  it("walks from one report to the next in the filter and the order of the list [ANO-12]", async () => {
    const anomalies = [numbered(1), numbered(2, { status: "resolved" }), numbered(3)];
    await openScreen({ at: `/list/anomaly/${anIdentifier(1)}`, anomalies });
    await expect.element(page.getByText("1 sur 2")).toBeVisible();
    await page.getByRole("link", { name: "Suivante" }).click();
    await expect.element(page.getByRole("heading", { name: "Signalement 3" })).toBeVisible();
  });

  it("finds by words as one types [ANO-8]", async () => {
    await openScreen({
      at: "/list/anomalies",
      anomalies: [numbered(1), numbered(2, { title: "Banc cassé" })],
    });
    await userEvent.fill(page.getByRole("searchbox", { name: "Rechercher" }), "BANC casse");
    await expect.element(page.getByText("1 anomalie", { exact: true })).toBeVisible();
    await expect.element(row("Banc cassé")).toBeVisible();
  });

  it("has its filters in sight on the smallest phone, in one line that slides [ANO-12, UI-3]", async () => {
    onTestFinished(() => page.viewport(414, 896));
    await page.viewport(320, 640);
    await openScreen({ at: "/list/anomalies?status=all&mine=1", anomalies: [numbered(1)] });
    const status = page.getByRole("combobox", { name: "Statut" });
    await expect.element(status).toHaveDisplayValue("Toutes");
    await expect
      .element(page.getByRole("button", { name: "Les miennes" }))
      .toHaveAttribute("aria-pressed", "true");
    const tops = [...document.querySelectorAll("search select")].map(
      (one) => one.getBoundingClientRect().top,
    );
    expect(new Set(tops).size).toBe(1);
    expect(document.documentElement.scrollWidth).toBe(320);
    expect(await barriers()).toEqual([]);
  });

  it.each([
    [390, 88],
    [1440, 72],
  ])(
    "is made on a screen of %i px of rows %i px high that are links as a whole [ANO-12]",
    async (width, height) => {
      onTestFinished(() => page.viewport(414, 896));
      await page.viewport(width, 844);
      await openScreen({ at: "/list/anomalies", anomalies: [numbered(1), numbered(2)] });
      await expect.element(row("Signalement 1")).toBeVisible();
      const box = row("Signalement 1").element().closest("li")?.getBoundingClientRect() ?? new DOMRect();
      expect(Math.round(box.height)).toBe(height);
      const corner = document.elementFromPoint(box.right - 4, box.bottom - 4);
      expect(corner).toBe(row("Signalement 1").element());
    },
  );

  it("cuts a title after its second line, and tells state, street and age in one [ANO-12]", async () => {
    const long =
      "Trottoir défoncé et impraticable en fauteuil roulant depuis les travaux de la semaine passée";
    await openScreen({ at: "/list/anomalies", anomalies: [numbered(1, { title: long, status: "planned" })] });
    const heading = page.getByRole("heading", { name: long });
    await expect.element(heading).toBeVisible();
    const lines = heading.element().getBoundingClientRect().height / 19.2;
    expect(Math.round(lines)).toBe(2);
    await expect.element(page.getByText("Programmée")).toBeVisible();
    await expect.element(page.getByText("3 rue du Trégor")).toBeVisible();
  });

  it("keeps its order when one that is older gets another mark [ANO-7, ANO-12]", async () => {
    const { replica } = await openScreen({ at: "/list/anomalies", anomalies: [numbered(1), numbered(2)] });
    await expect.element(row("Signalement 2")).toBeVisible();
    const marked = numbered(2, { meTooCount: 3, updatedAt: anAnomaly().updatedAt + 60_000 });
    await replica.anomalies.upsert(rowOf("anomalies", marked));
    await expect.element(page.getByText("3 constats")).toBeInTheDocument();
    const titles = [...document.querySelectorAll("li h2")].map(({ textContent }) => textContent);
    expect(titles).toEqual(["Signalement 1", "Signalement 2"]);
  });

  it("has no barrier, full or empty, where it invites to report [UI-3]", async () => {
    for (const anomalies of [[], [numbered(1)]]) {
      await openScreen({ at: "/list/anomalies", anomalies });
      await expect.element(row(anomalies[0]?.title ?? "Faire un signalement")).toBeVisible();
      expect(await barriers()).toEqual([]);
    }
  });
});
