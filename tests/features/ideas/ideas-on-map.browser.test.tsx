import { afterEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { placeOf } from "../../../src/domain/place/place.ts";
import { aCity } from "../../examples/a-city.ts";
import { anIdea } from "../../examples/an-idea.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { barriers } from "../../ui/framed.tsx";
import { openIdeas } from "./open-ideas.tsx";

const MAP = "/city/35024/map/ideas?view=map";
const CITY = aCity({ population: 12_000 });
const PLACED = anIdea({ id: anIdentifier(1), place: placeOf(48.181, -1.645), address: "rue du Trégor" });
const OF_ALL = anIdea({ id: anIdentifier(2), title: "Un jour sans voitures", place: null, address: "" });

afterEach(() => page.viewport(414, 896));

describe("the map of ideas", () => {
  it("has a pin for each that has a place, whose name says all, and counts those of the whole commune [IDEA-12]", async () => {
    await openIdeas({ at: MAP, ideas: [PLACED, OF_ALL], city: CITY });
    const pin = page.getByRole("button", { name: /^Idée\s: .+, à soutenir, rue du Trégor$/u });
    await expect.element(pin).toBeInTheDocument();
    await expect.element(page.getByText(/^1 idée dans cette vue/u)).toBeVisible();
    await expect.element(page.getByText(/Toute la commune \(1\)$/u)).toBeVisible();
    expect(await barriers()).toEqual([]);
  });

  it("opens an idea over it, leads to the list, and keeps what is filtered [IDEA-12]", async () => {
    await page.viewport(1440, 900);
    await openIdeas({ at: MAP, ideas: [PLACED, OF_ALL], city: CITY });
    await page.getByRole("link", { name: PLACED.title, exact: true }).click();
    await expect.element(page.getByText(PLACED.proposal)).toBeVisible();
    await expect.element(page.getByRole("application")).toBeInTheDocument();
    await page.getByRole("link", { name: "Fermer" }).click();
    await page.getByRole("button", { name: "Soutenues" }).click();
    await page.getByRole("link", { name: "Liste" }).click();
    await expect.element(page.getByRole("link", { name: OF_ALL.title })).toBeVisible();
    await expect.element(page.getByRole("combobox", { name: "Trier par" })).toHaveValue("supports");
  });

  it("finds by any word, on the map and in the list [IDEA-13]", async () => {
    await openIdeas({ at: MAP.replace("?view=map", ""), ideas: [PLACED, OF_ALL], city: CITY });
    const search = page.getByRole("searchbox", { name: "Rechercher" });
    await expect.element(search).toHaveAttribute("placeholder", "Titre, mot, rue…");
    await userEvent.type(search, "voitures");
    await expect.element(page.getByRole("status").getByText("1 idée")).toBeVisible();
    await page.getByRole("button", { name: "Plus", exact: true }).click();
    await page.getByRole("link", { name: "Voir sur la carte" }).click();
    await expect.element(page.getByText(/^Aucune idée dans cette vue/u)).toBeVisible();
    await page.getByRole("combobox", { name: "Rechercher" }).fill("tilleuls");
    await page.getByRole("option", { name: new RegExp(PLACED.title, "u") }).click();
    await expect.element(page.getByText(PLACED.proposal)).toBeVisible();
  });
});
