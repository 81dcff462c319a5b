import { IDENTIFIER_SCHEMA, type Identifier } from "../basics/identifier.ts";
import { err, ok, type Result } from "../basics/result.ts";
import { object, text } from "../basics/schema.ts";
import type { CommandContext, ContentDecision } from "../command/command-context.ts";
import type { CommandDefinition, CommandEnvelope, NewIdentifiers } from "../command/command-definition.ts";
import type { Refusal } from "../command/refusal.ts";
import { illegibleProblems } from "../content/written-fields.ts";
import { DAILY_LIMITS } from "../limits/daily-limits.ts";
import { IDEA_PRECISION_CHARS, IDEA_PRECISIONS_MAX } from "../limits/limits.ts";
import type { Idea } from "./idea.ts";

export interface PrecisionPayload {
  readonly ideaId: Identifier;
  readonly text: string;
}

export const PRECISION_SCHEMA = object<PrecisionPayload>(
  { ideaId: IDENTIFIER_SCHEMA, text: text({ ...IDEA_PRECISION_CHARS, lines: "many" }) },
  { together: (payload) => illegibleProblems({ text: payload.text }) },
);

type SpecifyIdea = CommandEnvelope<PrecisionPayload>;

/** « Ajouter une précision »: what was supported stays as it was, what its author says more stands below. */
export const specifyIdea = {
  schema: PRECISION_SCHEMA,
  perDay: DAILY_LIMITS.ownChanges,
  subjectOf: ({ payload }: SpecifyIdea) => ({ collection: "ideas", id: payload.ideaId }),
  decide,
  reissue: (payload: PrecisionPayload, { subjectId }: NewIdentifiers): PrecisionPayload =>
    subjectId === undefined ? payload : { ...payload, ideaId: subjectId },
} as const satisfies CommandDefinition<PrecisionPayload, Idea>;

function decide(
  { payload: { ideaId, text: said } }: SpecifyIdea,
  { content, now }: CommandContext<Idea>,
): Result<ContentDecision<Idea>, Refusal> {
  if (content?.id !== ideaId) return err({ code: "unknown_subject" });
  const { precisions = [] } = content;
  if (content.status === "retired" || precisions.length >= IDEA_PRECISIONS_MAX) {
    return err({ code: "idea_closed" });
  }
  return ok({
    content: {
      ...content,
      precisions: [...precisions, { at: now, text: said }],
      rev: content.rev + 1,
      updatedAt: now,
    },
  });
}
