import { describe, expect, it } from "vitest";
import type { Anomaly } from "../../src/domain/anomaly/anomaly.ts";
import { parseAnomaly } from "../../src/domain/anomaly/parse-anomaly.ts";
import { publicProjectionOf } from "../../src/domain/anomaly/publish-anomaly.ts";
import { editedActivityOf } from "../../src/domain/activity/edit-activity.ts";
import type { Command } from "../../src/domain/command/command.ts";
import type { CommandKind } from "../../src/domain/command/commands.ts";
import type { CommandContext } from "../../src/domain/command/command-context.ts";
import { decide } from "../../src/domain/command/decide.ts";
import { MODERATE_SCHEMA } from "../../src/domain/moderation/moderate-payload.ts";
import { contentDefinitionOf } from "../../src/domain/content/contents.ts";
import { aModeration } from "../examples/a-command.ts";
import { aContext } from "../examples/a-context.ts";
import { aGuest, aModerator, aResident } from "../examples/accounts.ts";
import { aMessage } from "../examples/a-message.ts";
import { anActivity } from "../examples/an-activity.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdea } from "../examples/an-idea.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";
import { ONE_OF_EACH } from "../examples/one-of-each.ts";

const anEditOfActivity = () => {
  const seen = editedActivityOf(anActivity());
  return { activityId: anActivity().id, seen, edited: { ...seen, title: "Nettoyage du canal" } };
};

const anEditOf = (kind: CommandKind) => {
  const title = kind === "edit-idea" ? { title: "Des arbres et des bancs" } : {};
  return { ...ONE_OF_EACH[kind], ...title };
};

type Asked = Parameters<typeof aModeration>[0];

function decided(asked: Asked, over: Partial<Anomaly> = {}, context: Partial<CommandContext> = {}) {
  const content = anAnomaly({ rev: 4, ...over });
  return decide(aModeration(asked), aContext({ actor: aModerator(), content, ...context }));
}

const wasDecided = (to: Anomaly["visibility"]): Partial<Anomaly> => ({
  visibility: to,
  moderated: { count: 1, at: NOW, to, code: "", reason: "", byKind: "moderator", byName: "Karim" },
});

describe("a moderator who decides what is seen", () => {
  it.each([
    ["pending", "public"],
    ["pending", "hidden"],
    ["pending", "private"],
    ["public", "hidden"],
    ["public", "private"],
    ["hidden", "public"],
    ["hidden", "private"],
    ["private", "hidden"],
  ] as const)("leads what is %s to %s, signed and counted [MOD-4]", (visibility, to) => {
    const decision = decided({ to, reason: "Un nom de famille se lit." }, { visibility });
    expect(decision).toMatchObject({
      value: {
        content: {
          visibility: to,
          status: "new",
          rev: 5,
          moderated: { count: 1, at: NOW, to, byName: "Solène Rault", reason: "Un nom de famille se lit." },
        },
      },
    });
    const after = decision.ok ? decision.value.content : undefined;
    expect(parseAnomaly(after)).toEqual({ ok: true, value: after });
  });

  it.each([
    ["ideas", anIdea],
    ["activities", anActivity],
  ] as const)(
    "publishes and hides %s alike, and tells nobody who did [MOD-4] [MOD-6]",
    (collection, example) => {
      const content = example({ visibility: "pending" });
      const subject = { collection, id: content.id };
      const reason = "Le nom de votre voisin se lit.";
      for (const to of ["public", "hidden"] as const) {
        const decision = decide(
          aModeration({ to, subject, reason }),
          aContext({ actor: aModerator(), content }),
        );
        const after = decision.ok ? (decision.value.content ?? content) : content;
        expect(after).toMatchObject({ visibility: to, moderated: { to, reason } });
        const { parse, publicProjectionOf: projectionOf } = contentDefinitionOf(collection);
        const projection = projectionOf(after);
        expect(projection.moderated).toMatchObject({ to, reason: "", byName: "" });
        expect(parse(projection)).toEqual({ ok: true, value: projection });
      }
    },
  );

  it("never publishes what its author wrote for the town hall alone [ANO-5] [MOD-4]", () => {
    const problem = { code: "not_possible" };
    expect(decided({ to: "public" }, { visibility: "private" })).toEqual({ ok: false, problem });
    expect(decided({ to: "public", seen: 1 }, wasDecided("private")).ok).toBe(true);
  });

  it("is a moderator of that city [AUTH-6]", () => {
    for (const actor of [aGuest(), aResident(), aModerator({ moderatorOfCities: ["35238"] })]) {
      expect(decided({ to: "hidden" }, {}, { actor })).toEqual({
        ok: false,
        problem: { code: "not_allowed" },
      });
    }
  });

  it("tells everybody why it is hidden, and nobody who hid it [MOD-4] [PULL-7]", () => {
    const decision = decided({ to: "hidden", reason: "Votre voisin est nommé." });
    const hidden = publicProjectionOf((decision.ok ? decision.value.content : anAnomaly()) as Anomaly);
    expect(hidden.moderated).toMatchObject({ code: "offensive", reason: "", byName: "" });
    expect(hidden).toMatchObject({ title: "", description: "", photos: [] });
    expect(publicProjectionOf(hidden)).toEqual(hidden);
    expect(parseAnomaly(hidden)).toEqual({ ok: true, value: hidden });
  });
});

