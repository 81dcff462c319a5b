import { Trans } from "@lingui/react/macro";
import { useState, type ComponentType, type ReactNode } from "react";
import type { ActivityView } from "../../domain/activity/activity-view.ts";
import type { AnomalyView } from "../../domain/anomaly/anomaly-view.ts";
import type { City, CityId } from "../../domain/city/city.ts";
import type { IdeaView } from "../../domain/idea/idea-view.ts";
import type { MessageView } from "../../domain/thread/message-view.ts";
import { pathOf } from "../../domain/navigation/routes.ts";
import { subjectPathOf } from "../../domain/navigation/subject-path.ts";
import { CollectionList } from "../../shared/collection/collection-list.tsx";
import { FilterText } from "../../shared/collection/filter-text.tsx";
import type { CardPlacement } from "../../shared/collection/item-row.tsx";
import { useNotedVisit } from "../../shared/collection/use-noted-visit.ts";
import type { QueueItem, QueueRowProps } from "../../shared/moderation/queue-item.ts";
import { QueueSelectionContext } from "../../shared/moderation/queue-selection.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { acknowledgementBy, type Acknowledge } from "./bulk-commands.ts";
import { DecisionTray } from "./decision-tray.tsx";
import { MutedPeople } from "./muted-people.tsx";
import { NothingToDo } from "./nothing-to-do.tsx";
import { QueueChoice } from "./queue-choice.tsx";
import { areQueueKeysOn, QueueKeys } from "./queue-keys.tsx";
import styles from "./queue.module.css";
import { isWholeQueue, WHOLE_QUEUE } from "./queue-query.ts";
import { QueueSortSelect } from "./queue-sort.tsx";
import { roundOf } from "./round-of.ts";
import { TalkLine } from "./talk-line.tsx";
import { TourLink } from "./tour-ways.tsx";
import { useQueueKeys } from "./use-queue-keys.ts";
import { useQueueSwipe } from "./use-queue-swipe.ts";
import { useQueue } from "./use-queue.ts";
import { useSelection } from "./use-selection.ts";

/** How each collection shows one: handed in, for features do not know each other. */
export interface QueueRows {
  readonly anomalies: ComponentType<QueueRowProps<AnomalyView>>;
  readonly ideas: ComponentType<QueueRowProps<IdeaView>>;
  readonly activities: ComponentType<Omit<QueueRowProps<ActivityView>, "city">>;
  readonly messages: ComponentType<Omit<QueueRowProps<MessageView>, "city">>;
}

export interface QueueListProps {
  readonly city: City;
  readonly rows: QueueRows;
  readonly acknowledge: Acknowledge;
  /** What moderators begin a discussion with: handed in, too. */
  readonly openThread: (cityId: CityId) => ReactNode;
}

export function QueueList({ city, rows, acknowledge, openThread }: QueueListProps) {
  const { queues, items, isWhole, isReceived, query, setQuery, decisions, talks } = useQueue(city.id);
  useNotedVisit(roundOf(city.id));
  const { selection, selected, select, clear } = useSelection(items);
  const [areKeysOn, setKeysOn] = useState(areQueueKeysOn);
  const list = useQueueKeys(areKeysOn);
  useQueueSwipe(areKeysOn, list);
  return (
    <QueueSelectionContext value={selection}>
      <div ref={list} className={styles.queue}>
        <CollectionList
          idOf={({ content }) => content.id}
          items={items}
          isWhole={isWhole}
          isMixed
          filters={
            <>
              <div className={styles.search}>
                <FilterText text={query.q} onText={(q) => setQuery({ ...query, q })} />
                <TourLink cityId={city.id} />
              </div>
              <QueueChoice
                queues={queues}
                isKnown={isWhole && isReceived}
                query={query}
                onChange={setQuery}
              />
              {query.queue === "talks" ? (
                <>
                  {openThread(city.id)}
                  <MutedPeople cityId={city.id} />
                </>
              ) : null}
              <DecisionTray decisions={decisions} />
            </>
          }
          count={
            items === undefined || items.length === 0 ? null : (
              <BulkBar
                cityId={city.id}
                selected={selected}
                acknowledgementOf={acknowledgementBy(acknowledge)}
                onSelectAll={() => select(items)}
                onClear={clear}
              />
            )
          }
          notes={isWhole || items === undefined ? null : <StillReading />}
          sort={<QueueSortSelect query={query} onChange={setQuery} />}
          none={
            <NothingToDo
              cityId={city.id}
              isKnown={isWhole && isReceived}
              words={query.q.trim()}
              onClear={() => setQuery({ ...query, q: "" })}
              onAll={isWholeQueue(query) ? undefined : () => setQuery({ ...query, ...WHOLE_QUEUE })}
            />
          }
          pathOfItem={(id) =>
            query.queue === "talks"
              ? pathOf("Thread", { cityId: city.id, threadId: id })
              : pathOfItem(
                  city.id,
                  items?.find(({ content }) => content.id === id),
                )
          }
          renderRow={(item, placement) => (
            <>
              {renderRow(rows, item, city, placement)}
              {query.queue === "talks" ? <TalkLine talk={talks.get(item.content.id)} /> : null}
            </>
          )}
        />
        <QueueKeys isOn={areKeysOn} onChange={setKeysOn} />
      </div>
    </QueueSelectionContext>
  );
}

/** The most urgent may be among those that the device has not read yet. */
function StillReading() {
  return (
    <output>
      <Trans>Lecture des plus anciens en cours : l’ordre peut encore changer.</Trans>
    </output>
  );
}

function pathOfItem(cityId: CityId, item: QueueItem | undefined): string {
  if (item === undefined) return pathOf("Threads", { cityId });
  const { collection, content } = item;
  const threadId = item.collection === "messages" ? item.view.message.subject.id : undefined;
  return subjectPathOf(cityId, { collection, id: content.id }, threadId);
}

function renderRow(
  { anomalies: Anomaly, ideas: Idea, activities: Activity, messages: Message }: QueueRows,
  item: QueueItem,
  city: City,
  placement: CardPlacement,
): ReactNode {
  switch (item.collection) {
    case "anomalies":
      return <Anomaly {...placement} city={city} view={item.view} />;
    case "ideas":
      return <Idea {...placement} city={city} view={item.view} />;
    case "activities":
      return <Activity {...placement} view={item.view} />;
    case "messages":
      return <Message {...placement} view={item.view} />;
  }
}
