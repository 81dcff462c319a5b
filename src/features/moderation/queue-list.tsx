import { Trans } from "@lingui/react/macro";
import type { ComponentType, ReactNode } from "react";
import type { ActivityView } from "../../domain/activity/activity-view.ts";
import type { AnomalyView } from "../../domain/anomaly/anomaly-view.ts";
import type { City, CityId } from "../../domain/city/city.ts";
import type { IdeaView } from "../../domain/idea/idea-view.ts";
import type { MessageView } from "../../domain/thread/message-view.ts";
import { pathOf } from "../../domain/navigation/routes.ts";
import { CollectionList } from "../../shared/collection/collection-list.tsx";
import type { CardPlacement } from "../../shared/collection/item-row.tsx";
import type { QueueItem, QueueRowProps } from "../../shared/moderation/queue-item.ts";
import { NothingFound } from "../../ui/drawings/nothing-found.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { DecisionTray } from "./decision-tray.tsx";
import { QueueChoice } from "./queue-choice.tsx";
import { useQueue } from "./use-queue.ts";

/** How each collection shows one: handed in, for features do not know each other. */
export interface QueueRows {
  readonly anomalies: ComponentType<QueueRowProps<AnomalyView>>;
  readonly ideas: ComponentType<QueueRowProps<IdeaView>>;
  readonly activities: ComponentType<Omit<QueueRowProps<ActivityView>, "city">>;
  readonly messages: ComponentType<Omit<QueueRowProps<MessageView>, "city">>;
}

interface QueueListProps {
  readonly city: City;
  readonly rows: QueueRows;
}

export function QueueList({ city, rows }: QueueListProps) {
  const { queues, isWhole, chosen, choose, decisions } = useQueue(city.id);
  const items = queues?.[chosen];
  return (
    <CollectionList
      idOf={({ content }) => content.id}
      items={items}
      isWhole={isWhole}
      filters={<QueueChoice queues={queues} chosen={chosen} onChoose={choose} />}
      count={<DecisionTray decisions={decisions} />}
      sort={null}
      none={
        isWhole ? <EmptyState drawing={<NothingFound />} title={<Trans>Rien à traiter ici.</Trans>} /> : null
      }
      pathOfItem={(id) =>
        pathOfItem(
          city.id,
          items?.find(({ content }) => content.id === id),
        )
      }
      renderRow={(item, placement) => renderRow(rows, item, city, placement)}
    />
  );
}

function pathOfItem(cityId: CityId, item: QueueItem | undefined): string {
  if (item === undefined) return pathOf("Threads", { cityId });
  const { id } = item.content;
  switch (item.collection) {
    case "anomalies":
      return pathOf("ListAnomaly", { cityId, anomalyId: id });
    case "ideas":
      return pathOf("MapIdea", { cityId, ideaId: id });
    case "activities":
      return pathOf("MapActivity", { cityId, activityId: id });
    case "messages":
      return pathOf("Thread", { cityId, threadId: item.view.message.subject.id });
  }
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
