import { describe, expect, it } from "vitest";
import { decide } from "../../src/domain/command/decide.ts";
import { parseCommand } from "../../src/domain/command/parse-command.ts";
import { perCollection } from "../../src/domain/command/subject.ts";
import { placeOf } from "../../src/domain/place/place.ts";
import { aGuest, aMembership, aModerator, aResident } from "../examples/accounts.ts";
import { aCity } from "../examples/a-city.ts";
import { aContext } from "../examples/a-context.ts";
import { anIdea, anIdeaPayload, aPublishedIdea } from "../examples/an-idea.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";

describe("« Proposer une idée »", () => {
  it("publishes it as it was written, open to supports, and its author follows it [IDEA-1]", () => {
    const decision = decide(aPublishedIdea(), aContext());
    const { photos: _, showName: __, ...written } = anIdeaPayload();
    expect(decision).toMatchObject({
      ok: true,
      value: {
        content: {
          ...written,
          id: anIdentifier(31),
          status: "open",
          visibility: "public",
          authorId: aResident().uid,
          supportsCount: 0,
          followersCount: 1,
          history: [{ at: NOW, status: "open", byKind: "resident" }],
        },
        membership: {
          marks: [{ kind: "follow", subject: { collection: "ideas", id: anIdentifier(31) } }],
          contributions: { anomalies: aMembership().contributions.anomalies, ideas: 8 },
        },
      },
    });
  });

  it("is for the whole commune where no place is named [IDEA-1]", () => {
    expect(decide(aPublishedIdea({ place: null, address: "" }), aContext())).toMatchObject({
      value: { content: { place: null } },
    });
  });

  it("is refused to whoever confirmed no address [IDEA-2]", () => {
    for (const actor of [aGuest(), aResident({ isConfirmed: false })]) {
      expect(decide(aPublishedIdea(), aContext({ actor }))).toMatchObject({
        problem: { code: "not_allowed" },
      });
    }
  });

  it("is taken three times a day from one person [IDEA-2]", () => {
    const sent = (thatDay: number) => aContext({ sent: { thatDay, recently: 0, byGuestsHere: 0 } });
    expect(decide(aPublishedIdea(), sent(2)).ok).toBe(true);
    expect(decide(aPublishedIdea(), sent(3))).toMatchObject({ problem: { code: "quota", limit: 3 } });
  });

  it("waits for a moderator where the commune has one and does not know the person yet [IDEA-5]", () => {
    const city = aCity({ moderatorsCount: 1, preModeration: "newcomers" });
    const visibilityFor = (context: Parameters<typeof aContext>[0]) =>
      decide(aPublishedIdea(), aContext({ city, ...context }));
    const newcomer = aMembership({ approved: { ...perCollection(() => 0), anomalies: 9 } });
    const known = aMembership({ approved: { ...perCollection(() => 0), ideas: 3 } });
    expect(visibilityFor({ membership: newcomer })).toMatchObject({
      value: { content: { visibility: "pending" } },
    });
    expect(visibilityFor({ membership: known })).toMatchObject({
      value: { content: { visibility: "public" } },
    });
    expect(visibilityFor({ membership: newcomer, actor: aModerator() })).toMatchObject({
      value: { content: { visibility: "public" } },
    });
  });

  it.each([
    ["a title of nine characters", { title: "Un square" }, "title", "too_short"],
    ["an address e-mail for a title", { title: "maelle@example.org" }, "title", "is_email"],
    ["no proposal", { proposal: " " }, "proposal", "required"],
    ["49 characters in all", { finding: "", forWhom: "", proposal: "a".repeat(49) }, "proposal", "too_short"],
    [
      "3,001 characters in all",
      { finding: "a".repeat(1000), forWhom: "a".repeat(1001), proposal: "a".repeat(1000) },
      "proposal",
      "too_long",
    ],
    ["3,001 characters in one part", { proposal: "a".repeat(3001) }, "proposal", "too_long"],
    ["letters nobody can read", { finding: "\u0301".repeat(40) }, "finding", "excluded_character"],
    ["three links", { links: ["https://a.fr", "https://b.fr", "https://c.fr"] }, "links", "out_of_range"],
    ["a link that runs something", { links: ["javascript:alert(1)"] }, "links.0", "pattern"],
    ["a link that is not encrypted", { links: ["https://a.fr", "http://b.fr"] }, "links.1", "pattern"],
    ["a category of reports", { categoryId: "voirie" as never }, "categoryId", "not_one_of"],
  ] as const)("refuses %s, on the device and on the server [IDEA-1] [IDEA-18]", (_, fields, field, code) => {
    const refusal = { problem: { code: "invalid", fields: [{ field, code }] } };
    expect(decide(aPublishedIdea(fields), aContext())).toMatchObject(refusal);
    expect(parseCommand(aPublishedIdea(fields))).toMatchObject(refusal);
  });

  it("takes exactly 50 and 2,000 characters [IDEA-1]", () => {
    for (const chars of [50, 2000]) {
      const payload = { finding: "", forWhom: "", proposal: "a".repeat(chars) };
      expect(parseCommand(aPublishedIdea(payload)).ok).toBe(true);
    }
  });

  it("refuses a place far from the commune [IDEA-1]", () => {
    expect(decide(aPublishedIdea({ place: placeOf(43.3, 5.37) }), aContext())).toMatchObject({
      problem: { code: "place_too_far" },
    });
  });

  it("makes one idea of a command that comes twice, and refuses somebody else's id [IDEA-1] [P2]", () => {
    const content = anIdea({ id: anIdentifier(31), authorId: aResident().uid });
    expect(decide(aPublishedIdea(), aContext({ content }))).toMatchObject({ value: { content } });
    const theirs = { ...content, authorId: "somebody-else" };
    expect(decide(aPublishedIdea(), aContext({ content: theirs }))).toMatchObject({
      problem: { code: "id_taken" },
    });
  });
});
