import { useMemo } from "react";
import { useNow } from "../../data/device/use-clock.ts";
import type { OutboxRow } from "../../data/device/rows.ts";
import { useOutbox } from "../../data/outbox/use-outbox.ts";
import type { CityId } from "../../domain/city/city.ts";
import { subjectOf } from "../../domain/command/command.ts";
import { useQueryState } from "../../shared/collection/use-query-state.ts";
import { isDecision } from "./is-decision.ts";
import { QUEUES, queuesOf, type Queue, type Queues } from "./queues.ts";
import { useQueueItems } from "./use-queue-items.ts";

const NO_ROWS: readonly OutboxRow[] = [];
const PARAMETER = "queue";

interface KnownQueues {
  readonly queues: Queues | undefined;
  readonly isWhole: boolean;
  /** What this person decided here and the city has not answered, or answered « À revoir ». */
  readonly decisions: readonly OutboxRow[];
}

export function useQueues(cityId: CityId): KnownQueues {
  const { items, isWhole } = useQueueItems(cityId);
  const now = useNow();
  const rows = useOutbox() ?? NO_ROWS;
  const decisions = useMemo(
    () => rows.filter(({ command }) => command.cityId === cityId && isDecision(command)),
    [rows, cityId],
  );
  const queues = useMemo(() => {
    const toReview = decisions.filter(({ state }) => state === "conflict");
    const ids = new Set(toReview.map(({ command }) => subjectOf(command).id));
    return items === undefined ? undefined : queuesOf(items, { toReview: ids, now });
  }, [items, decisions, now]);
  return { queues, isWhole, decisions };
}

export function useQueue(cityId: CityId) {
  const known = useQueues(cityId);
  const [chosen, choose] = useQueryState(readQueue, writeQueue);
  return { ...known, chosen, choose: (queue: Queue) => choose(() => queue) };
}

function readQueue(query: URLSearchParams): Queue {
  return QUEUES.find((queue) => queue === query.get(PARAMETER)) ?? "to-check";
}

function writeQueue(query: URLSearchParams, queue: Queue): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set(PARAMETER, queue);
  return next;
}
