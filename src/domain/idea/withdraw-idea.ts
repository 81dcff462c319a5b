import { IDENTIFIER_SCHEMA, type Identifier } from "../basics/identifier.ts";
import { err, ok } from "../basics/result.ts";
import { nullable, object, oneOf, text } from "../basics/schema.ts";
import { seenCharsOf } from "../basics/text.ts";
import type { Surroundings } from "../command/command-context.ts";
import type { FieldProblem } from "../command/refusal.ts";
import { subjectKeyOf, type ContentSubject } from "../command/subject.ts";
import { changeContent } from "../content/change-content.ts";
import { withStep } from "../content/with-step.ts";
import { DAILY_LIMITS } from "../limits/daily-limits.ts";
import { STATUS_REASON_CHARS } from "../limits/limits.ts";
import { RETIRE_CODES, type Idea, type RetireCode } from "./idea.ts";

export interface WithdrawPayload {
  readonly ideaId: Identifier;
  readonly code: RetireCode;
  readonly reason: string;
  /** « Au profit de »: the idea that its author would rather see supported. */
  readonly inFavourOf: Identifier | null;
}

export const WITHDRAW_SCHEMA = object<WithdrawPayload>(
  {
    ideaId: IDENTIFIER_SCHEMA,
    code: oneOf(RETIRE_CODES),
    reason: text({ max: STATUS_REASON_CHARS.max, lines: "many" }),
    inFavourOf: nullable(IDENTIFIER_SCHEMA),
  },
  { together: reasonProblems },
);

function reasonProblems({ code, reason, ideaId, inFavourOf }: Partial<WithdrawPayload>) {
  const problems: FieldProblem[] = [];
  if (code === "autre" && reason !== undefined && seenCharsOf(reason) === 0) {
    problems.push({ field: "reason", code: "required" });
  }
  if (ideaId !== undefined && ideaId === inFavourOf) problems.push({ field: "inFavourOf", code: "pattern" });
  return problems;
}

const withdrawing = changeContent<Idea, "ideaId", WithdrawPayload>({
  collection: "ideas",
  idField: "ideaId",
  schema: WITHDRAW_SCHEMA,
  perDay: DAILY_LIMITS.words,
  decide(idea, { payload: { code, reason, inFavourOf } }, context) {
    const { surroundings } = context;
    if (idea.status === "retired") return ok({ content: idea });
    if (idea.status !== "open" || isGone(inFavourOf, surroundings)) return err({ code: "idea_closed" });
    const { mergeWith: _, ...retired } = withStep<"ideas">(
      idea,
      { status: "retired", reason, code },
      context,
    );
    return ok({ content: inFavourOf === null ? retired : { ...retired, inFavourOf } });
  },
});

/** « Retirer mon idée »: its supports stay with it and are nobody else's. */
export const withdrawIdea = {
  ...withdrawing,
  surroundingsOf: ({ inFavourOf }: WithdrawPayload) => ({
    contents: inFavourOf === null ? [] : [ideaSubject(inFavourOf)],
  }),
};

const ideaSubject = (id: Identifier): ContentSubject => ({ collection: "ideas", id });

/** Of two authors who each give way to the other, the second keeps theirs: else neither idea would be left. A device lets the city say so. */
function isGone(inFavourOf: Identifier | null, surroundings: Surroundings | undefined): boolean {
  if (inFavourOf === null) return false;
  const other = surroundings?.contents.get(subjectKeyOf(ideaSubject(inFavourOf)));
  return other !== undefined && (other as Idea).status === "retired";
}
