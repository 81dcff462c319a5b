import { beforeAll, describe, expect, it } from "vitest";
import { editedOf, type EditedIdea } from "../../src/domain/idea/edit-idea.ts";
import { parseIdea } from "../../src/domain/idea/parse-idea.ts";
import { aGuestSupport, aSupport } from "../examples/an-idea.ts";
import { readDocument } from "../rules/support/firestore-rest.ts";
import { aGuestAccount, anAccount } from "./support/accounts.ts";
import { countedOf, freshIdea, newIdentifier, OPEN_CITY_ID, seedCities } from "./support/city-life.ts";
import { submitOne } from "./support/wire.ts";

type Idea = ReturnType<typeof freshIdea>;

const TITLE = "Des tilleuls sur la place de la mairie";
const anew = () => ({ id: newIdentifier(), cityId: OPEN_CITY_ID, performedAt: Date.now() });

function anEdit({ id: ideaId, payload }: Idea, over: Partial<EditedIdea>, seen = editedOf(payload)) {
  const edited = { ideaId, seen, ...editedOf(payload), ...over };
  return { ...anew(), kind: "edit-idea", payload: edited, basedOn: 1, dependsOn: null };
}

const ideaIn = ({ id }: Idea) => readDocument(`cities/${OPEN_CITY_ID}/ideas/${id}`);

beforeAll(seedCities);

describe("an idea that its author corrects", () => {
  it("is read anew by everybody, with what another device changed meanwhile, and the same words are not written over [IDEA-14] [P3]", async () => {
    const author = await anAccount();
    const idea = freshIdea();
    await submitOne(author, idea);
    expect(await submitOne(author, anEdit(idea, { title: TITLE }))).toMatchObject({ state: "applied" });
    const published = await ideaIn(idea);
    expect(published).toMatchObject({ title: TITLE, proposal: idea.payload.proposal, status: "open" });
    expect(parseIdea(published).ok).toBe(true);
    const forWhom = "Les écoliers.";
    expect(await submitOne(author, anEdit(idea, { forWhom }))).toMatchObject({ state: "applied" });
    expect(await ideaIn(idea)).toMatchObject({ title: TITLE, forWhom });
    expect(await submitOne(author, anEdit(idea, { title: "Des bancs sur la place" }))).toMatchObject({
      state: "conflict",
      current: { title: TITLE },
    });
  });

  it("is settled once five support it, and is nobody else's to correct [IDEA-14]", async () => {
    const author = await anAccount();
    const idea = freshIdea();
    await submitOne(author, idea);
    expect(await submitOne(await anAccount(), anEdit(idea, { title: TITLE }))).toMatchObject({
      refusal: { code: "not_allowed" },
    });
    const neighbours = await Promise.all(Array.from({ length: 5 }, () => anAccount()));
    for (const neighbour of neighbours) {
      expect(await submitOne(neighbour, { ...aSupport(idea.id), ...anew() })).toMatchObject({
        state: "applied",
      });
    }
    expect(await countedOf(idea)).toMatchObject({ support: 5 });
    expect(await submitOne(author, anEdit(idea, { title: TITLE }))).toMatchObject({
      refusal: { code: "idea_settled" },
    });
  });
});

describe("the support of a resident", () => {
  it("counts once from two devices, and not of an idea that was withdrawn [IDEA-3] [IDEA-11] [P10]", async () => {
    const [author, neighbour] = [await anAccount(), await anAccount()];
    const idea = freshIdea();
    await submitOne(author, idea);
    for (const device of [anew(), anew()])
      expect(await submitOne(neighbour, { ...aSupport(idea.id), ...device })).toMatchObject({
        state: "applied",
      });
    expect(await countedOf(idea)).toMatchObject({ support: 1 });
    const payload = { ideaId: idea.id, code: "infaisable", reason: "", inFavourOf: null };
    const withdrawal = { ...anew(), kind: "withdraw-idea", payload, basedOn: 1, dependsOn: null };
    expect(await submitOne(author, withdrawal)).toMatchObject({ state: "applied" });
    expect(await submitOne(await anAccount(), { ...aSupport(idea.id), ...anew() })).toMatchObject({
      refusal: { code: "supports_closed" },
    });
    expect(await countedOf(idea)).toMatchObject({ support: 1 });
  });
});

describe("the support of a guest", () => {
  it("is counted apart, and stands beside those that weigh [IDEA-16]", async () => {
    const idea = freshIdea();
    await submitOne(await anAccount(), idea);
    const guest = await aGuestAccount();
    expect(await submitOne(guest, { ...aGuestSupport(idea.id), ...anew() })).toMatchObject({
      state: "applied",
    });
    expect(await submitOne(guest, { ...aSupport(idea.id), ...anew() })).toMatchObject({
      refusal: { code: "address_to_confirm" },
    });
    expect(await countedOf(idea)).toMatchObject({ support: 0, "guest-support": 1 });
  });
});
