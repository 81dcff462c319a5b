import type { Instant } from "../basics/instant.ts";
import type { StatusChange } from "../content/content.ts";
import { THREAD_ENTRIES_SHOWN } from "../limits/limits.ts";
import { isWaiting, type Talk } from "./thread-order.ts";
import { pageNumberOf } from "./thread.ts";

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
  /** How many messages that are here lie between. */
  readonly hidden: number;
  readonly end: readonly ThreadEntry[];
}

interface Asked {
  /** All that is here was asked for. */
  readonly isWhole: boolean;
  /** Pages after the first one are not read. */
  readonly isBroken: boolean;
}

/** How a long thread begins and how it ends; all that is here once it was asked for, around what is not read. */
export function shownEntries(entries: readonly ThreadEntry[], { isWhole, isBroken }: Asked): ShownEntries {
  const cut = entries.length - THREAD_ENTRIES_SHOWN;
  const between = isWhole || cut <= 1 ? [] : entries.slice(1, cut);
  const hidden = between.reduce((sum, entry) => sum + messagesIn(entry), 0);
  if (hidden > 0) return { start: entries.slice(0, 1), hidden, end: entries.slice(cut) };
  const read = isBroken ? entries.findLastIndex(isOnFirstPage) + 1 : 0;
  return { start: entries.slice(0, read), hidden, end: entries.slice(read) };
}

function isOnFirstPage(entry: ThreadEntry): boolean {
  return entry.kind === "talk" && pageNumberOf(entry.talk.first.message.page) === 1;
}

function messagesIn(entry: ThreadEntry): number {
  return entry.kind === "status" ? 0 : 1 + entry.talk.answers.length;
}
