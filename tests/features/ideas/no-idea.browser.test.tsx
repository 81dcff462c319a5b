import { afterEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { barriers } from "../../ui/framed.tsx";
import { openActivities } from "../activities/open-activities.tsx";
import { numbered, openIdeas } from "./open-ideas.tsx";

const IDEAS = "/city/35024/map/ideas";

afterEach(() => page.viewport(414, 896));

/** It begins where the words that invite to it end, and stands nowhere else. */
async function expectOneBelow(words: RegExp, name: string): Promise<void> {
  const said = page.getByText(words);
  await expect.element(said).toBeVisible();
  const propose = page.getByRole("link", { name });
  await expect.element(propose).toBeVisible();
  expect(propose.elements()).toHaveLength(1);
  expect(propose.element().getBoundingClientRect().top).toBeGreaterThan(
    said.element().getBoundingClientRect().bottom,
  );
  // What else there is to go to stands in words, rather than alone behind « Plus ».
  await expect.element(page.getByRole("link", { name: "Voir sur la carte" })).toBeVisible();
  expect(page.getByRole("button", { name: "Plus" }).elements()).toHaveLength(0);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  expect(await barriers()).toEqual([]);
}

describe("a list in which nothing stands yet", () => {
  for (const width of [320, 1440]) {
    it(`asks for the first idea where it will stand, once: ${width} px [P13]`, async () => {
      await page.viewport(width, 844);
      await openIdeas({ at: IDEAS });
      await expectOneBelow(/^Aucune idée encore/u, "Proposer une idée");
    });

    it(`asks for the first activity where it will stand, once: ${width} px [P13]`, async () => {
      await page.viewport(width, 844);
      await openActivities("activities");
      await expectOneBelow(/^Rien de prévu pour le moment/u, "Proposer une activité");
    });
  }

  it("leads to a new idea from its head, where the others are only filtered out [P13]", async () => {
    await openIdeas({ at: `${IDEAS}?status=declined`, ideas: [numbered(1)] });
    await expect.element(page.getByRole("button", { name: "Effacer les filtres" })).toBeVisible();
    expect(page.getByRole("link", { name: "Proposer une idée" }).elements()).toHaveLength(1);
  });

  it("leads to a new idea from its head, where nothing was received [P13]", async () => {
    await openIdeas({ at: IDEAS, heard: false });
    await expect.element(page.getByRole("link", { name: "Proposer une idée" })).toBeVisible();
    expect(page.getByText(/^Aucune idée encore/u).elements()).toHaveLength(0);
  });
});
