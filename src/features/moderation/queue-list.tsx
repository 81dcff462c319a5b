import { Trans } from "@lingui/react/macro";
import { useState, type ComponentType, type ReactNode } from "react";
import { useOnline } from "../../data/device/use-online.ts";
import type { City, CityId } from "../../domain/city/city.ts";
import { CollectionList } from "../../shared/collection/collection-list.tsx";
import { useIsWide } from "../../shared/collection/use-is-wide.ts";
import { useNotedVisit } from "../../shared/collection/use-noted-visit.ts";
import { QueueSelectionContext } from "../../shared/moderation/queue-selection.ts";
import { classes } from "../../ui/classes.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { acknowledgementBy, type Acknowledge } from "./bulk-commands.ts";
import { CardsCredit } from "./cards-credit.tsx";
import { NothingToDo } from "./nothing-to-do.tsx";
import { QueueFilters } from "./queue-filters.tsx";
import { areQueueKeysOn, QueueKeys } from "./queue-keys.tsx";
import styles from "./queue.module.css";
import { isWholeQueue, WHOLE_QUEUE } from "./queue-query.ts";
import { pagePathOf, queueRowOf, type QueueRows } from "./queue-row-of.tsx";
import { QueueSortSelect } from "./queue-sort.tsx";
import { roundOf } from "./round-of.ts";
import { TalkLine } from "./talk-line.tsx";
import { useQueueBeside, type QueueDetailProps } from "./use-queue-beside.tsx";
import { useQueueKeys } from "./use-queue-keys.ts";
import { useQueueSwipe } from "./use-queue-swipe.ts";
import { useQueue } from "./use-queue.ts";
import { useSelection } from "./use-selection.ts";

export interface QueueListProps {
  readonly city: City;
  readonly rows: QueueRows;
  /** What is read of one and decided about it, where there is room for it beside the list. */
  readonly detail: ComponentType<QueueDetailProps>;
  readonly acknowledge: Acknowledge;
  /** What moderators begin a discussion with: handed in, too. */
  readonly openThread: (cityId: CityId) => ReactNode;
}

export function QueueList({ city, rows, detail, acknowledge, openThread }: QueueListProps) {
  const queue = useQueue(city.id);
  const { items, all, isWhole, isReceived, query, setQuery, decisions, talks } = queue;
  useNotedVisit(roundOf(city.id));
  const { selection, selected, select, clear } = useSelection(items);
  const [areKeysOn, setKeysOn] = useState(areQueueKeysOn);
  const isSplit = useIsWide();
  const isTalk = query.queue === "talks";
  const list = useQueueKeys(areKeysOn && !isSplit);
  useQueueSwipe(areKeysOn && !isSplit, list);
  const none = (
    <NothingToDo
      cityId={city.id}
      isKnown={isWhole && isReceived}
      words={query.q.trim()}
      onClear={() => setQuery({ ...query, q: "" })}
      onAll={isWholeQueue(query) ? undefined : () => setQuery({ ...query, ...WHOLE_QUEUE })}
    />
  );
  const beside = useQueueBeside({
    city,
    detail,
    none,
    items,
    all,
    isWhole,
    decisions,
    isSplit,
    isTalk,
    areKeysOn,
  });
  return (
    <QueueSelectionContext value={selection}>
      <div ref={list} className={classes(styles.queue, isSplit && styles.split)} {...beside.focusKept}>
        <CollectionList
          idOf={({ content }) => content.id}
          items={items}
          isWhole={isWhole}
          isMixed
          shownAtLeast={beside.shownAtLeast}
          filters={<QueueFilters {...queue} cityId={city.id} openThread={openThread} />}
          count={
            items?.length ? (
              <BulkBar
                cityId={city.id}
                selected={selected}
                acknowledgementOf={acknowledgementBy(acknowledge)}
                onSelectAll={() => select(items)}
                onClear={clear}
              />
            ) : null
          }
          notes={items?.length ? <Notes isWhole={isWhole} /> : null}
          sort={<QueueSortSelect query={query} onChange={setQuery} />}
          none={beside.noneInList}
          pathOfItem={(id) =>
            pagePathOf(
              city.id,
              items?.find(({ content }) => content.id === id),
              isTalk,
            )
          }
          renderRow={(item, placement) => (
            <>
              {queueRowOf(rows, item, city, beside.placed(item, placement))}
              {isTalk ? <TalkLine talk={talks.get(item.content.id)} /> : null}
            </>
          )}
        />
        <CardsCredit city={city} items={items} />
        <QueueKeys isOn={areKeysOn} hasSwipe={!isSplit} onChange={setKeysOn} />
        {beside.pane}
      </div>
    </QueueSelectionContext>
  );
}

/** Nothing is being read without network, and what is decided leaves later; with it, the most urgent may be still to come. */
function Notes({ isWhole }: { readonly isWhole: boolean }) {
  const online = useOnline();
  return (
    <output>
      {online ? (
        isWhole ? null : (
          <Trans>Lecture des plus anciens en cours : l’ordre peut encore changer.</Trans>
        )
      ) : (
        <Trans>Sans réseau : vos décisions partiront dès son retour.</Trans>
      )}
    </output>
  );
}
