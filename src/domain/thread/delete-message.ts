import { IDENTIFIER_SCHEMA, type Identifier } from "../basics/identifier.ts";
import { ok, type Result } from "../basics/result.ts";
import { object } from "../basics/schema.ts";
import type { CommandContext, ContentDecision } from "../command/command-context.ts";
import type { CommandDefinition, CommandEnvelope, NewIdentifiers } from "../command/command-definition.ts";
import type { Refusal } from "../command/refusal.ts";
import { isOpening, type Message } from "./message.ts";
import { ownMessage } from "./own-message.ts";

interface DeletePayload {
  readonly messageId: Identifier;
}

type Delete = CommandEnvelope<DeletePayload>;

/** Its author takes the words and their name back, whenever they like; the place in the thread stays. */
export const deleteMessage = {
  schema: object<DeletePayload>({ messageId: IDENTIFIER_SCHEMA }),
  perDay: null,
  subjectOf: ({ payload }: Delete) => ({ collection: "messages", id: payload.messageId }),
  decide({ payload }: Delete, context: CommandContext<Message>): Result<ContentDecision<Message>, Refusal> {
    const own = ownMessage(payload.messageId, context);
    if (!own.ok) return own;
    if (own.value.deletedAt !== null) return ok({ content: own.value });
    const { now } = context;
    return ok({
      content: {
        ...own.value,
        ...(isOpening(own.value) ? { title: "" } : {}),
        text: "",
        photos: [],
        authorName: "",
        quoted: null,
        deletedAt: now,
        rev: own.value.rev + 1,
        updatedAt: now,
      },
    });
  },
  reissue: (payload: DeletePayload, { subjectId }: NewIdentifiers): DeletePayload =>
    subjectId === undefined ? payload : { messageId: subjectId },
} as const satisfies CommandDefinition<DeletePayload, Message>;
