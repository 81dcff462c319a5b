import { isModeratorOf } from "../account/actor.ts";
import { IDENTIFIER_SCHEMA, type Identifier } from "../basics/identifier.ts";
import { err, ok } from "../basics/result.ts";
import { boolean, object } from "../basics/schema.ts";
import { changeContent } from "../content/change-content.ts";
import { DAILY_LIMITS } from "../limits/daily-limits.ts";
import type { Idea } from "./idea.ts";

export interface MergePayload {
  readonly ideaId: Identifier;
  /** The idea that says nearly the same. */
  readonly otherId: Identifier;
  /** False: it stays an idea of its own. */
  readonly on: boolean;
}

/**
 * A moderator proposes to whoever wrote two ideas that one of them takes theirs back in favour of the other; each idea has a command
 * of its own. Nothing happens by itself: an author keeps their idea, or withdraws it (IDEA-11).
 */
export const proposeMerge = changeContent<Idea, "ideaId", MergePayload>({
  collection: "ideas",
  idField: "ideaId",
  schema: object<MergePayload>(
    { ideaId: IDENTIFIER_SCHEMA, otherId: IDENTIFIER_SCHEMA, on: boolean },
    {
      together: ({ ideaId, otherId }) =>
        ideaId !== undefined && ideaId === otherId ? [{ field: "otherId", code: "pattern" }] : [],
    },
  ),
  perDay: DAILY_LIMITS.words,
  decide(idea, { payload: { otherId, on } }, { actor, city, now }) {
    const { mergeWith, ...alone } = idea;
    if ((mergeWith === otherId) === on) return ok({ content: idea });
    if (on && !isModeratorOf(actor, city.id)) return err({ code: "not_allowed" });
    if (on && idea.status !== "open") return err({ code: "idea_closed" });
    const changed = { ...alone, rev: idea.rev + 1, updatedAt: now };
    return ok({ content: on ? { ...changed, mergeWith: otherId } : changed });
  },
});
