import { describe, expect, it } from "vitest";
import type { Actor } from "../../src/domain/account/actor.ts";
import type { Anomaly } from "../../src/domain/anomaly/anomaly.ts";
import { publicProjectionOf } from "../../src/domain/anomaly/publish-anomaly.ts";
import type { Command } from "../../src/domain/command/command.ts";
import type { CommandContext } from "../../src/domain/command/command-context.ts";
import { isWaiting } from "../../src/domain/content/flags.ts";
import { forAuthor } from "../../src/domain/content/for-author.ts";
import { APPEAL_SCHEMA } from "../../src/domain/moderation/appeal-decision.ts";
import { isAppealed, mayAppeal } from "../../src/domain/moderation/appealed.ts";
import { aModeration } from "../examples/a-command.ts";
import { aCity } from "../examples/a-city.ts";
import { aModerator, aResident } from "../examples/accounts.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { NOW } from "../examples/identifiers.ts";
import { after, asked, decided, OTHER, refused, SUBJECT } from "./acts.ts";

const WORDS = "Le nom qui se lit est celui de ma propre rue.";
const SOLENE = aModerator();
const KARIM = aModerator({ uid: "moderator-karim", displayName: "Karim Benali" });
const city = aCity({ moderatorsCount: 2 });
const appeal = asked("appeal-decision", { subject: SUBJECT, words: WORDS });

function judged(command: Command, content: Anomaly, actor: Actor, context: Partial<CommandContext> = {}) {
  return decided(command, content, { actor, city, ...context });
}

const hidden = after(judged(aModeration({ to: "hidden" }), anAnomaly(), SOLENE));
const contested = after(decided(appeal, hidden));

describe("whoever wrote what a moderator took from the public", () => {
  it("contests it once, in words that moderators alone read [MOD-9]", () => {
    expect(contested).toMatchObject({ visibility: "hidden", rev: hidden.rev + 1 });
    expect(contested.moderated).toEqual({ ...hidden.moderated, appeal: { at: NOW, words: WORDS } });
    expect(isAppealed(contested)).toBe(true);
    expect(isWaiting(contested)).toBe(true);
    expect(decided(appeal, contested)).toEqual(refused("appealed_once"));
    expect(decided(appeal, hidden, { actor: OTHER })).toEqual(refused("not_allowed"));
    expect(JSON.stringify(publicProjectionOf(contested))).not.toContain(WORDS);
  });

  it.each([
    ["everybody reads", anAnomaly()],
    ["they wrote for the town hall alone", anAnomaly({ visibility: "private" })],
    ["waits for a moderator", anAnomaly({ visibility: "pending" })],
  ])("has nothing to contest about what %s [MOD-9]", (_, content) => {
    expect(mayAppeal(content)).toBe(false);
    expect(decided(appeal, content)).toEqual(refused("not_possible"));
  });

  it("never learns which account decided [MOD-9] [SEC-11]", () => {
    expect(hidden.moderated?.by).toBe(SOLENE.uid);
    for (const shown of [forAuthor(contested), publicProjectionOf(contested)])
      expect(JSON.stringify(shown)).not.toContain(SOLENE.uid);
    expect(forAuthor(contested).moderated?.appeal?.words).toBe(WORDS);
  });

  it.each([
    ["Trop cour", ["words too_short"]],
    ["", ["words required"]],
    ["a".repeat(500), []],
    ["a".repeat(501), ["words too_long"]],
    ["\u2800".repeat(20), ["words excluded_character"]],
  ])("is told what is wrong with %j [FORM-2] [MOD-9]", (words, problems) => {
    const parsed = APPEAL_SCHEMA.parse({ subject: SUBJECT, words });
    expect(parsed.ok ? [] : parsed.problem.map(({ field, code }) => `${field} ${code}`)).toEqual(problems);
  });
});

describe("a moderator who judges what is contested", () => {
  const show = aModeration({ to: "public", seen: 1 });
  const uphold = aModeration({ to: "hidden", seen: 1, code: "privacy", reason: "Un voisin s’y lit encore." });

  it("is not the one who decided, where the commune has another [MOD-9]", () => {
    expect(judged(show, contested, SOLENE)).toEqual(refused("own_decision"));
    expect(judged(uphold, contested, SOLENE)).toEqual(refused("own_decision"));
    expect(judged(show, contested, KARIM).ok).toBe(true);
    expect(judged(show, contested, SOLENE, { city: aCity({ moderatorsCount: 1 }) }).ok).toBe(true);
  });

  it("shows it again, or lets it be: once for all [MOD-9]", () => {
    expect(after(judged(show, contested, KARIM))).toMatchObject({ visibility: "public" });
    const upheld = after(judged(uphold, contested, KARIM));
    expect(upheld).toMatchObject({
      visibility: "hidden",
      moderated: { count: 2, isFinal: true, code: "privacy", byName: "Karim Benali" },
    });
    expect(isAppealed(upheld)).toBe(false);
    expect(decided(appeal, upheld)).toEqual(refused("not_possible"));
  });

  it("does not let be what they have not seen: hidden offline before it was contested, it still waits [MOD-9] [P3]", () => {
    const offline = aModeration({ to: "hidden", seen: 0, code: "spam" });
    expect(judged(offline, contested, KARIM)).toMatchObject({
      value: { content: contested, note: { code: "already_done" } },
    });
  });

  it("may contest nothing in their author’s place [AUTH-6] [MOD-9]", () => {
    expect(decided(appeal, hidden, { actor: KARIM })).toEqual(refused("not_allowed"));
    expect(decided(appeal, hidden, { actor: aResident({ uid: "resident-maelle" }) }).ok).toBe(true);
  });
});
