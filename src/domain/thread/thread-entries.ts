import type { Instant } from "../basics/instant.ts";
import type { StatusChange } from "../content/content.ts";
import { THREAD_ENTRIES_SHOWN } from "../limits/limits.ts";
import { isWaiting, type Talk } from "./thread-order.ts";

/** What stands in a thread: a message with its answers, or what became of the subject meanwhile. */
export type ThreadEntry =
  | { readonly kind: "talk"; readonly key: string; readonly talk: Talk }
  | { readonly kind: "status"; readonly key: string; readonly from: string; readonly step: StatusChange };

/** Messages in their order, and each change of the subject's status where it happened. How it began is no change. */
export function threadEntries(
  talks: readonly Talk[],
  history: readonly StatusChange[],
): readonly ThreadEntry[] {
  const changes = history.flatMap((step, index): readonly ThreadEntry[] => {
    const from = history[index - 1]?.status;
    if (from === undefined || from === step.status) return [];
    return [{ kind: "status", key: `${step.at} ${step.status}`, from, step }];
  });
  const said = talks.map((talk): ThreadEntry => ({ kind: "talk", key: talk.first.message.id, talk }));
  return [...said, ...changes].toSorted((a, b) => placeOf(a) - placeOf(b));
}

function placeOf(entry: ThreadEntry): Instant {
  if (entry.kind === "status") return entry.step.at;
  return isWaiting(entry.talk.first) ? Infinity : entry.talk.first.message.createdAt;
}

interface ShownEntries {
  readonly start: readonly ThreadEntry[];
  /** How many messages lie between. */
  readonly hidden: number;
  readonly end: readonly ThreadEntry[];
}

/** How a long thread begins and how it ends; all of it once it was asked for. */
export function shownEntries(entries: readonly ThreadEntry[], isWhole: boolean): ShownEntries {
  const cut = entries.length - THREAD_ENTRIES_SHOWN;
  if (isWhole || cut <= 1) return { start: [], hidden: 0, end: entries };
  const between = entries.slice(1, cut);
  const hidden = between.reduce((sum, entry) => sum + messagesIn(entry), 0);
  return hidden === 0
    ? { start: [], hidden: 0, end: entries }
    : { start: entries.slice(0, 1), hidden, end: entries.slice(cut) };
}

function messagesIn(entry: ThreadEntry): number {
  return entry.kind === "status" ? 0 : 1 + entry.talk.answers.length;
}
