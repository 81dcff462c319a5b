import { publicNameOf } from "../account/public-name.ts";
import { err, ok, type Result } from "../basics/result.ts";
import { object, text } from "../basics/schema.ts";
import type { CommandContext, ContentChange } from "../command/command-context.ts";
import type { CommandDefinition, CommandEnvelope } from "../command/command-definition.ts";
import type { Refusal } from "../command/refusal.ts";
import { titleProblems } from "../content/written-fields.ts";
import { THREAD_TITLE_CHARS } from "../limits/limits.ts";
import type { Message } from "./message.ts";
import { MESSAGE_TEXT } from "./message-text.ts";
import { newMessage, withMessage } from "./new-message.ts";
import { openingsPageOf } from "./thread.ts";

interface OpeningPayload {
  readonly title: string;
  readonly text: string;
}

type Open = CommandEnvelope<OpeningPayload>;

export const OPENING_SCHEMA = object<OpeningPayload>(
  { title: text(THREAD_TITLE_CHARS), text: MESSAGE_TEXT },
  { together: ({ title }) => titleProblems(title) },
);

/** A moderator opens a discussion that is about nothing else: their first words are its subject. */
export const openThread = {
  schema: OPENING_SCHEMA,
  perDay: null,
  creates: true,
  subjectOf: ({ id }: Open) => ({ collection: "messages", id }),
  decide(command: Open, context: CommandContext<Message>): Result<ContentChange<Message>, Refusal> {
    const { content: existing, membership, actor, now } = context;
    if (existing !== undefined) {
      return existing.authorId === actor.uid
        ? ok({ content: existing, membership })
        : err({ code: "id_taken" });
    }
    const { id, cityId, payload } = command;
    const opening = newMessage(command, context, {
      subject: { collection: "messages", id },
      page: openingsPageOf(cityId),
      text: payload.text,
      isOfficial: true,
      visibility: "public",
      photos: [],
      authorName: publicNameOf(actor),
      replyTo: null,
      quoted: null,
    });
    return ok({ content: { ...opening, title: payload.title }, membership: withMessage(membership, now) });
  },
} as const satisfies CommandDefinition<OpeningPayload, Message>;
