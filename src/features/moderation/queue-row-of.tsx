import type { ComponentType, ReactNode } from "react";
import type { ActivityView } from "../../domain/activity/activity-view.ts";
import type { AnomalyView } from "../../domain/anomaly/anomaly-view.ts";
import type { City, CityId } from "../../domain/city/city.ts";
import type { IdeaView } from "../../domain/idea/idea-view.ts";
import { pathOf } from "../../domain/navigation/routes.ts";
import { subjectPathOf } from "../../domain/navigation/subject-path.ts";
import type { MessageView } from "../../domain/thread/message-view.ts";
import type { CardPlacement } from "../../shared/collection/item-row.tsx";
import type { QueueItem, QueueRowProps } from "../../shared/moderation/queue-item.ts";

/** How each collection shows one: handed in, for features do not know each other. */
export interface QueueRows {
  readonly anomalies: ComponentType<QueueRowProps<AnomalyView>>;
  readonly ideas: ComponentType<QueueRowProps<IdeaView>>;
  readonly activities: ComponentType<Omit<QueueRowProps<ActivityView>, "city">>;
  readonly messages: ComponentType<Omit<QueueRowProps<MessageView>, "city">>;
}

export interface QueueRowPlacement extends CardPlacement {
  readonly isBare?: boolean;
}

export function queueRowOf(
  { anomalies: Anomaly, ideas: Idea, activities: Activity, messages: Message }: QueueRows,
  item: QueueItem,
  city: City,
  placement: QueueRowPlacement,
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

/** The page of one; where discussions are listed, its discussion. */
export function pagePathOf(cityId: CityId, item: QueueItem | undefined, isTalk: boolean): string {
  if (item === undefined) return pathOf("Threads", { cityId });
  const { collection, content } = item;
  if (isTalk) return pathOf("Thread", { cityId, threadId: content.id });
  const threadId = item.collection === "messages" ? item.view.message.subject.id : undefined;
  return subjectPathOf(cityId, { collection, id: content.id }, threadId);
}
