import { useLingui } from "@lingui/react";
import { useMemo } from "react";
import { useNow } from "../../data/device/use-clock.ts";
import type { OutboxRow } from "../../data/device/rows.ts";
import { useTalks } from "../../data/threads/use-talks.ts";
import { useOutbox } from "../../data/outbox/use-outbox.ts";
import type { Identifier } from "../../domain/basics/identifier.ts";
import type { CityId } from "../../domain/city/city.ts";
import { subjectOf } from "../../domain/command/command.ts";
import type { TalkCount } from "../../domain/thread/talk-count.ts";
import { useQueryState } from "../../shared/collection/use-query-state.ts";
import type { QueueItem } from "../../shared/moderation/queue-item.ts";
import { isDecision } from "./is-decision.ts";
import { itemsSaying } from "./items-saying.ts";
import { itemsOfKind, readQueueQuery, sortedItems, writeQueueQuery, type QueueQuery } from "./queue-query.ts";
import { queuesOf, type Queues } from "./queues.ts";
import { useQueueItems } from "./use-queue-items.ts";

const NO_ROWS: readonly OutboxRow[] = [];

interface KnownQueues {
  /** Whether any queue has them or not. */
  readonly all: readonly QueueItem[] | undefined;
  readonly queues: Queues | undefined;
  readonly isWhole: boolean;
  readonly isReceived: boolean;
  /** What this person decided here and the city has not answered, or answered « À revoir ». */
  readonly decisions: readonly OutboxRow[];
  /** What the city counted of the discussion under each. */
  readonly talks: ReadonlyMap<Identifier, TalkCount>;
}

export function useQueues(cityId: CityId): KnownQueues {
  const now = useNow();
  const talks = useTalks(cityId);
  const rows = useOutbox() ?? NO_ROWS;
  const decisions = useMemo(
    () => rows.filter(({ command }) => command.cityId === cityId && isDecision(command)),
    [rows, cityId],
  );
  const { items, isWhole, isReceived } = useQueueItems(cityId, decisions);
  const queues = useMemo(() => {
    const toReview = decisions.filter(({ state }) => state === "conflict");
    const ids = new Set(toReview.map(({ command }) => subjectOf(command).id));
    return items === undefined ? undefined : queuesOf(items, { toReview: ids, now, talks });
  }, [items, decisions, now, talks]);
  return { all: items, queues, isWhole, isReceived, decisions, talks };
}

export function useQueue(cityId: CityId) {
  const { i18n } = useLingui();
  const known = useQueues(cityId);
  const [query, setQuery] = useQueryState(readQueueQuery, writeQueueQuery);
  const { queue, kind, sort, q } = query;
  const inQueue = known.queues?.[queue];
  const items = useMemo(
    () =>
      inQueue === undefined ? undefined : sortedItems(itemsSaying(i18n, q, itemsOfKind(inQueue, kind)), sort),
    [inQueue, kind, sort, q, i18n],
  );
  return { ...known, items, query, setQuery: (next: QueueQuery) => setQuery(() => next) };
}
