import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { anIdentifier } from "../../examples/identifiers.ts";
import { openIdeas } from "./open-ideas.tsx";

it("an idea is never called missing before the ideas were read, whatever else was [P13]", async () => {
  await openIdeas({ at: `/city/35024/map/idea/${anIdentifier(1)}`, heard: ["anomalies"] });
  await expect.element(page.getByText(/^Ce contenu n’est pas encore sur cet appareil/u)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Réessayer" })).toBeVisible();
});
