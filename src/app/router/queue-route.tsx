import { useSearchParams } from "react-router-dom";
import { isTourView } from "../../domain/navigation/tour-view.ts";
import type { ReactNode } from "react";
import type { CityId } from "../../domain/city/city.ts";
import { ActivityQueueRow } from "../../features/activities/queue/activity-queue-row.tsx";
import { acknowledgementOf } from "../../features/anomalies/queue/acknowledge.ts";
import { AnomalyQueueRow } from "../../features/anomalies/queue/anomaly-queue-row.tsx";
import { TourPage } from "../../features/anomalies/tour/tour-page.tsx";
import { IdeaQueueRow } from "../../features/ideas/queue/idea-queue-row.tsx";
import { MessageQueueRow } from "../../features/threads/message-queue-row.tsx";
import { OpenThread } from "../../features/threads/open-thread.tsx";
import { QueuePage } from "../../features/moderation/queue-page.tsx";
import { QueueDetail } from "./queue-detail.tsx";

const ROWS = {
  anomalies: AnomalyQueueRow,
  ideas: IdeaQueueRow,
  activities: ActivityQueueRow,
  messages: MessageQueueRow,
};

const openThread = (cityId: CityId): ReactNode => <OpenThread cityId={cityId} />;

/** What is to do, or the round that somebody makes of it. */
export function QueueRoute() {
  const [query] = useSearchParams();
  if (isTourView(query.toString())) return <TourPage />;
  return (
    <QueuePage rows={ROWS} detail={QueueDetail} acknowledge={acknowledgementOf} openThread={openThread} />
  );
}
