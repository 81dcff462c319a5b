import type { Actor } from "../account/actor.ts";
import { hasMark, type MarkIntent, type TalliedKind } from "../account/marks.ts";
import { decidedAt, withIntent, type Membership } from "../account/membership.ts";
import type { Instant } from "../basics/instant.ts";
import { IDENTIFIER_SCHEMA, type Identifier } from "../basics/identifier.ts";
import { err, ok, type Result } from "../basics/result.ts";
import { boolean, object, type Schema } from "../basics/schema.ts";
import type { CommandContext, MarkChange } from "../command/command-context.ts";
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
  readonly kind: TalliedKind;
}

/** Why this person may not make the mark; taking it back is always allowed. */
type Obstacle<T extends Content> = (content: T, context: CommandContext<T>) => Refusal | undefined;

/**
 * A command that makes one mark on a content, or takes it back. The intent that was pressed last wins, whichever arrives last:
 * one that was overtaken is told to the person. An intent that is already so moves no counter.
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
  const obstacleTo = (intent: MarkIntent, content: T, context: CommandContext<T>) =>
    intent.on ? (hiddenProblem(content) ?? obstacleOf(content, context)) : undefined;
  return {
    schema: object({ [idField]: IDENTIFIER_SCHEMA, on: boolean }) as unknown as Schema<MarkPayload<F>>,
    perDay: DAILY_LIMITS.marks,
    isOrderedByKind: true,
    subjectOf,
    markOf,
    decide(command: Mark, context: CommandContext<T>): Result<MarkChange<T>, Refusal> {
      const { content, membership, actor, now } = context;
      const intent = markOf(command);
      if (!isThere(content, intent, actor)) return err({ code: "unknown_subject" });
      // Nobody pressed anything later than now, whatever the device's clock says.
      const decided = { ...intent, at: Math.min(command.performedAt, now) };
      const isOvertaken = decided.at < decidedAt(membership, intent);
      const kept = isSaid(membership, decided) ? membership : withIntent(membership, decided, now);
      if (hasMark(membership.marks, intent) === intent.on) return ok({ content, membership: kept });
      if (isOvertaken) return err({ code: "decided_later" });
      const obstacle = obstacleTo(intent, content, context);
      if (obstacle !== undefined) return err(obstacle);
      return ok({
        content,
        membership: withIntent(membership, decided, now),
        counts: { kind, by: intent.on ? 1 : -1 },
      });
    },
    reissue: (payload: MarkPayload<F>, { subjectId }: NewIdentifiers): MarkPayload<F> =>
      subjectId === undefined ? payload : { ...payload, [idField]: subjectId },
  } as const satisfies CommandDefinition<MarkPayload<F>, T>;
}

function isThere<T extends Content>(
  content: T | undefined,
  { subject }: MarkIntent,
  actor: Actor,
): content is T {
  return content?.id === subject.id && isShownTo(content, actor);
}

/** At this very moment or later, the same was said. */
function isSaid(membership: Membership, decided: MarkIntent & { readonly at: Instant }): boolean {
  return decidedAt(membership, decided) >= decided.at;
}

function hiddenProblem({ visibility }: Content): Refusal | undefined {
  return visibility === "hidden" ? { code: "subject_hidden" } : undefined;
}
