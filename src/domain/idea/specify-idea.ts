import { IDENTIFIER_SCHEMA, type Identifier } from "../basics/identifier.ts";
import { err, ok } from "../basics/result.ts";
import { object, text } from "../basics/schema.ts";
import { changeContent } from "../content/change-content.ts";
import { rewritten } from "../content/rewritten.ts";
import { DAILY_LIMITS } from "../limits/daily-limits.ts";
import { IDEA_PRECISION_CHARS, IDEA_PRECISIONS_MAX } from "../limits/idea-limits.ts";
import type { Idea } from "./idea.ts";

export interface PrecisionPayload {
  readonly ideaId: Identifier;
  readonly text: string;
}

export const PRECISION_SCHEMA = object<PrecisionPayload>({
  ideaId: IDENTIFIER_SCHEMA,
  text: text({ ...IDEA_PRECISION_CHARS, lines: "many" }),
});

/** « Ajouter une précision »: what was supported stays as it was, what its author says more stands below. */
export const specifyIdea = changeContent<Idea, "ideaId", PrecisionPayload>({
  collection: "ideas",
  idField: "ideaId",
  schema: PRECISION_SCHEMA,
  perDay: DAILY_LIMITS.words,
  decide(idea, { payload }, { now }) {
    const { precisions = [] } = idea;
    if (idea.status === "retired" || precisions.length >= IDEA_PRECISIONS_MAX)
      return err({ code: "idea_closed" });
    const more = { at: now, text: payload.text };
    const said = { precisions: [...precisions, more], ...rewritten(idea) };
    return ok({ content: { ...idea, ...said, rev: idea.rev + 1, updatedAt: now } });
  },
});
