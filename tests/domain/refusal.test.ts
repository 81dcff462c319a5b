import { describe, expect, it } from "vitest";
import type { Anomaly } from "../../src/domain/anomaly/anomaly.ts";
import { decide } from "../../src/domain/command/decide.ts";
import type { Moderated } from "../../src/domain/content/content.ts";
import { eventsOf } from "../../src/domain/notification/events-of.ts";
import { aModeration } from "../examples/a-command.ts";
import { aContext } from "../examples/a-context.ts";
import { aModerator } from "../examples/accounts.ts";
import { anActivity } from "../examples/an-activity.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";

const WORDS = { count: 1, at: NOW, to: "hidden", code: "spam", reason: "" } as const;
const DECIDED: Moderated = { ...WORDS, byKind: "moderator", byName: "Karim" };

function decisionOf(over: Partial<Anomaly>): Moderated | undefined {
  const content = anAnomaly({ rev: 4, ...over });
  const asked = aModeration({ to: "hidden", seen: over.moderated?.count ?? 0 });
  const decision = decide(asked, aContext({ actor: aModerator(), content }));
  return decision.ok ? decision.value.content?.moderated : undefined;
}

describe("a refusal", () => {
  it("is known for one where nobody but moderators had read it, and stays one when it is upheld [MOD-9]", () => {
    expect(decisionOf({ visibility: "pending" })).toMatchObject({ isRefusal: true });
    const appeal = { at: NOW, words: "Ce n’est pas de la publicité." };
    const upheld = decisionOf({ visibility: "hidden", moderated: { ...DECIDED, isRefusal: true, appeal } });
    expect(upheld).toMatchObject({ count: 2, isFinal: true, isRefusal: true });
  });

  it.each<Partial<Anomaly>>([
    { visibility: "public" },
    { visibility: "pending", rewritten: 1 },
    { visibility: "pending", flags: [{ code: "spam", text: "", at: NOW, byKind: "resident" }] },
  ])("is none where somebody may have read it before: %o [MOD-9]", (over) => {
    const decision = decisionOf(over);
    expect(decision?.to).toBe("hidden");
    expect(decision).not.toHaveProperty("isRefusal");
  });

  it("is told its author as one, with the rule it goes by [MOD-9] [NOT-1]", () => {
    const pending = anActivity({ visibility: "pending" });
    const subject = { collection: "activities", id: pending.id } as const;
    const step = { id: anIdentifier(6), subject, before: pending, actorId: "moderator-solene", now: NOW };
    const whatOf = (moderated: Moderated) =>
      eventsOf({ ...step, after: anActivity({ visibility: "hidden", moderated }) }).map(({ what }) => what);
    expect(whatOf({ ...DECIDED, isRefusal: true })).toEqual(["refused-spam"]);
    expect(whatOf(DECIDED)).toEqual(["hidden"]);
  });
});
