import { withoutFlags } from "../content/flags.ts";
import { emptied } from "../content/emptied.ts";
import { isPublished } from "../content/is-published.ts";
import { publicDecision } from "../content/public-decision.ts";
import { isOpening, type Message } from "./message.ts";

/** Fields that say where it stands. */
export const MESSAGE_STANDING = [
  "rev",
  "page",
  "visibility",
  "withheld",
  "moderated",
  "updatedAt",
] as const satisfies readonly (keyof Message)[];

/** What everybody's devices may hold. While it is not public: its place in the thread, and not a word of it. */
export function publicMessageOf(message: Message): Message {
  if (isPublished(message)) return { ...withoutFlags(message), ...publicDecision(message), authorId: "" };
  const unread = { ...emptied(message), text: "", quoted: null, isOfficial: false };
  return isOpening(message) ? { ...unread, title: "" } : unread;
}
