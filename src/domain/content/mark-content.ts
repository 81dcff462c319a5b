import { hasMark, withCounted, type MarkIntent, type MarkKind } from "../account/marks.ts";
import { withIntent } from "../account/membership.ts";
import { IDENTIFIER_SCHEMA, type Identifier } from "../basics/identifier.ts";
import { err, ok, type Result } from "../basics/result.ts";
import { boolean, object, type Schema } from "../basics/schema.ts";
import type { CommandContext, ContentChange } from "../command/command-context.ts";
import type { CommandDefinition, CommandEnvelope, NewIdentifiers } from "../command/command-definition.ts";
import type { Refusal } from "../command/refusal.ts";
import type { ContentCollection, ContentSubject } from "../command/subject.ts";
import { DAILY_LIMITS } from "../limits/daily-limits.ts";
import type { Content } from "./content.ts";
import type { ContentDocuments } from "./contents.ts";
import { isShownTo } from "./is-shown-to.ts";

/** `{ anomalyId, on }`: each entity names its id in its own field. */
type MarkPayload<F extends string> = { readonly [K in F]: Identifier } & { readonly on: boolean };

interface Marked<C extends ContentCollection, F extends string> {
  readonly collection: C;
  readonly idField: F;
  readonly kind: MarkKind;
}

/** Why this person may not make the mark; taking it back is always allowed. */
type Obstacle<T extends Content> = (content: T, context: CommandContext<T>) => Refusal | undefined;

/**
 * A command that makes one mark on a content, or takes it back. The last intent wins, and an intent that is already so
 * changes nothing: counters move exactly with the marks.
 */
export function markContent<C extends ContentCollection, F extends string>(
  { collection, idField, kind }: Marked<C, F>,
  obstacleOf: Obstacle<ContentDocuments[C]>,
) {
  type T = ContentDocuments[C];
  type Mark = CommandEnvelope<MarkPayload<F>>;
  const subjectOf = ({ payload }: Mark): ContentSubject => ({ collection, id: payload[idField] });
  const markOf = (command: Mark): MarkIntent => ({
    kind,
    on: command.payload.on,
    subject: subjectOf(command),
  });
  return {
    schema: object({ [idField]: IDENTIFIER_SCHEMA, on: boolean }) as unknown as Schema<MarkPayload<F>>,
    perDay: DAILY_LIMITS.marks,
    isOrderedByKind: true,
    subjectOf,
    markOf,
    decide(command: Mark, context: CommandContext<T>): Result<ContentChange<T>, Refusal> {
      const { content, membership, actor, now } = context;
      const intent = markOf(command);
      if (content?.id !== intent.subject.id || !isShownTo(content, actor))
        return err({ code: "unknown_subject" });
      if (hasMark(membership.marks, intent) === intent.on) return ok({ content, membership });
      const obstacle = intent.on ? (hiddenProblem(content) ?? obstacleOf(content, context)) : undefined;
      if (obstacle !== undefined) return err(obstacle);
      const counted = withCounted(content, [kind], intent.on ? 1 : -1);
      return ok({
        content: { ...counted, rev: content.rev + 1, updatedAt: now },
        membership: withIntent(membership, intent, now),
      });
    },
    reissue: (payload: MarkPayload<F>, { subjectId }: NewIdentifiers): MarkPayload<F> =>
      subjectId === undefined ? payload : { ...payload, [idField]: subjectId },
  } as const satisfies CommandDefinition<MarkPayload<F>, T>;
}

function hiddenProblem({ visibility }: Content): Refusal | undefined {
  return visibility === "hidden" ? { code: "subject_hidden" } : undefined;
}
