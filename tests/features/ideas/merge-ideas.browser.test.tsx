import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import type { Idea } from "../../../src/domain/idea/idea.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { barriers } from "../../ui/framed.tsx";
import { rowOf, type Databases } from "../open-databases.ts";
import { numbered, openIdeas } from "./open-ideas.tsx";

const AT = `/city/35024/map/idea/${anIdentifier(1)}`;

/** As the city answers it to who wrote it. */
async function keptForAuthor({ actor, replica }: Databases, content: Idea): Promise<void> {
  const { id, cityId, rev, number } = content;
  await replica.receipts.upsert(
    rowOf("receipts", {
      commandId: id,
      kind: "publish-idea",
      cityId,
      subject: { collection: "ideas", id },
      outcome: { commandId: id, state: "applied", rev, number, appliedAt: NOW },
      content: { ...content, authorId: actor.uid },
      day: "2026-11-20",
      rev: 1,
      updatedAt: NOW,
      schemaVersion: 1,
    }),
  );
}

describe("two ideas that say the same", () => {
  it("are proposed to both authors by a moderator [IDEA-19]", async () => {
    const actor = { moderatorOfCities: ["35024"] };
    const { device } = await openIdeas({ at: AT, ideas: [numbered(1), numbered(2)], actor });
    await page.getByRole("button", { name: "Proposer de réunir" }).click();
    const dialog = page.getByRole("dialog", { name: "Proposer de réunir deux idées" });
    await dialog.getByRole("combobox", { name: "Avec quelle idée ?" }).selectOptions("Une idée n° 2");
    expect(await barriers()).toEqual([]);
    await dialog.getByRole("button", { name: "Proposer aux auteurs" }).click();
    await expect.element(page.getByText("La commune propose de réunir deux idées")).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Une idée n° 2" }).first()).toBeVisible();
    await expect
      .poll(async () => (await device.outbox.toArray()).map(({ command }) => command.payload))
      .toEqual([
        { ideaId: anIdentifier(1), otherId: anIdentifier(2), on: true },
        { ideaId: anIdentifier(2), otherId: anIdentifier(1), on: true },
      ]);
    expect(await barriers()).toEqual([]);
  });

  it("stay two where an author keeps theirs, who goes on where the question was [IDEA-19, UI-5]", async () => {
    const mine = numbered(1, { mergeWith: anIdentifier(2) });
    await keptForAuthor(await openIdeas({ at: AT, ideas: [mine, numbered(2)] }), mine);
    await page.getByRole("button", { name: "Garder mon idée" }).click();
    await expect.element(page.getByText("Vous gardez votre idée.")).toHaveFocus();
    await expect.element(page.getByText("La commune propose de réunir deux idées")).not.toBeInTheDocument();
    expect(await barriers()).toEqual([]);
  });

  it("become one where an author withdraws theirs, who goes on where the question was [IDEA-11, IDEA-19, UI-5]", async () => {
    const mine = numbered(1, { mergeWith: anIdentifier(2) });
    await keptForAuthor(await openIdeas({ at: AT, ideas: [mine, numbered(2)] }), mine);
    await page.getByRole("button", { name: "Retirer la mienne au profit de l’autre" }).click();
    const dialog = page.getByRole("dialog", { name: "Retirer mon idée" });
    await dialog.getByRole("button", { name: "Retirer mon idée" }).click();
    await expect.element(page.getByText("Vous avez retiré votre idée.")).toHaveFocus();
  });

  it("are said so to everybody, who decide nothing, until one of them is closed [IDEA-19]", async () => {
    const proposed = numbered(1, { mergeWith: anIdentifier(2) });
    const { replica } = await openIdeas({ at: AT, ideas: [proposed, numbered(2)] });
    await expect.element(page.getByText("La commune propose de réunir deux idées")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Garder mon idée" })).not.toBeInTheDocument();
    await replica.ideas.upsert(rowOf("ideas", numbered(2, { status: "accepted" })));
    await expect.element(page.getByText("La commune propose de réunir deux idées")).not.toBeInTheDocument();
  });
});
