import type { Identifier } from "../basics/identifier.ts";
import { isOpening } from "./message.ts";
import type { MessageView } from "./message-view.ts";

/** A message of the first level, and what stands under it. */
export interface Talk {
  readonly first: MessageView;
  readonly answers: readonly MessageView[];
}

/**
 * The messages of one thread, without the one that opens it, as everybody reads them: in the order in which the city took them, answers under what they answer. What
 * waits on this device comes last. An answer whose first message is on a page that was not read stands by itself.
 */
export function inThreadOrder(threadId: Identifier, views: readonly MessageView[]): readonly Talk[] {
  const inOrder = views
    .filter(({ message }) => message.subject.id === threadId && !isOpening(message))
    .toSorted(byArrival);
  const ids = new Set(inOrder.map(({ message }) => message.id));
  const isFirst = ({ message: { replyTo } }: MessageView): boolean => replyTo === null || !ids.has(replyTo);
  return inOrder.filter(isFirst).map((first) => ({
    first,
    answers: inOrder.filter((view) => !isFirst(view) && view.message.replyTo === first.message.id),
  }));
}

/** What the commune said last in this thread, and everybody may read; what opened it is no answer. */
export function lastAnswer(threadId: Identifier, views: readonly MessageView[]): MessageView | undefined {
  const official = views.filter(
    ({ message }) =>
      message.subject.id === threadId && message.isOfficial && message.text !== "" && !isOpening(message),
  );
  return official.toSorted((a, b) => a.message.createdAt - b.message.createdAt).at(-1);
}

function byArrival(a: MessageView, b: MessageView): number {
  const waits = Number(isWaiting(a)) - Number(isWaiting(b));
  if (waits !== 0) return waits;
  const apart = a.message.createdAt - b.message.createdAt;
  return apart === 0 ? (a.message.id < b.message.id ? -1 : 1) : apart;
}

/** The city has not taken it: it has no place among the others yet. */
export function isWaiting({ sync, message }: MessageView): boolean {
  // On this device it was made when it was sent; the city says when it took it.
  const isTaken = message.createdAt !== message.performedAt;
  return !isTaken && sync !== null && sync !== "sent" && sync !== "photos";
}