describe("two moderators who decide about the same thing", () => {
  it("alike are merged, and the second is told who was first [MOD-1] [P3]", () => {
    const after = wasDecided("hidden");
    expect(decided({ to: "hidden" }, after)).toMatchObject({
      value: { content: after, note: { code: "already_done", byName: "Karim" } },
    });
  });

  it("hide what was left to the town hall meanwhile, for hiding is safe [MOD-1]", () => {
    expect(decided({ to: "hidden" }, wasDecided("private"))).toMatchObject({
      value: { content: { visibility: "hidden", moderated: { count: 2 } }, note: { code: "after_change" } },
    });
  });

  it.each([
    ["hide what another just published", "hidden", "public"],
    ["publish what another just hid", "public", "hidden"],
    ["publish what another just left to the town hall", "public", "private"],
    ["keep back what another just hid", "private", "hidden"],
  ] as const)("do not %s unseen [MOD-1] [P3]", (_, to, now) => {
    const problem = { code: "changed_meanwhile" };
    expect(decided({ to }, wasDecided(now))).toEqual({ ok: false, problem });
    expect(decided({ to, seen: 1 }, wasDecided(now)).ok).toBe(true);
  });
});

describe("a moderator who read something before its author wrote it anew", () => {
  it("publishes and keeps visible nothing that nobody read, and hides it all the same [MOD-4] [P3]", () => {
    const anew = { visibility: "pending", rewritten: 2 } as const;
    expect(decided({ to: "public", rewritten: 1 }, anew)).toEqual({
      ok: false,
      problem: { code: "changed_meanwhile" },
    });
    const flags = [{ code: "spam", text: "", at: NOW, byKind: "resident" }] as const;
    const flagged = { visibility: "public", rewritten: 1, flags } as const;
    expect(decided({ to: "public", rewritten: 0 }, flagged).ok).toBe(false);
    expect(decided({ to: "public", rewritten: 1 }, flagged).ok).toBe(true);
    expect(decided({ to: "public", rewritten: 2 }, anew).ok).toBe(true);
    expect(decided({ to: "hidden", rewritten: 1 }, anew).ok).toBe(true);
    // Version 0.1 did not say what had been read.
    expect(decided({ to: "public" }, anew).ok).toBe(true);
  });

  it.each([
    ["edit-anomaly", anAnomaly()],
    ["add-precision", anAnomaly()],
    ["reopen-anomaly", anAnomaly({ status: "resolved" })],
    ["edit-idea", anIdea()],
    ["specify-idea", anIdea()],
    ["edit-activity", anActivity()],
    ["edit-message", aMessage()],
  ] as const)("knows it by a count that %s raises [MOD-4]", (kind, content) => {
    const payload = kind === "edit-activity" ? anEditOfActivity() : anEditOf(kind);
    const envelope = { id: anIdentifier(9), cityId: "35024", basedOn: 1, dependsOn: null, performedAt: NOW };
    const command = { ...envelope, kind, payload } as Command;
    const decision = decide(command, aContext({ actor: aResident({ uid: content.authorId }), content }));
    expect(decision).toMatchObject({ value: { content: { rewritten: 1 } } });
  });
});

describe("what goes with a decision", () => {
  const codesOf = (asked: Asked) => {
    const parsed = MODERATE_SCHEMA.parse(aModeration(asked).payload);
    return parsed.ok ? [] : parsed.problem.map(({ field, code }) => `${field} ${code}`);
  };

  it.each([
    [{ to: "public" }, []],
    [{ to: "hidden" }, []],
    [{ to: "hidden", code: "" }, ["code required"]],
    [{ to: "hidden", code: "other" }, ["reason required"]],
    [{ to: "hidden", reason: "Trop cour" }, ["reason too_short"]],
    [{ to: "hidden", reason: "a".repeat(500) }, []],
    [{ to: "hidden", reason: "a".repeat(501) }, ["reason too_long"]],
    [{ to: "hidden", reason: "\u2800".repeat(20) }, ["reason excluded_character"]],
  ] as const)("%o is told %o [FORM-2] [MOD-4]", (asked, problems) => {
    expect(codesOf(asked)).toEqual(problems);
  });
});
