import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import type { Idea } from "../../../src/domain/idea/idea.ts";
import { NOW } from "../../examples/identifiers.ts";
import { MARKUP } from "../../examples/markup.ts";
import { NOTHING, watchMarkup } from "../../support/watched-markup.ts";
import { numbered, openIdeas } from "./open-ideas.tsx";

const MAP = "/city/35024/map";

/** In each of its texts. */
const hostile = (n: number, text: string, over: Partial<Idea> = {}) =>
  numbered(n, {
    number: text,
    title: text,
    finding: text,
    proposal: text,
    forWhom: text,
    address: text,
    authorName: text,
    precisions: [{ at: NOW, text }],
    history: [{ at: NOW, status: "open", reason: text, byKind: "moderator", byName: text }],
    ...over,
  });

const read = () => document.body.textContent;

describe("markup in the texts of ideas", () => {
  it("is read as it was written in their list [SEC-22]", async () => {
    const came = watchMarkup();
    await openIdeas({ at: `${MAP}/ideas`, ideas: MARKUP.map((text, n) => hostile(n + 1, text)) });
    await page.getByRole("button", { name: /^Afficher plus/u }).click();
    for (const text of MARKUP) await expect.poll(read).toContain(text);
    expect(came()).toEqual(NOTHING);
  });

  it("is read so in an idea, with what the commune answers [SEC-22]", async () => {
    const came = watchMarkup();
    const history = MARKUP.map((text, n) => ({
      at: NOW + n,
      status: "review" as const,
      reason: text,
      byKind: "moderator" as const,
      byName: text,
    }));
    const idea = hostile(1, MARKUP.join("\n"), { status: "review", history });
    await openIdeas({ at: `${MAP}/idea/${idea.id}`, ideas: [idea] });
    for (const text of MARKUP) await expect.poll(read).toContain(text);
    expect(came()).toEqual(NOTHING);
  });
});
