import { describe, expect, it } from "vitest";
import type { Actor } from "../../src/domain/account/actor.ts";
import type { Anomaly } from "../../src/domain/anomaly/anomaly.ts";
import { publicProjectionOf } from "../../src/domain/anomaly/publish-anomaly.ts";
import type { CommandOf } from "../../src/domain/command/command.ts";
import { decide } from "../../src/domain/command/decide.ts";
import { FLAG_SCHEMA, type FlagPayload } from "../../src/domain/moderation/flag-content.ts";
import { FLAG_TEXT_CHARS } from "../../src/domain/limits/limits.ts";
import { aModeration } from "../examples/a-command.ts";
import { aContext } from "../examples/a-context.ts";
import { aGuest, aMembership, aModerator, aResident } from "../examples/accounts.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";

const SUBJECT = { collection: "anomalies", id: anAnomaly().id } as const;

function aFlag(asked: Partial<FlagPayload> = {}): CommandOf<"flag-content"> {
  const payload: FlagPayload = { subject: SUBJECT, code: "spam", text: "", ...asked };
  const envelope = { cityId: "35024", basedOn: 1, dependsOn: null, performedAt: NOW } as const;
  return { ...envelope, id: anIdentifier(12), kind: "flag-content", payload };
}

function flaggedBy(people: readonly Actor[], content: Anomaly, asked: Partial<FlagPayload> = {}): Anomaly {
  return people.reduce((now, actor) => {
    const decision = decide(aFlag(asked), aContext({ actor, content: now }));
    if (!decision.ok) throw new Error(decision.problem.code);
    return decision.value.content as Anomaly;
  }, content);
}

const residents = ["a", "b", "c"].map((uid) => aResident({ uid }));

describe("a content that is flagged", () => {
  it("waits for a moderator once three residents said so, however many guests did [MOD-7]", () => {
    const guests = ["d", "e", "f", "g"].map((uid) => aGuest({ uid }));
    expect(flaggedBy(guests, anAnomaly()).visibility).toBe("public");
    expect(flaggedBy(residents.slice(1), anAnomaly()).visibility).toBe("public");
    expect(flaggedBy(residents, anAnomaly()).visibility).toBe("pending");
  });

  it("says a few words or none, and something where it is for another reason [MOD-7]", () => {
    const codeOf = (text: string, code: FlagPayload["code"] = "spam") => {
      const parsed = FLAG_SCHEMA.parse(aFlag({ text, code }).payload);
      return parsed.ok ? "ok" : parsed.problem[0]?.code;
    };
    const { min } = FLAG_TEXT_CHARS;
    expect([codeOf(""), codeOf("", "other"), codeOf("x".repeat(min - 1)), codeOf("x".repeat(min))]).toEqual([
      "ok",
      "required",
      "too_short",
      "ok",
    ]);
  });

  it("waits at once for personal data, whoever says so [MOD-7]", () => {
    expect(flaggedBy([aGuest()], anAnomaly(), { code: "privacy" }).visibility).toBe("pending");
  });

  it("stays visible once a moderator looked and left it so [MOD-7]", () => {
    const flagged = flaggedBy(residents.slice(1), anAnomaly());
    const kept = decide(aModeration({ to: "public" }), aContext({ actor: aModerator(), content: flagged }));
    const content = (kept.ok ? kept.value.content : undefined) as Anomaly;
    expect(content).toMatchObject({ visibility: "public", moderated: { to: "public", count: 1 } });
    expect(content.flags).toBeUndefined();
    expect(flaggedBy([aGuest()], content, { code: "privacy" }).visibility).toBe("public");
  });

  it("stays visible as it was when a moderator looked, and not as it was written anew since [MOD-7]", () => {
    const kept = decide(
      aModeration({ to: "public", rewritten: 1 }),
      aContext({ actor: aModerator(), content: anAnomaly({ visibility: "pending", rewritten: 1 }) }),
    );
    const content = (kept.ok ? kept.value.content : undefined) as Anomaly;
    expect(flaggedBy(residents, content).visibility).toBe("public");
    expect(flaggedBy(residents, { ...content, rewritten: 2 }).visibility).toBe("pending");
  });

  it("tells moderators alone, and not who flagged it [MOD-7]", () => {
    const text = "Une plaque d’immatriculation se lit.";
    const flagged = flaggedBy([aResident({ uid: "secret-uid" })], anAnomaly(), { text });
    expect(flagged.flags).toEqual([{ code: "spam", text, at: NOW, byKind: "resident" }]);
    for (const visibility of ["public", "pending", "hidden", "private"] as const)
      expect(JSON.stringify(publicProjectionOf({ ...flagged, visibility }))).not.toContain(text);
    expect(JSON.stringify(flagged)).not.toContain("secret-uid");
  });

  it("is flagged once by each person, and never by its author [MOD-7]", () => {
    const membership = aMembership({ marks: [{ kind: "flag", subject: SUBJECT }] });
    const content = anAnomaly();
    expect(decide(aFlag(), aContext({ content, membership }))).toMatchObject({
      value: { content, membership },
    });
    const author = aResident({ uid: content.authorId });
    expect(decide(aFlag(), aContext({ content, actor: author }))).toMatchObject({
      problem: { code: "not_allowed" },
    });
  });

  it.each([
    [{}, []],
    [{ code: "other" }, ["text required"]],
    [{ text: "Trop cour" }, ["text too_short"]],
    [{ text: "a".repeat(300) }, []],
    [{ text: "a".repeat(301) }, ["text too_long"]],
    [{ text: "\u2800".repeat(20) }, ["text excluded_character"]],
  ] as const)("%o is told %o [FORM-2] [MOD-7]", (asked, problems) => {
    const parsed = FLAG_SCHEMA.parse(aFlag(asked).payload);
    expect(parsed.ok ? [] : parsed.problem.map(({ field, code }) => `${field} ${code}`)).toEqual(problems);
  });
});
