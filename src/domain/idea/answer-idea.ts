import { IDENTIFIER_SCHEMA, type Identifier } from "../basics/identifier.ts";
import { err, ok, type Result } from "../basics/result.ts";
import { object, oneOf, text } from "../basics/schema.ts";
import { seenCharsOf } from "../basics/text.ts";
import type { CommandContext, ContentDecision } from "../command/command-context.ts";
import type { CommandDefinition, CommandEnvelope, NewIdentifiers } from "../command/command-definition.ts";
import type { FieldProblem, Refusal } from "../command/refusal.ts";
import { noteAbout } from "../content/status-history.ts";
import { withStep } from "../content/with-step.ts";
import { illegibleProblems } from "../content/written-fields.ts";
import { IDEA_ANSWER_CHARS_MIN, STATUS_REASON_CHARS } from "../limits/limits.ts";
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
  { together: (payload) => [...wordsProblems(payload), ...illegibleProblems({ reason: payload.reason })] },
);

function wordsProblems({ to, reason }: Partial<AnswerPayload>): readonly FieldProblem[] {
  if (to === undefined || reason === undefined) return [];
  const chars = seenCharsOf(reason);
  if (chars === 0) return asksForWords(to) ? [{ field: "reason", code: "required" }] : [];
  const min = asksForWords(to) ? IDEA_ANSWER_CHARS_MIN : STATUS_REASON_CHARS.min;
  return chars < min ? [{ field: "reason", code: "too_short", limit: min }] : [];
}

type AnswerIdea = CommandEnvelope<AnswerPayload>;

/** The commune answers an idea: studies it, takes it up, turns it down, begins it, has done it. */
export const answerIdea = {
  schema: ANSWER_SCHEMA,
  perDay: null,
  isUndoable: true,
  subjectOf: ({ payload }: AnswerIdea) => ({ collection: "ideas", id: payload.ideaId }),
  decide,
  reissue: (payload: AnswerPayload, { subjectId }: NewIdentifiers): AnswerPayload =>
    subjectId === undefined ? payload : { ...payload, ideaId: subjectId },
} as const satisfies CommandDefinition<AnswerPayload, Idea>;

/** As for a report: another moderator's answer is never undone unseen (P3). */
function decide(
  { payload }: AnswerIdea,
  context: CommandContext<Idea>,
): Result<ContentDecision<Idea>, Refusal> {
  const { content } = context;
  const { ideaId, from, to, reason } = payload;
  if (content?.id !== ideaId) return err({ code: "unknown_subject" });
  const isMoved = content.status !== from;
  if (isMoved && content.status === to) return ok({ content, note: noteAbout("already_done", content) });
  if (!answersTo(content.status).includes(to)) {
    return err({ code: isMoved ? "changed_meanwhile" : "not_possible" });
  }
  const changed = withStep<"ideas">(content, { status: to, reason }, context);
  return ok(isMoved ? { content: changed, note: noteAbout("after_change", content) } : { content: changed });
}
