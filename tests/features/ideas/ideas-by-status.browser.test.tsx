import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { DAY_MS } from "../../../src/domain/basics/instant.ts";
import { anIdea } from "../../examples/an-idea.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { barriers } from "../../ui/framed.tsx";
import { numbered, openIdeas } from "./open-ideas.tsx";

const LIST = "/city/35024/map/ideas";
const OLD = Date.now() - 400 * DAY_MS;

const ideas = [
  numbered(1, { createdAt: Date.now() - DAY_MS, history: [] }),
  numbered(2, { status: "accepted" }),
  anIdea({ id: anIdentifier(3), title: "Une idée n° 3", createdAt: OLD, history: [] }),
];

const titles = () => [...document.querySelectorAll("li h2")].map(({ textContent }) => textContent);
const status = page.getByRole("combobox", { name: "Statut" });

describe("ideas by status", () => {
  it("are shown alone and counted, one that is archived under that word alone [IDEA-20]", async () => {
    await openIdeas({ at: LIST, ideas });
    await expect.element(page.getByRole("status").getByText("3 idées")).toBeVisible();
    await status.selectOptions("À soutenir");
    await expect.poll(titles).toEqual(["Une idée n° 1"]);
    await expect.element(page.getByRole("status").getByText("1 idée")).toBeVisible();
    await status.selectOptions("Archivée");
    await expect.poll(titles).toEqual(["Une idée n° 3"]);
    expect(await barriers()).toEqual([]);
  });

  it("are what the address says, and all of them again at one press where there is none [IDEA-20] [P13]", async () => {
    await openIdeas({ at: `${LIST}?status=declined`, ideas });
    await expect.element(page.getByText("Aucune idée de ce statut pour le moment.")).toBeVisible();
    await expect.element(status).toHaveValue("declined");
    await page.getByRole("button", { name: "Effacer les filtres" }).click();
    await expect.element(page.getByRole("status").getByText("3 idées")).toBeVisible();
    await expect.element(status).toHaveValue("");
  });

  it("are asked for with a status of a newer version as all of them [IDEA-20]", async () => {
    await openIdeas({ at: `${LIST}?status=dreamt`, ideas });
    await expect.element(page.getByRole("status").getByText("3 idées")).toBeVisible();
  });

  it("are those of one category, alone or of one status too [IDEA-20]", async () => {
    await openIdeas({ at: LIST, ideas: [numbered(1, { categoryId: "culture" }), numbered(2)] });
    const category = page.getByRole("combobox", { name: "Catégorie" });
    await category.selectOptions("Culture");
    await expect.poll(titles).toEqual(["Une idée n° 1"]);
    await status.selectOptions("Réalisée");
    await expect.element(page.getByText("Aucune idée ici pour le moment.")).toBeVisible();
    await page.getByRole("button", { name: "Effacer les filtres" }).click();
    await expect.poll(titles).toEqual(["Une idée n° 1", "Une idée n° 2"]);
    await expect.element(category).toHaveValue("");
    expect(await barriers()).toEqual([]);
  });

  it("say in their rows how many supports they have of those they need, until the commune has taken them up [IDEA-4]", async () => {
    const known = [numbered(1, { supportsCount: 49 }), numbered(2, { status: "done", supportsCount: 97 })];
    await openIdeas({ at: LIST, ideas: known });
    const gathering = page.getByTitle(/^49\ssoutiens\ssur\s63$/u);
    await expect.element(gathering).toBeVisible();
    expect(gathering.element().textContent).toMatch(/^49\/63/u);
    const done = page.getByTitle(/^97\ssoutiens\ssur\s63$/u);
    await expect.element(done).toBeVisible();
    expect(done.element().textContent).toMatch(/^9797/u);
  });
});
