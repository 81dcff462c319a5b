import { expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { anIdea } from "../../examples/an-idea.ts";
import { barriers } from "../../ui/framed.tsx";
import { openIdeas } from "./open-ideas.tsx";

const A_MODERATOR = { moderatorOfCities: ["35024"], displayName: "Solène Rault" };

it("an idea says to who moderates the commune why they do not support it [IDEA-3]", async () => {
  await openIdeas({ at: `/city/35024/map/idea/${anIdea().id}`, ideas: [anIdea()], actor: A_MODERATOR });
  await expect.element(page.getByText(/^Vous modérez cette commune/u)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Je soutiens" })).not.toBeInTheDocument();
  expect(await barriers()).toEqual([]);
});

it("a new idea shows how it begins, and of a moderator is signed as that where their name is not shown [IDEA-1]", async () => {
  onTestFinished(() => page.viewport(414, 896));
  await page.viewport(1440, 900);
  await openIdeas({ at: "/city/35024/map/new-idea", actor: A_MODERATOR });
  const preview = page.getByRole("complementary", { name: "Aperçu" });
  await expect.element(preview.getByText(/· Modérateur$/u)).toBeVisible();
  await expect.element(preview.getByText(/^Aucun soutien sur/u)).toBeVisible();
  await expect.element(page.getByText(/signée «\sModérateur\s»/u)).toBeVisible();
});
