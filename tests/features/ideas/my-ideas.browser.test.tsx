import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { AWAITED_MS_MAX } from "../../../src/clock/waits.ts";
import { aMembership } from "../../examples/accounts.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { takeClock } from "../../support/take-clock.ts";
import { waitFor } from "../../support/wait-for.ts";
import { barriers } from "../../ui/framed.tsx";
import { aPosition, rowOf } from "../open-databases.ts";
import { numbered, openIdeas } from "./open-ideas.tsx";

describe("« Mes idées »", () => {
  it("gathers what the person supports and follows [IDEA-8]", async () => {
    const mark = (kind: "support" | "follow", n: number) =>
      ({ kind, subject: { collection: "ideas", id: anIdentifier(n) } }) as const;
    const membership = aMembership({ marks: [mark("support", 1), mark("follow", 2)] });
    await openIdeas({ at: "/ideas", ideas: [numbered(1), numbered(2), numbered(3)], membership });
    await expect.element(page.getByText("Vous n’avez encore proposé aucune idée ici.")).toBeVisible();
    const propose = page.getByRole("link", { name: "Proposer une idée" });
    await expect.element(propose).toHaveAttribute("href", "/city/35024/map/new-idea");
    await page.getByRole("button", { name: "Soutenues" }).click();
    await expect.element(page.getByRole("link", { name: "Une idée n° 1" })).toBeVisible();
    await page.getByRole("button", { name: "Suivies" }).click();
    await expect.element(page.getByRole("link", { name: "Une idée n° 2" })).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Une idée n° 1" })).not.toBeInTheDocument();
    await page.getByRole("button", { name: "Brouillons" }).click();
    await expect.element(page.getByText("Aucun brouillon sur cet appareil")).toBeVisible();
    expect(await barriers()).toEqual([]);
  });

  it("lead to the choice of a commune where there is none yet [IDEA-8, UI-3]", async () => {
    await openIdeas({ at: "/ideas", hasChosen: false });
    await expect
      .element(page.getByText("Choisissez votre commune pour lire et proposer des idées."))
      .toBeVisible();
    await expect.element(page.getByRole("link", { name: "Choisir ma commune" })).toBeVisible();
    expect(await barriers()).toEqual([]);
  });

  it("lead to a further one under those that are there [IDEA-8]", async () => {
    const { actor, replica } = await openIdeas({ at: "/ideas" });
    await replica.ideas.upsert(rowOf("ideas", numbered(1, { authorId: actor.uid })));
    await expect.element(page.getByRole("link", { name: "Une idée n° 1" })).toBeVisible();
    const propose = page.getByRole("link", { name: "Proposer une idée" });
    await expect.element(propose).toHaveAttribute("href", "/city/35024/map/new-idea");
  });

  it("are said to be missing, not none, where the commune was never read, and are asked for again [P13]", async () => {
    const clock = takeClock();
    await openIdeas({ at: "/ideas", heard: false });
    await waitFor(() => expect(clock.timers()).toBeGreaterThan(0));
    expect(document.body.textContent).not.toContain("sur cet appareil");
    await clock.advance(AWAITED_MS_MAX);
    await expect.element(page.getByText(/idées de Betton ne sont pas encore toutes sur cet/u)).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Réessayer" })).toBeVisible();
    await expect.element(page.getByText(/aucune idée/u)).not.toBeInTheDocument();
  });

  it("are said once not to be all here, of every commune that was never read [P13]", async () => {
    const clock = takeClock();
    await openIdeas({
      at: "/ideas",
      heard: false,
      ideas: [numbered(1)],
      membership: aMembership({ cityId: "35238", cityName: "Rennes" }),
    });
    const said = page.getByText(/^Les idées de Betton et de Rennes ne sont pas encore toutes sur/u);
    await waitFor(async () => {
      await clock.advance(AWAITED_MS_MAX);
      expect(said.elements()).toHaveLength(1);
    });
    expect(page.getByText(/sur cet appareil/u).elements()).toHaveLength(1);
    expect(page.getByRole("button", { name: "Réessayer" }).elements()).toHaveLength(1);
    const toRennes = page.getByRole("link", { name: "Les idées de Rennes" });
    await expect.element(toRennes).toHaveAttribute("href", "/city/35238/map/ideas");
    await expect.element(page.getByText(/aucune idée/u)).not.toBeInTheDocument();
    expect(await barriers()).toEqual([]);
  });

  it("begin with the commune one is in, even one that was never read; of another without any it is one line [P13]", async () => {
    const clock = takeClock();
    const { replica } = await openIdeas({
      at: "/ideas",
      heard: false,
      membership: aMembership({ cityId: "35238", cityName: "Rennes" }),
    });
    await replica.positions.upsert(aPosition("ideas", "35238"));
    const ofBetton = page.getByText(/^Les idées de Betton ne sont pas encore toutes sur/u);
    const ofRennes = page.getByText(/^Rennes\s: aucune idée de vous\.$/u);
    await waitFor(async () => {
      await clock.advance(AWAITED_MS_MAX);
      expect([...ofBetton.elements(), ...ofRennes.elements()]).toHaveLength(2);
    });
    const [betton, rennes] = [ofBetton.element(), ofRennes.element()];
    expect(betton.compareDocumentPosition(rennes)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect.element(page.getByRole("heading", { name: "Rennes" })).not.toBeInTheDocument();
    await expect.element(page.getByRole("link", { name: "Proposer une idée" })).not.toBeInTheDocument();
    await page.getByRole("button", { name: "Brouillons" }).click();
    await expect.element(page.getByText("Aucun brouillon sur cet appareil")).toBeVisible();
    await expect.element(page.getByText("Rennes")).not.toBeInTheDocument();
    expect(await barriers()).toEqual([]);
  });

  it("are grouped by how far they are [IDEA-8]", async () => {
    const mark = (n: number) =>
      ({ kind: "support", subject: { collection: "ideas", id: anIdentifier(n) } }) as const;
    const membership = aMembership({ marks: [mark(1), mark(2)] });
    const ideas = [{ ...numbered(1), status: "accepted" } as const, numbered(2)];
    await openIdeas({ at: "/ideas", ideas, membership });
    await page.getByRole("button", { name: "Soutenues" }).click();
    await expect.element(page.getByRole("heading", { level: 3, name: "Retenue" })).toBeVisible();
    const order = () => [...document.querySelectorAll("h3, h4")].map(({ textContent }) => textContent);
    expect(order()).toEqual(["À soutenir", "Une idée n° 2", "Retenue", "Une idée n° 1"]);
    expect(await barriers()).toEqual([]);
  });
});
