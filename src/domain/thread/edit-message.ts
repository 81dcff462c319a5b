import { IDENTIFIER_SCHEMA, type Identifier } from "../basics/identifier.ts";
import type { Instant } from "../basics/instant.ts";
import { err, ok, type Result } from "../basics/result.ts";
import { object, optional, quoted } from "../basics/schema.ts";
import type { CommandContext, ContentDecision } from "../command/command-context.ts";
import type { CommandDefinition, CommandEnvelope, NewIdentifiers } from "../command/command-definition.ts";
import type { Refusal, RefusalCode } from "../command/refusal.ts";
import { rewritten } from "../content/rewritten.ts";
import { DAILY_LIMITS } from "../limits/daily-limits.ts";
import { MESSAGE_EDIT_MS } from "../limits/limits.ts";
import type { Message } from "./message.ts";
import { MESSAGE_TEXT } from "./message-text.ts";
import { ownMessage } from "./own-message.ts";

interface EditPayload {
  readonly messageId: Identifier;
  readonly text: string;
  /** What it said where it was written anew: tells whether another device changed it since. Earlier versions leave it out. */
  readonly seen?: string;
}

type Edit = CommandEnvelope<EditPayload>;

/** Its author changes what it says, for a while: what others answered to stays what they answered to. */
export const editMessage = {
  schema: object<EditPayload>({
    messageId: IDENTIFIER_SCHEMA,
    text: MESSAGE_TEXT,
    seen: optional(quoted(MESSAGE_TEXT)),
  }),
  perDay: DAILY_LIMITS.messages,
  subjectOf: ({ payload }: Edit) => ({ collection: "messages", id: payload.messageId }),
  decide(
    { payload, performedAt }: Edit,
    context: CommandContext<Message>,
  ): Result<ContentDecision<Message>, Refusal> {
    const own = ownMessage(payload.messageId, context);
    if (!own.ok) return own;
    const { now } = context;
    const code = obstacleOf(own.value, Math.min(performedAt, now));
    if (code !== undefined) return err({ code });
    if (own.value.text === payload.text) return ok({ content: own.value });
    if (own.value.text !== (payload.seen ?? own.value.text)) return err({ code: "changed_meanwhile" });
    const written = { text: payload.text, editedAt: now, ...rewritten(own.value) };
    return ok({ content: { ...own.value, ...written, rev: own.value.rev + 1, updatedAt: now } });
  },
  reissue: (payload: EditPayload, { subjectId }: NewIdentifiers): EditPayload =>
    subjectId === undefined ? payload : { ...payload, messageId: subjectId },
} as const satisfies CommandDefinition<EditPayload, Message>;

/** It counts when it was done: an edit may wait for a network longer than it was allowed to be thought about. */
export function mayStillEdit({ createdAt }: Pick<Message, "createdAt">, at: Instant): boolean {
  return at - createdAt <= MESSAGE_EDIT_MS;
}

function obstacleOf(message: Message, at: Instant): RefusalCode | undefined {
  if (message.deletedAt !== null) return "unknown_subject";
  if (message.visibility === "hidden") return "subject_hidden";
  return mayStillEdit(message, at) ? undefined : "too_late";
}
