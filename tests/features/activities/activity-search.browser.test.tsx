import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { inHours, openActivities as open } from "./open-activities.tsx";

it("of the list of activities says what it looks in, and finds by a place [ACT-11]", async () => {
  const [found, other] = [inHours(1, 50, { placeName: "La halle" }), inHours(2, 60)];
  await open("activities", [found, other]);
  const search = page.getByRole("searchbox", { name: "Rechercher" });
  await expect.element(page.getByRole("link", { name: other.title })).toBeVisible();
  await expect.element(search).toHaveAttribute("placeholder", "Titre, lieu…");
  await search.fill("halle");
  await expect.element(page.getByRole("link", { name: other.title })).not.toBeInTheDocument();
  await expect.element(page.getByRole("link", { name: found.title })).toBeVisible();
});
