import type { Instant } from "../basics/instant.ts";
import type { Content } from "../content/content.ts";
import { isTakenAway } from "../content/is-taken-away.ts";
import type { Message } from "./message.ts";
import type { Thread } from "./thread.ts";

/** What a message stands in and under. Undefined: nobody decided about it, or it is not there. */
interface Above {
  readonly thread: Pick<Thread, "state"> | undefined;
  readonly about: Content | undefined;
}

/** Nobody but moderators reads what is said in a discussion that is hidden, or about what was taken from everybody. */
export function isWithheldUnder({ thread, about }: Above): boolean {
  return thread?.state === "hidden" || (about !== undefined && isTakenAway(about));
}

/** The message as what it stands in and under is now: the same object where nothing changes. What was decided about it alone stays so. */
export function asItsThread(message: Message, { thread, about }: Above, now: Instant): Message {
  const { withheld, ...shown } = message;
  // What opens a discussion is its subject itself: its own visibility says who reads it.
  const isSubject = message.subject.id === message.id;
  const isWithheld = isWithheldUnder({ thread, about: isSubject ? undefined : about });
  if (isWithheld === (withheld === true)) return message;
  const changed = { ...shown, rev: message.rev + 1, updatedAt: now };
  return isWithheld ? { ...changed, withheld: true } : changed;
}
