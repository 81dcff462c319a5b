import { IDENTIFIER_SCHEMA, type Identifier } from "../basics/identifier.ts";
import { err, ok } from "../basics/result.ts";
import { object, oneOf, text } from "../basics/schema.ts";
import { seenCharsOf } from "../basics/text.ts";
import type { FieldProblem } from "../command/refusal.ts";
import { changeContent } from "../content/change-content.ts";
import { noteAbout } from "../content/status-history.ts";
import { withStep } from "../content/with-step.ts";
import { IDEA_ANSWER_CHARS_MIN } from "../limits/idea-limits.ts";
import { STATUS_REASON_CHARS } from "../limits/limits.ts";
import { ANSWER_STATUSES, answersTo, asksForWords, type AnswerStatus } from "./idea-moves.ts";
import { IDEA_STATUSES, type Idea, type IdeaStatus } from "./idea.ts";

export interface AnswerPayload {
  readonly ideaId: Identifier;
  /** The status as the moderator saw it: tells whether somebody else moved it since. */
  readonly from: IdeaStatus;
  readonly to: AnswerStatus;
  /** Read by everybody; asked for where the idea is taken up or turned down. */
  readonly reason: string;
}

export const ANSWER_SCHEMA = object<AnswerPayload>(
  {
    ideaId: IDENTIFIER_SCHEMA,
    from: oneOf(IDEA_STATUSES),
    to: oneOf(ANSWER_STATUSES),
    reason: text({ max: STATUS_REASON_CHARS.max, lines: "many" }),
  },
  { together: wordsProblems },
);

function wordsProblems({ to, reason }: Partial<AnswerPayload>): readonly FieldProblem[] {
  if (to === undefined || reason === undefined) return [];
  const chars = seenCharsOf(reason);
  if (chars === 0) return asksForWords(to) ? [{ field: "reason", code: "required" }] : [];
  const min = asksForWords(to) ? IDEA_ANSWER_CHARS_MIN : STATUS_REASON_CHARS.min;
  return chars < min ? [{ field: "reason", code: "too_short", limit: min }] : [];
}

/**
 * The commune answers an idea: studies it, takes it up, turns it down, begins it, has done it. As for a report, another moderator's
 * answer is never undone unseen (P3).
 */
export const answerIdea = changeContent<Idea, "ideaId", AnswerPayload>({
  collection: "ideas",
  idField: "ideaId",
  schema: ANSWER_SCHEMA,
  perDay: null,
  isUndoable: true,
  decide(idea, { payload: { from, to, reason } }, context) {
    const isMoved = idea.status !== from;
    if (isMoved && idea.status === to) return ok({ content: idea, note: noteAbout("already_done", idea) });
    if (!answersTo(idea.status).includes(to))
      return err({ code: isMoved ? "changed_meanwhile" : "not_possible" });
    const changed = withStep<"ideas">(idea, { status: to, reason }, context);
    return ok(isMoved ? { content: changed, note: noteAbout("after_change", idea) } : { content: changed });
  },
});
