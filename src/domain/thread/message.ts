import type { Identifier } from "../basics/identifier.ts";
import type { Instant } from "../basics/instant.ts";
import type { Content } from "../content/content.ts";
import type { ThreadSubject } from "./thread.ts";

/** The command that writes one. */
export const MESSAGE_KIND = "post-message";
/** The command that opens a discussion about nothing else. */
export const OPENING_KIND = "open-thread";

/** cities/{cityId}/messages/{id}: the public projection. */
export interface Message extends Content {
  readonly schemaVersion: 1;
  /** What it is under; itself where it opens a discussion. */
  readonly subject: ThreadSubject;
  /** Of the discussion that it opens; missing in every other message, empty where nobody may read it. */
  readonly title?: string;
  /** The page of its thread: `pageKeyOf`. */
  readonly page: string;
  readonly text: string;
  /** The answer of the commune: pinned, and signed by it. */
  readonly isOfficial: boolean;
  /** The message it stands under; null on the first level. */
  readonly replyTo: Identifier | null;
  /** The message shown above it, by its id: what is hidden or deleted is so in its quotes too. */
  readonly quoted: Identifier | null;
  readonly editedAt: Instant | null;
  /** By its author: the place stays, the words are gone. */
  readonly deletedAt: Instant | null;
}

/** It stands under nothing: a moderator opened a discussion with it. */
export interface Opening extends Message {
  readonly title: string;
}

export function isOpening(message: Message): message is Opening {
  return message.title !== undefined;
}
