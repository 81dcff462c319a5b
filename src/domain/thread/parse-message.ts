import { IDENTIFIER_SCHEMA } from "../basics/identifier.ts";
import { INSTANT_SCHEMA } from "../basics/instant.ts";
import { boolean, nullable, object, oneOf, optional, text, type Parsed } from "../basics/schema.ts";
import { contentFields } from "../content/content-schema.ts";
import { FROM_NEWER_SERVERS } from "../content/stored-fields.ts";
import { MESSAGE_CHARS, THREAD_TITLE_CHARS } from "../limits/limits.ts";
import type { Message } from "./message.ts";
import { THREAD_COLLECTIONS, type ThreadSubject } from "./thread.ts";

const PAGE_CHARS_MAX = 64;

export const THREAD_SUBJECT_SCHEMA = object<ThreadSubject>({
  collection: oneOf(THREAD_COLLECTIONS),
  id: IDENTIFIER_SCHEMA,
});

/** The text may be empty: what is hidden or deleted has none. A message has no status, and so no history. */
const MESSAGE_SCHEMA = object<Message>(
  {
    ...contentFields(oneOf([""])),
    subject: THREAD_SUBJECT_SCHEMA,
    title: optional(text({ max: THREAD_TITLE_CHARS.max })),
    page: text({ max: PAGE_CHARS_MAX }),
    text: text({ max: MESSAGE_CHARS.max, lines: "many" }),
    isOfficial: boolean,
    replyTo: nullable(IDENTIFIER_SCHEMA),
    quoted: nullable(IDENTIFIER_SCHEMA),
    editedAt: nullable(INSTANT_SCHEMA),
    deletedAt: nullable(INSTANT_SCHEMA),
  },
  FROM_NEWER_SERVERS,
);

export function parseMessage(value: unknown): Parsed<Message> {
  return MESSAGE_SCHEMA.parse(value);
}
