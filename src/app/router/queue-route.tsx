import { ActivityQueueRow } from "../../features/activities/queue/activity-queue-row.tsx";
import { acknowledgementOf } from "../../features/anomalies/queue/acknowledge.ts";
import { AnomalyQueueRow } from "../../features/anomalies/queue/anomaly-queue-row.tsx";
import { IdeaQueueRow } from "../../features/ideas/queue/idea-queue-row.tsx";
import { MessageQueueRow } from "../../features/threads/message-queue-row.tsx";
import { QueuePage } from "../../features/moderation/queue-page.tsx";

const ROWS = {
  anomalies: AnomalyQueueRow,
  ideas: IdeaQueueRow,
  activities: ActivityQueueRow,
  messages: MessageQueueRow,
};

export function QueueRoute() {
  return <QueuePage rows={ROWS} acknowledge={acknowledgementOf} />;
}
