import type { ComponentType, MouseEvent, ReactNode } from "react";
import type { City } from "../../domain/city/city.ts";
import type { CardPlacement } from "../../shared/collection/item-row.tsx";
import type { QueueItem } from "../../shared/moderation/queue-item.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Beside } from "./beside.tsx";
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
  readonly isWhole: boolean;
  /** There is room beside the list. */
  readonly isSplit: boolean;
  readonly areKeysOn: boolean;
}

const NO_ITEMS: readonly QueueItem[] = [];

/** Where there is room, the queue is worked through without leaving it: what is chosen is read and decided about beside the list (MOD-20). */
export function useQueueBeside(props: QueueBesideProps) {
  const { detail: Detail, none, items, isWhole, isSplit, areKeysOn, ...where } = props;
  const shown = isSplit ? items : undefined;
  const { chosen, choose } = useChosen(shown, isWhole);
  const id = chosen?.content.id;
  const { pane, enter, focusKept, onClickCapture } = useBeside(id);
  useBesideKeys({ isOn: isSplit && areKeysOn, items: shown ?? NO_ITEMS, chosenId: id, choose, pane });
  const open = (item: QueueItem, event: MouseEvent | undefined): void => {
    // Another tab, or another window.
    if (event === undefined || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    choose(item.content.id);
    // By key: on to what it says.
    if (event.detail === 0) enter(item.content.id);
  };
  return {
    focusKept,
    noneInList: isSplit ? null : none,
    placed(item: QueueItem, placement: CardPlacement): QueueRowPlacement {
      if (!isSplit) return placement;
      const selected = item.content.id === id;
      return { ...placement, isBare: true, selected, onOpen: (event) => open(item, event) };
    },
    pane: isSplit ? (
      <Beside {...{ pane, onClickCapture, id }}>
        {chosen === undefined ? (
          items?.length === 0 ? (
            none
          ) : (
            <Skeleton count={6} />
          )
        ) : (
          <Detail item={chosen} {...where} />
        )}
      </Beside>
    ) : null,
  };
}
