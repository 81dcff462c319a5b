import type { Identifier } from "../../../src/domain/basics/identifier.ts";
import { DAY_MS, type Instant } from "../../../src/domain/basics/instant.ts";
import type { Content } from "../../../src/domain/content/content.ts";
import type { Message } from "../../../src/domain/thread/message.ts";
import { openThread, type Thread } from "../../../src/domain/thread/thread.ts";
import { asItsThread } from "../../../src/domain/thread/withheld-message.ts";
import { lastOfficeHour } from "../office-hours.ts";

/** Of those that a moderator closed, every third is not even read. */
const HIDDEN_EVERY = 3;

export function closedThread(about: Content, order: number, today: Instant): Thread {
  const decidedAt = lastOfficeHour(Math.min(today, about.createdAt + 9 * DAY_MS));
  const isHidden = order % HIDDEN_EVERY === HIDDEN_EVERY - 1;
  return {
    ...openThread(about.cityId, about.id, decidedAt),
    state: isHidden ? "hidden" : "locked",
    reason: isHidden
      ? "Des personnes y étaient nommées, et accusées."
      : "Tout a été dit : la réponse de la commune est dans le suivi.",
    decidedAt,
    rev: 1,
    updatedAt: decidedAt,
  };
}

/** What is said in a thread that is hidden is withheld. */
export function standingIn(threads: ReadonlyMap<Identifier, Thread>, message: Message): Message {
  const thread = threads.get(message.subject.id);
  const at = Math.max(message.updatedAt, thread?.updatedAt ?? 0);
  return thread === undefined ? message : asItsThread(message, { thread, about: undefined }, at);
}
