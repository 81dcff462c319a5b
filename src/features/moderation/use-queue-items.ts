import { useMemo } from "react";
import { useActivities } from "../../data/activities/use-activities.ts";
import { useGrowingAnomalies } from "../../data/anomalies/use-anomalies.ts";
import type { OutboxRow } from "../../data/device/rows.ts";
import { useFreshness } from "../../data/replica/use-freshness.ts";
import { useModeratedMessages } from "../../data/threads/use-moderated-messages.ts";
import { useOpenings } from "../../data/threads/use-openings.ts";
import { useIdeas } from "../../data/ideas/use-ideas.ts";
import type { ActivityView } from "../../domain/activity/activity-view.ts";
import type { AnomalyView } from "../../domain/anomaly/anomaly-view.ts";
import { isOpen } from "../../domain/anomaly/statuses.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { IdeaView } from "../../domain/idea/idea-view.ts";
import type { MessageView } from "../../domain/thread/message-view.ts";
import { messagesToReview } from "./messages-to-review.ts";
import type { QueueItem } from "../../shared/moderation/queue-item.ts";

interface QueueItems {
  readonly items: readonly QueueItem[] | undefined;
  /** False while any collection is still being read. */
  readonly isWhole: boolean;
  /** False until the city has told all of it once: that nothing is here says nothing before. */
  readonly isReceived: boolean;
}

/** Everything of a city that a moderator may have to do with, of every collection. */
export function useQueueItems(cityId: CityId, decisions: readonly OutboxRow[]): QueueItems {
  const anomalies = useGrowingAnomalies(cityId);
  const ideas = useIdeas(cityId);
  const activities = useActivities(cityId);
  const messages = useModeratedMessages(cityId);
  const openings = useOpenings(cityId);
  const isWhole = anomalies.isWhole && ideas.isWhole && activities.isWhole && messages !== undefined;
  const items = useMemo(
    () =>
      anomalies.views === undefined || ideas.views === undefined || activities.views === undefined
        ? undefined
        : [
            ...[
              ...anomalies.views.map(ofAnomaly),
              ...ideas.views.map(ofIdea),
              ...activities.views.map(ofActivity),
            ].filter(isWithCommune),
            ...withoutTwice([...messagesToReview(decisions), ...(messages ?? []), ...(openings ?? [])]).map(
              ofMessage,
            ),
          ],
    [anomalies.views, ideas.views, activities.views, messages, openings, decisions],
  );
  return { items, isWhole, isReceived: useIsReceived(cityId) };
}

/** What is on this device alone waits for the network, not for a moderator. */
function isWithCommune({ content }: QueueItem): boolean {
  return content.number !== "";
}

function useIsReceived(cityId: CityId): boolean {
  const anomalies = useFreshness(cityId, "anomalies");
  const ideas = useFreshness(cityId, "ideas");
  const activities = useFreshness(cityId, "activities");
  const moderation = useFreshness(cityId, "moderation");
  return [anomalies, ideas, activities, moderation].every(({ at }) => at !== null);
}

/** What opens a discussion may be flagged too; what this device holds is newer than an answer. */
function withoutTwice(views: readonly MessageView[]): readonly MessageView[] {
  return [...new Map(views.map((view) => [view.message.id, view])).values()];
}

function ofAnomaly(view: AnomalyView): QueueItem {
  const { anomaly: content } = view;
  const { status } = content;
  return { collection: "anomalies", content, view, isOpen: isOpen(status), isUnanswered: status === "new" };
}

/** What gathers supports waits for nobody. */
function ofIdea(view: IdeaView): QueueItem {
  return { collection: "ideas", content: view.idea, view, isOpen: false, isUnanswered: false };
}

function ofActivity(view: ActivityView): QueueItem {
  return { collection: "activities", content: view.activity, view, isOpen: false, isUnanswered: false };
}

function ofMessage(view: MessageView): QueueItem {
  return { collection: "messages", content: view.message, view, isOpen: false, isUnanswered: false };
}
