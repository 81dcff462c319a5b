import { afterEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import type { Activity } from "../../../src/domain/activity/activity.ts";
import { barriers } from "../../ui/framed.tsx";
import { inHours, openActivities } from "./open-activities.tsx";

afterEach(() => page.viewport(414, 896));

async function open(over: Partial<Activity>): Promise<void> {
  await openActivities(`activity/${inHours(1, 50).id}`, [inHours(1, 50, over)]);
  await expect.element(page.getByRole("button", { name: "J’y participe" })).toBeVisible();
}

const COMITE = { organiserName: "Comité des fêtes", organiserKind: "association" } as const;

const topOf = (words: string) =>
  page.getByText(words, { exact: true }).first().element().getBoundingClientRect().top;
const mapTop = () => page.getByRole("heading", { name: "Lieu" }).element().getBoundingClientRect().top;

describe("what decides whether somebody comes to an activity", () => {
  for (const width of [390, 1440]) {
    it(`stands at its head, before what it says and before the map: ${width} px [ACT-1]`, async () => {
      await page.viewport(width, 844);
      await open({ priceKind: "payant", priceLabel: "5 €", access: ["pmr_complet", "calme"], ...COMITE });
      const said = [
        "Pont de l’Ille",
        "Payant · 5 €",
        "Accessible en fauteuil roulant, Espace calme",
        "Organisée par Comité des fêtes · Association",
      ];
      for (const words of said) {
        await expect.element(page.getByText(words, { exact: true }).first()).toBeVisible();
        expect(topOf(words)).toBeLessThan(topOf("Gants et sacs fournis ; prévoyez des bottes."));
        expect(topOf(words)).toBeLessThan(mapTop());
      }
      expect(page.getByText("Payant · 5 €").elements()).toHaveLength(1);
      expect(await barriers()).toEqual([]);
    });
  }

  it("says in one line who takes part and whom it interests [ACT-3]", async () => {
    await open({ goingCount: 27, interestedCount: 19, capacity: null });
    await expect.element(page.getByText("27 participants · 19 intéressés", { exact: true })).toBeVisible();
  });

  it("is cut nowhere on a narrow phone [UI-29]", async () => {
    await page.viewport(320, 844);
    await open({ access: ["pmr_partiel", "boucle_magnetique", "animaux_ok"] });
    const { right } = page
      .getByText(/Boucle magnétique/u)
      .element()
      .getBoundingClientRect();
    expect(right).toBeLessThanOrEqual(320);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });

  it("is that it is online, where it takes place nowhere", async () => {
    await open({ place: null, placeName: "", address: "", access: [], url: "https://example.org/direct" });
    await expect.element(page.getByText("En ligne", { exact: true }).first()).toBeVisible();
    expect(page.getByText("Accès", { exact: true }).elements()).toHaveLength(0);
  });
});
