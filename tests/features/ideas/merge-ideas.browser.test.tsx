import { describe, expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { PASSING_MS } from "../../../src/clock/waits.ts";
import type { Idea } from "../../../src/domain/idea/idea.ts";
import { placeOf } from "../../../src/domain/place/place.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { barriers } from "../../ui/framed.tsx";
import { rowOf, type Databases } from "../open-databases.ts";
import { openMoreActions } from "../more-actions.ts";
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
    await openMoreActions();
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
    const said = page.getByText("Vous gardez votre idée.");
    await expect.element(said).toHaveFocus();
    await expect.element(page.getByText("La commune propose de réunir deux idées")).not.toBeInTheDocument();
    expect(await barriers()).toEqual([]);
    await expect.element(said, { timeout: 2 * PASSING_MS }).not.toBeInTheDocument();
    await expect.element(page.getByRole("heading", { name: "Une idée n° 1" })).toHaveFocus();
  });

  it("are told apart on the map too: what was answered for one does not stand under the other [IDEA-19] [UI-5]", async () => {
    await page.viewport(1440, 900);
    onTestFinished(() => page.viewport(414, 896));
    const mine = numbered(1, { mergeWith: anIdentifier(2), place: placeOf(48.181, -1.645) });
    const other = numbered(2, { place: placeOf(48.1815, -1.644) });
    await keptForAuthor(await openIdeas({ at: `${AT}?view=map`, ideas: [mine, other] }), mine);
    await page.getByRole("button", { name: "Garder mon idée" }).click();
    await expect.element(page.getByText("Vous gardez votre idée.")).toBeVisible();
    const pin = page.getByRole("button", { name: /^Idée\s: Une idée n° 2/u });
    await expect.element(pin).toBeInTheDocument();
    (pin.element() as HTMLElement).click();
    await expect.element(page.getByRole("heading", { name: "Une idée n° 2" })).toBeVisible();
    await expect.element(page.getByText("Vous gardez votre idée.")).not.toBeInTheDocument();
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

  it("are offered first where an author takes theirs back, and nobody is told then what is missing [IDEA-11]", async () => {
    const mine = numbered(1, { title: "Des bancs sous les tilleuls" });
    const older = numbered(3, { title: "Un banc à l’ombre des tilleuls" });
    const other = numbered(2, { title: "Une piste cyclable", proposal: "Relier les deux bourgs." });
    await keptForAuthor(await openIdeas({ at: AT, ideas: [mine, other, older] }), mine);
    await expect.element(page.getByText(/^Encore \d+ soutiens/u)).toBeVisible();
    await page.getByRole("button", { name: "Plus", exact: true }).click();
    await page.getByRole("button", { name: "Retirer mon idée" }).click();
    const dialog = page.getByRole("dialog", { name: "Retirer mon idée" });
    const offered = dialog.getByRole("combobox", { name: /^Au profit de/u });
    await expect.element(offered).toBeVisible();
    expect((offered.element() as HTMLSelectElement).options[1]?.text).toBe(older.title);
    await dialog.getByRole("button", { name: "Retirer mon idée" }).click();
    await expect.element(page.getByText("Retirée par son auteur").first()).toBeVisible();
    await expect.element(page.getByText(/^Encore \d+ soutiens/u)).not.toBeInTheDocument();
  });
});
