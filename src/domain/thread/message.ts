import type { Identifier } from "../basics/identifier.ts";
import type { Instant } from "../basics/instant.ts";
import type { Content } from "../content/content.ts";
import type { ThreadSubject } from "./thread.ts";

/** The command that writes one. */
export const MESSAGE_KIND = "post-message";

/** cities/{cityId}/messages/{id}: the public projection. */
export interface Message extends Content {
  readonly schemaVersion: 1;
  readonly subject: ThreadSubject;
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
