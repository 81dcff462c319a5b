import { useEffect, useState } from "react";
import type { Identifier } from "../../domain/basics/identifier.ts";
import { useQueryState } from "../../shared/collection/use-query-state.ts";
import type { QueueItem } from "../../shared/moderation/queue-item.ts";
import { readChosen, writeChosen } from "./queue-query.ts";

interface Chosen {
  /** Undefined where there is none, or while it is still being read. */
  readonly chosen: QueueItem | undefined;
  readonly choose: (id: Identifier) => void;
}

/**
 * Which one of the queue is shown beside it: the one that the address names, else the first. Once all is read it is kept in the
 * address, so that what arrives before it takes no place from it; when it leaves the queue, the next takes its own.
 *
 * @param items undefined where none is shown beside them, too
 */
export function useChosen(items: readonly QueueItem[] | undefined, isWhole: boolean): Chosen {
  const [named, name] = useQueryState(readChosen, writeChosen);
  const [lastPlace, keepPlace] = useState(0);
  const found = items?.findIndex(({ content }) => content.id === named) ?? -1;
  if (found >= 0 && found !== lastPlace) keepPlace(found);
  const place = placeOf({ named, found, lastPlace, isWhole });
  const chosen = items?.[Math.min(place, items.length - 1)];
  const id = chosen?.content.id ?? named;
  const isToBeNamed = isWhole && id !== named;
  useEffect(() => {
    if (isToBeNamed) name(() => id);
  });
  return { chosen, choose: (next) => name(() => next) };
}

interface Known {
  readonly named: Identifier;
  readonly found: number;
  readonly lastPlace: number;
  readonly isWhole: boolean;
}

/** Not a number while what is named may still come. */
function placeOf({ named, found, lastPlace, isWhole }: Known): number {
  if (named === "") return 0;
  if (found >= 0) return found;
  return isWhole ? lastPlace : Number.NaN;
}
