import { afterEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { aCity } from "../../examples/a-city.ts";
import { aMembership } from "../../examples/accounts.ts";
import { aTally } from "../../examples/a-tally.ts";
import { anIdea } from "../../examples/an-idea.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { barriers } from "../../ui/framed.tsx";
import { rowOf } from "../open-databases.ts";
import { numbered, openIdeas } from "./open-ideas.tsx";
import { goOffline } from "../../support/go-offline.ts";

const LIST = "/city/35024/map/ideas";
const CITY = aCity({ population: 12_000 });

const titles = () => [...document.querySelectorAll("li h2")].map(({ textContent }) => textContent);
const field = (name: string) => page.getByRole("textbox", { name });

describe("the ideas of a commune", () => {
  it("are listed newest first, or those with most supports, or those with an answer [IDEA-6]", async () => {
    const answered = { status: "accepted", supportsCount: 70 } as const;
    const ideas = [numbered(1), numbered(2, { supportsCount: 12 }), numbered(3, answered)];
    await openIdeas({ at: LIST, ideas, city: CITY });
    await expect.element(page.getByRole("status").getByText("3 idées")).toBeVisible();
    await expect.poll(titles).toEqual(["Une idée n° 1", "Une idée n° 2", "Une idée n° 3"]);
    const sort = page.getByRole("combobox", { name: "Trier par" });
    await sort.selectOptions("Soutenues");
    await expect.poll(titles).toEqual(["Une idée n° 3", "Une idée n° 2", "Une idée n° 1"]);
    await sort.selectOptions("Bientôt au seuil");
    await expect.poll(titles).toEqual(["Une idée n° 2", "Une idée n° 1"]);
    await sort.selectOptions("Réponses de la commune");
    await expect.poll(titles).toEqual(["Une idée n° 3"]);
    expect(await barriers()).toEqual([]);
  });

  it("say how many messages the city counted under each [THR-19]", async () => {
    const { replica } = await openIdeas({ at: LIST, ideas: [numbered(1), numbered(2)], city: CITY });
    const talk = { messages: 3, lastAt: NOW, officialAt: null };
    for (const tally of aTally(numbered(1), {}, NOW).values())
      await replica.tallies.upsert(rowOf("tallies", { ...tally, talk }));
    const row = page.getByRole("listitem").filter({ hasText: "Une idée n° 1" });
    await expect.element(row.getByTitle("3 messages")).toBeVisible();
    expect(page.getByTitle(/messages?$/u).elements()).toHaveLength(1);
  });

  it("are never called none before the commune was heard [P13]", async () => {
    await openIdeas({ at: LIST, heard: ["anomalies"] });
    await expect.element(page.getByText("Chargement…").first()).toBeInTheDocument();
    expect(document.body.textContent).not.toContain("Aucune idée");
  });
});

describe("an idea", () => {
  const AT = `/city/35024/map/idea/${anIdentifier(301)}`;

  it("says its three parts, its supports in numbers and the commune's answer [IDEA-4]", async () => {
    const answer = {
      at: NOW,
      status: "review",
      reason: "Le service des espaces verts chiffre la plantation.",
      byKind: "moderator",
      byName: "Solène Rault",
    } as const;
    const idea = anIdea({ supportsCount: 41, status: "review", history: [...anIdea().history, answer] });
    await openIdeas({ at: AT, ideas: [idea], city: CITY });
    await expect.element(page.getByText(idea.proposal)).toBeVisible();
    await expect.element(page.getByText("41 soutiens sur 60")).toBeVisible();
    // Above the rest, and not again among the steps.
    await expect.element(page.getByText(answer.reason)).toBeVisible();
    const steps = page.getByRole("list").filter({ hasText: "Solène Rault" }).getByRole("listitem");
    await expect.poll(() => steps.elements().length).toBe(2);
    expect(steps.last().element().textContent).toContain("Solène Rault");
    expect(await barriers()).toEqual([]);
  });

  it("says that the commune studies it once it has the supports, and no more once it is done [IDEA-4]", async () => {
    const enough = { supportsCount: 60, status: "review" } as const;
    const { replica } = await openIdeas({ at: AT, ideas: [anIdea(enough)], city: CITY });
    const studied = page.getByText("Elle a réuni les soutiens qu’il faut pour que la commune l’étudie.");
    await expect.element(studied).toBeVisible();
    await replica.ideas.upsert(rowOf("ideas", anIdea({ ...enough, status: "done" })));
    await expect.element(studied).not.toBeInTheDocument();
    await expect.element(page.getByText("60 soutiens sur 60")).toBeVisible();
  });

  it("of the whole commune leads to no map, and onto paper [IDEA-12]", async () => {
    await openIdeas({ at: AT, ideas: [anIdea({ place: null, address: "" })], city: CITY });
    await page.getByRole("button", { name: "Plus", exact: true }).click();
    await expect.element(page.getByRole("button", { name: "Imprimer" })).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Voir sur la carte" })).not.toBeInTheDocument();
  });

  it("is supported on the device first, and the support is taken back [IDEA-3, OFF-1]", async () => {
    const { device } = await openIdeas({ at: AT, ideas: [anIdea({ supportsCount: 4 })], city: CITY });
    const support = page.getByRole("button", { name: "Je soutiens" });
    await support.click();
    await expect.element(page.getByText("5 soutiens sur 60")).toBeVisible();
    await expect.element(support).toHaveAttribute("aria-pressed", "true");
    await support.click();
    await expect.element(page.getByText("4 soutiens sur 60")).toBeVisible();
    expect((await device.outbox.toArray()).map(({ command }) => command.payload)).toEqual([
      { ideaId: anIdea().id, on: true },
      { ideaId: anIdea().id, on: false },
    ]);
  });

  it("is counted apart for a guest, who is led to an account [IDEA-3, IDEA-16]", async () => {
    const actor = { isGuest: true, isConfirmed: false };
    await openIdeas({ at: AT, ideas: [anIdea({ supportsCount: 4 })], actor });
    await expect.element(page.getByRole("link", { name: "Soutenir avec un compte" })).toBeVisible();
    await page.getByRole("button", { name: "Je soutiens" }).click();
    await expect.element(page.getByText("Et 1 soutien sans adresse confirmée, compté à part.")).toBeVisible();
    await expect.element(page.getByText(/^4 soutiens sur \d+/u)).toBeVisible();
    await expect.element(page.getByRole("link", { name: /^Valider mon soutien avec/u })).toBeVisible();
    expect(await barriers()).toEqual([]);
  });

  it("takes the place of the one from before the address was confirmed [IDEA-16]", async () => {
    const subject = { collection: "ideas", id: anIdea().id } as const;
    const membership = aMembership({ marks: [{ kind: "guest-support", subject }] });
    const { device } = await openIdeas({ at: AT, ideas: [anIdea({ guestSupportsCount: 1 })], membership });
    await page.getByRole("button", { name: "Je soutiens" }).click();
    await expect.element(page.getByText(/^1 soutien sur \d+/u)).toBeVisible();
    await expect.element(page.getByText(/sans adresse confirmée/u)).not.toBeInTheDocument();
    const sent = (await device.outbox.toArray()).map(({ command: { kind } }) => kind);
    expect(sent).toEqual(["support-idea", "support-idea-as-guest"]);
  });
});

describe("a new idea", () => {
  afterEach(() => page.viewport(414, 896));

  const AT = "/city/35024/map/new-idea";

  it("is written for the whole commune without network, and kept on the device [IDEA-1, OFF-1]", async () => {
    const { device } = await openIdeas({ at: AT });
    await field("Titre").fill("Un potager partagé derrière la médiathèque");
    await field("La proposition").fill(
      "Clôturer la bande d’herbe et y poser huit bacs, avec un point d’eau.",
    );
    await page.getByRole("radio", { name: "Nature et espaces verts" }).click();
    expect(await barriers()).toEqual([]);
    await page.getByRole("button", { name: "Envoyer l’idée" }).click();
    await expect.element(page.getByRole("heading", { name: "Enregistré sur cet appareil" })).toBeVisible();
    const [row] = await device.outbox.toArray();
    expect(row?.command).toMatchObject({
      kind: "publish-idea",
      payload: { title: "Un potager partagé derrière la médiathèque", place: null, categoryId: "nature" },
    });
    await page.getByRole("link", { name: "Voir mon idée" }).click();
    await expect.element(page.getByText(/^Numéro attribué à l’envoi/u)).toBeVisible();
  });

  it("stands beside the form as others will read it, where the screen is wide [IDEA-1]", async () => {
    await page.viewport(1440, 900);
    await openIdeas({ at: AT });
    const preview = page.getByRole("complementary", { name: "Aperçu" });
    await expect.element(preview.getByText(/^Catégorie à choisir · Toute la commune/u)).toBeVisible();
    await field("Titre").fill("Un potager partagé");
    await field("La proposition").fill("Huit bacs et un point d’eau.");
    await page.getByRole("radio", { name: "Nature et espaces verts" }).click();
    await expect.element(preview.getByText("Un potager partagé")).toBeVisible();
    await expect.element(preview.getByText("Huit bacs et un point d’eau.")).toBeVisible();
    await expect.element(preview.getByText(/^Nature et espaces verts · Toute la commune/u)).toBeVisible();
    await expect.element(preview.getByText("Le constat")).not.toBeInTheDocument();
    // Without a photo its sign is as large as on its page.
    const sign = preview.element().querySelector("svg")?.parentElement;
    expect(sign?.getBoundingClientRect()).toMatchObject({ width: 64, height: 64 });
    expect(await barriers()).toEqual([]);
    await page.getByRole("radio", { name: "Un lieu précis" }).click();
    await expect.element(preview).not.toBeInTheDocument();
  });

  it("says all that is missing, and leads there [IDEA-1, FORM-1]", async () => {
    await openIdeas({ at: AT });
    await page.getByRole("button", { name: "Envoyer l’idée" }).click();
    await expect.element(page.getByRole("link", { name: /^Titre :/u })).toBeVisible();
    await expect.element(page.getByRole("link", { name: /^La proposition :/u })).toBeVisible();
  });

  it("shows ideas that may be the same while the title is typed [IDEA-7]", async () => {
    await openIdeas({ at: AT, ideas: [anIdea(), numbered(2)] });
    await field("Titre").fill("Planter des arbres devant la mairie");
    await expect.element(page.getByText("1 idée proche : est-ce la même ?")).toBeVisible();
    await expect.element(page.getByRole("link", { name: anIdea().title })).toBeVisible();
  });

  it("stays a draft of a guest, who is told what is missing [IDEA-2]", async () => {
    const { device } = await openIdeas({ at: AT, actor: { isGuest: true, isConfirmed: false } });
    await expect.element(page.getByRole("link", { name: "Créer un compte ou se connecter" })).toBeVisible();
    goOffline();
    await expect.element(page.getByText("Il faut du réseau pour cela.")).toBeVisible();
    await field("Titre").fill("Un potager partagé");
    await expect
      .poll(async () => (await device.drafts.toArray())[0]?.fields)
      .toMatchObject({ title: "Un potager partagé" });
    await expect.element(page.getByRole("button", { name: "Envoyer l’idée" })).not.toBeInTheDocument();
  });
});
