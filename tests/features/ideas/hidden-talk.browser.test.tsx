import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { aTally } from "../../examples/a-tally.ts";
import { NOW } from "../../examples/identifiers.ts";
import { rowOf } from "../open-databases.ts";
import { numbered, openIdeas } from "./open-ideas.tsx";

it.each([
  ["nobody", [], 0],
  ["moderators of the commune", ["35024"], 1],
])(
  "messages of a hidden discussion are counted in a list for %s [THR-21]",
  async (_, moderatorOfCities, rows) => {
    const ideas = [numbered(1), numbered(2)] as const;
    const { replica } = await openIdeas({
      at: "/city/35024/map/ideas",
      ideas,
      actor: { moderatorOfCities },
    });
    for (const [idea, messages] of [
      [ideas[0], 3],
      [ideas[1], 2],
    ] as const) {
      const talk = { messages, lastAt: NOW, officialAt: null, withheld: messages === 3 };
      for (const tally of aTally(idea, {}, NOW).values())
        await replica.tallies.upsert(rowOf("tallies", { ...tally, talk }));
    }
    await expect.element(page.getByTitle("2 messages")).toBeVisible();
    expect(page.getByTitle("3 messages").elements()).toHaveLength(rows);
  },
);
