import { useLingui } from "@lingui/react";
import type { ActivityView } from "../../../domain/activity/activity-view.ts";
import { activityTitle } from "../../../i18n/activity-words.ts";
import { flaggedBadgeOf } from "../../../shared/moderation/flagged-badge.tsx";
import { QueueActions, QueueSelect } from "../../../shared/moderation/queue-actions.tsx";
import type { QueueRowProps } from "../../../shared/moderation/queue-item.ts";
import { ActivityCard } from "../list/activity-card.tsx";

/** An activity among what moderators have to do. */
export function ActivityQueueRow({
  view,
  isBare = false,
  ...placement
}: Omit<QueueRowProps<ActivityView>, "city">) {
  const { i18n } = useLingui();
  const { activity } = view;
  const about = { collection: "activities", content: activity } as const;
  const title = activityTitle(i18n, activity);
  return (
    <ActivityCard
      {...placement}
      view={view}
      flags={flaggedBadgeOf(activity, isBare)}
      lead={<QueueSelect about={about} title={title} />}
      actions={isBare ? undefined : <QueueActions about={about} title={title} words={activity.description} />}
    />
  );
}
