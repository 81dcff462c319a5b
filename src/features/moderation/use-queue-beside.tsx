import type { ComponentType, MouseEvent, ReactNode } from "react";
import type { OutboxRow } from "../../data/device/rows.ts";
import type { Identifier } from "../../domain/basics/identifier.ts";
import type { City } from "../../domain/city/city.ts";
import type { CardPlacement } from "../../shared/collection/item-row.tsx";
import type { QueueItem } from "../../shared/moderation/queue-item.ts";
import { CARDS_PER_PAGE } from "../../shared/collection/use-pages.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Beside } from "./beside.tsx";
import { LeftMeanwhile } from "./left-meanwhile.tsx";
import type { QueueRowPlacement } from "./queue-row-of.tsx";
import { useBesideKeys } from "./use-beside-keys.ts";
import { useBeside } from "./use-beside.ts";
import { useChosen } from "./use-chosen.ts";

export interface QueueDetailProps {
  readonly item: QueueItem;
  readonly city: City;
  /** Discussions are listed: it shows its own. */
  readonly isTalk: boolean;
}

interface QueueBesideProps extends Pick<QueueDetailProps, "city" | "isTalk"> {
  readonly detail: ComponentType<QueueDetailProps>;
  /** In the place of the detail, where nothing is left. */
  readonly none: ReactNode;
  readonly items: readonly QueueItem[] | undefined;
  /** What is in no queue any more is among them. */
  readonly all: readonly QueueItem[] | undefined;
  readonly decisions: readonly OutboxRow[];
  readonly isWhole: boolean;
  /** There is room beside the list. */
  readonly isSplit: boolean;
  readonly areKeysOn: boolean;
}

/** A longer list takes longer to draw than a moderator waits. */
const ROWS_READ_ON = 10 * CARDS_PER_PAGE;

const NO_ITEMS: readonly QueueItem[] = [];

/** Where there is room, the queue is worked through without leaving it: what is chosen is read and decided about beside the list (MOD-20). */
export function useQueueBeside(props: QueueBesideProps) {
  const { detail: Detail, none, items, all, isWhole, decisions, isSplit, areKeysOn, ...where } = props;
  const shown = isSplit ? items : undefined;
  const { chosen, place, hasLeft, choose } = useChosen({ items: shown, isWhole, decisions });
  const id = chosen?.content.id;
  const { pane, enter, focusKept, onClickCapture } = useBeside(id);
  useBesideKeys({ isOn: isSplit && areKeysOn, items: shown ?? NO_ITEMS, chosenId: id, place, choose, pane });
  const goOn = (): void => {
    const next = idAt(shown, place);
    enter(next);
    choose(next);
  };
  const open = (item: QueueItem, event: MouseEvent | undefined): void => {
    if (event === undefined || isForElsewhere(event)) return;
    event.preventDefault();
    choose(item.content.id);
    // By key: on to what it says.
    if (event.detail === 0) enter(item.content.id);
  };
  return {
    focusKept,
    /** The row of what is chosen is among those that are drawn. */
    shownAtLeast: rowsUpTo(place),
    noneInList: isSplit ? null : none,
    placed(item: QueueItem, placement: CardPlacement): QueueRowPlacement {
      if (!isSplit) return placement;
      const selected = item.content.id === id;
      return { ...placement, isBare: true, selected, onOpen: (event) => open(item, event) };
    },
    pane: isSplit ? (
      <Beside {...{ pane, onClickCapture, id }}>
        {hasLeft ? <LeftMeanwhile onNext={goOn} /> : null}
        {chosen === undefined ? (
          <NoneChosen isNone={items?.length === 0}>{none}</NoneChosen>
        ) : (
          <Detail item={asItIsNow(chosen, all)} {...where} />
        )}
      </Beside>
    ) : null,
  };
}

/** The queue has it as it is now, too; a message that has left may be nowhere on this device any more: it stays as it was. */
function asItIsNow(item: QueueItem, all: readonly QueueItem[] | undefined): QueueItem {
  return all?.find(({ content }) => content.id === item.content.id) ?? item;
}

/** Not for one that is not among them yet. */
function rowsUpTo(place: number): number {
  return place < ROWS_READ_ON ? place + 1 : 0;
}

/** None where none is left. */
function idAt(items: readonly QueueItem[] = NO_ITEMS, place: number): Identifier {
  return items[Math.min(place, items.length - 1)]?.content.id ?? "";
}

/** Another tab, or another window. */
function isForElsewhere({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

function NoneChosen({ isNone, children }: { readonly isNone: boolean; readonly children: ReactNode }) {
  return isNone ? children : <Skeleton count={6} />;
}
