import type { Identifier } from "../../domain/basics/identifier.ts";
import type { ContentCollection } from "../../domain/command/subject.ts";
import type { QueueItem } from "../../shared/moderation/queue-item.ts";
import { oneOf, queryWith } from "../../shared/collection/query-values.ts";
import { QUEUES, type Queue } from "./queues.ts";

export const QUEUE_KINDS = [
  "all",
  "anomalies",
  "ideas",
  "activities",
  "messages",
] as const satisfies readonly (ContentCollection | "all")[];
export type QueueKind = (typeof QUEUE_KINDS)[number];

const QUEUE_SORTS = ["urgent", "newest", "oldest"] as const;
export type QueueSort = (typeof QUEUE_SORTS)[number];

/** Which of it a moderator works through, in which order; kept in the address. */
export interface QueueQuery {
  readonly queue: Queue;
  readonly kind: QueueKind;
  readonly sort: QueueSort;
  /** Words that it says. */
  readonly q: string;
}

const USUAL: QueueQuery = { queue: "waiting", kind: "all", sort: "urgent", q: "" };

const CHOSEN = "item";

/** All that waits, of every kind. */
export const WHOLE_QUEUE = { queue: USUAL.queue, kind: USUAL.kind } as const;

export function isWholeQueue({ queue, kind }: QueueQuery): boolean {
  return queue === WHOLE_QUEUE.queue && kind === WHOLE_QUEUE.kind;
}

export function readQueueQuery(query: URLSearchParams): QueueQuery {
  return {
    queue: oneOf(QUEUES, query.get("queue"), USUAL.queue),
    kind: oneOf(QUEUE_KINDS, query.get("kind"), USUAL.kind),
    sort: oneOf(QUEUE_SORTS, query.get("sort"), USUAL.sort),
    q: query.get("q") ?? USUAL.q,
  };
}

export function writeQueueQuery(query: URLSearchParams, values: QueueQuery): URLSearchParams {
  const written = queryWith(query, values, USUAL);
  // Another part of it begins with its own first.
  written.delete(CHOSEN);
  return written;
}

/** The one of it that is shown beside it. */
export function readChosen(query: URLSearchParams): Identifier {
  return query.get(CHOSEN) ?? "";
}

export function writeChosen(query: URLSearchParams, id: Identifier): URLSearchParams {
  const written = new URLSearchParams(query);
  written.set(CHOSEN, id);
  return written;
}

export function itemsOfKind(items: readonly QueueItem[], kind: QueueKind): readonly QueueItem[] {
  return kind === "all" ? items : items.filter(({ collection }) => collection === kind);
}

/** What a queue holds has its own order: the most urgent first. */
export function sortedItems(items: readonly QueueItem[], sort: QueueSort): readonly QueueItem[] {
  if (sort === "urgent") return items;
  const oldestFirst = items.toSorted((a, b) => a.content.createdAt - b.content.createdAt);
  return sort === "oldest" ? oldestFirst : oldestFirst.toReversed();
}
