import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { anIdea } from "../../examples/an-idea.ts";
import { openIdeas } from "./open-ideas.tsx";

it("shows the links of an idea, but those that would run something [IDEA-18]", async () => {
  const links = ["https://example.org/places", "javascript:alert(1)"];
  await openIdeas({ at: `/city/35024/map/idea/${anIdea().id}`, ideas: [anIdea({ links })] });
  await expect.element(page.getByRole("link", { name: "https://example.org/places" })).toBeVisible();
  await expect.element(page.getByText("javascript:alert(1)")).not.toBeInTheDocument();
});
