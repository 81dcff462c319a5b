import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { pathOf } from "../../../src/domain/navigation/routes.ts";
import { anIdea } from "../../examples/an-idea.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { barriers } from "../../ui/framed.tsx";
import { openIdeas } from "./open-ideas.tsx";

it("whoever reads an idea finds those that say nearly the same, and the idea itself is none [IDEA-7]", async () => {
  const idea = anIdea({ title: "Des bancs sous les tilleuls du mail" });
  const alike = anIdea({ id: anIdentifier(71), title: "Un banc à l’ombre des tilleuls" });
  const other = anIdea({
    id: anIdentifier(72),
    title: "Une piste cyclable",
    proposal: "Relier les deux bourgs.",
  });
  const at = pathOf("MapIdea", { cityId: idea.cityId, ideaId: idea.id });
  await openIdeas({ at, ideas: [idea, alike, other] });
  const section = page.getByRole("region", { name: "Idées proches" });
  const link = section.getByRole("link");
  await expect.element(link).toHaveTextContent(alike.title);
  await expect.element(link).toHaveAttribute("href", `/city/35024/map/idea/${alike.id}`);
  expect(await barriers()).toEqual([]);
  await link.click();
  await expect.element(section.getByRole("link")).toHaveTextContent(idea.title);
});
