import { useEffect, useState } from "react";
import type { OutboxRow } from "../../data/device/rows.ts";
import type { Identifier } from "../../domain/basics/identifier.ts";
import { subjectOf } from "../../domain/command/command.ts";
import { useQueryState } from "../../shared/collection/use-query-state.ts";
import type { QueueItem } from "../../shared/moderation/queue-item.ts";
import { readChosen, writeChosen } from "./queue-query.ts";

interface ChosenOf {
  /** Undefined where none is shown beside them, too. */
  readonly items: readonly QueueItem[] | undefined;
  readonly isWhole: boolean;
  /** What this person decided here. */
  readonly decisions: readonly OutboxRow[];
}

interface Chosen {
  /** Undefined where there is none, or while it is still being read. */
  readonly chosen: QueueItem | undefined;
  /** Where it stands among them, or stood when it left. */
  readonly place: number;
  /** It left the queue by what somebody else did: it stays until this person moves on. */
  readonly hasLeft: boolean;
  readonly choose: (id: Identifier) => void;
}

interface Seen {
  readonly item: QueueItem | undefined;
  readonly place: number;
  /** With a decision of this person about it, which may be why it leaves. */
  readonly isOwn: boolean;
}

const NOTHING: Seen = { item: undefined, place: 0, isOwn: false };

/**
 * Which one of the queue is shown beside it: the one that the address names, else the first. Once all is read it is kept in the
 * address, so that what arrives before it takes no place from it; when this person’s decision takes it from the queue, the next takes
 * its own.
 */
export function useChosen({ items, isWhole, decisions }: ChosenOf): Chosen {
  const [named, name] = useQueryState(readChosen, writeChosen);
  const found = items?.findIndex(({ content }) => content.id === named) ?? -1;
  const isOwn = decisions.some(({ command }) => subjectOf(command).id === named);
  const seen = useSeen({ item: items?.[found], place: found, isOwn });
  const shown = shownOf({ items, named, found, seen, isWhole, isOwn });
  const id = shown.chosen?.content.id ?? named;
  const isToBeNamed = isWhole && id !== named;
  useEffect(() => {
    if (isToBeNamed) name(() => id);
  });
  return { ...shown, choose: (next) => name(() => next) };
}

/** What was found last. */
function useSeen(now: Seen): Seen {
  const [seen, keep] = useState<Seen>(NOTHING);
  const isSame = seen.item === now.item && seen.place === now.place && seen.isOwn === now.isOwn;
  if (now.item !== undefined && !isSame) keep(now);
  return seen;
}

interface Known extends Pick<ChosenOf, "items" | "isWhole"> {
  readonly named: Identifier;
  readonly found: number;
  readonly seen: Seen;
  readonly isOwn: boolean;
}

function shownOf(known: Known): Omit<Chosen, "choose"> {
  const { items, seen } = known;
  const place = placeOf(known);
  if (items === undefined) return { chosen: undefined, place, hasLeft: false };
  if (hasLeft(known)) return { chosen: seen.item, place, hasLeft: true };
  return { chosen: items[Math.min(place, items.length - 1)], place, hasLeft: false };
}

/** By what somebody else did. */
function hasLeft({ named, found, seen, isWhole, isOwn }: Known): boolean {
  return isWhole && found < 0 && seen.item?.content.id === named && !seen.isOwn && !isOwn;
}

/** Not a number while what is named may still come. */
function placeOf({ named, found, seen, isWhole }: Known): number {
  if (named === "") return 0;
  if (found >= 0) return found;
  return isWhole ? seen.place : Number.NaN;
}
