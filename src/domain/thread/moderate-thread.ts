import { authorKindOf } from "../account/actor.ts";
import { INSTANT_SCHEMA, type Instant } from "../basics/instant.ts";
import { err, ok, type Result } from "../basics/result.ts";
import { nullable, object, oneOf, text } from "../basics/schema.ts";
import { seenCharsOf } from "../basics/text.ts";
import type { CommandContext, ThreadChange } from "../command/command-context.ts";
import type { CommandDefinition, CommandEnvelope, NewIdentifiers } from "../command/command-definition.ts";
import type { FieldProblem, Refusal } from "../command/refusal.ts";
import { MODERATION_REASON_CHARS } from "../limits/limits.ts";
import { THREAD_SUBJECT_SCHEMA } from "./parse-message.ts";
import {
  openThread,
  threadKeyOf,
  THREAD_STATES,
  type Thread,
  type ThreadState,
  type ThreadSubject,
} from "./thread.ts";

export interface ModerateThreadPayload {
  readonly subject: ThreadSubject;
  readonly to: ThreadState;
  /** Read by everybody; empty where it is opened again. */
  readonly reason: string;
  /** When it was last decided about, as the moderator saw it. */
  readonly seen: Instant | null;
}

export const MODERATE_THREAD_SCHEMA = object<ModerateThreadPayload>(
  {
    subject: THREAD_SUBJECT_SCHEMA,
    to: oneOf(THREAD_STATES),
    reason: text({ max: MODERATION_REASON_CHARS.max, lines: "many" }),
    seen: nullable(INSTANT_SCHEMA),
  },
  { together: reasonProblems },
);

type ModerateThread = CommandEnvelope<ModerateThreadPayload>;

/** A moderator closes a discussion to answers, hides it, or opens it again. */
export const moderateThread = {
  schema: MODERATE_THREAD_SCHEMA,
  perDay: null,
  isUndoable: true,
  subjectOf: ({ payload }: ModerateThread) => ({ collection: "threads", id: payload.subject.id }),
  /** An answer of the commune that was written before the lock arrives before it. */
  orderKeyOf: ({ subject }: ModerateThreadPayload) => threadKeyOf(subject),
  shows: (thread: object, { to, reason }: ModerateThreadPayload) => ({
    ...thread,
    state: to,
    reason: to === "open" ? "" : reason,
  }),
  decide,
  reissue: (payload: ModerateThreadPayload, { subjectId }: NewIdentifiers): ModerateThreadPayload =>
    subjectId === undefined ? payload : { ...payload, subject: { ...payload.subject, id: subjectId } },
} as const satisfies CommandDefinition<ModerateThreadPayload>;

/** What another moderator decided meanwhile is not overwritten unseen (P3); a turned page is no decision. */
function decide(
  { payload: { subject, to, reason, seen } }: ModerateThread,
  { actor, city, now, surroundings }: CommandContext,
): Result<ThreadChange, Refusal> {
  const thread = surroundings?.thread ?? openThread(city.id, subject.id, now);
  if (thread.state === to) return ok({ thread });
  const isUnseen = surroundings !== undefined && thread.decidedAt !== seen;
  if (isUnseen) return err({ code: "changed_meanwhile" });
  const decided: Thread = {
    ...thread,
    state: to,
    reason: to === "open" ? "" : reason,
    decidedAt: now,
    byKind: authorKindOf(actor, city.id),
    rev: thread.rev + 1,
    updatedAt: now,
  };
  return ok({ thread: decided });
}

function reasonProblems({ to, reason = "" }: Partial<ModerateThreadPayload>): readonly FieldProblem[] {
  const chars = seenCharsOf(reason);
  const { min } = MODERATION_REASON_CHARS;
  if (to === "open") return [];
  if (chars === 0) return [{ field: "reason", code: "required" }];
  return chars < min ? [{ field: "reason", code: "too_short", limit: min }] : [];
}
