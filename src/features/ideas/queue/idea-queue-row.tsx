import { useLingui } from "@lingui/react";
import type { IdeaView } from "../../../domain/idea/idea-view.ts";
import { supportThresholdOf } from "../../../domain/idea/support-threshold.ts";
import { ideaTitle } from "../../../i18n/idea-words.ts";
import { flaggedBadgeOf } from "../../../shared/moderation/flagged-badge.tsx";
import { QueueActions, QueueSelect } from "../../../shared/moderation/queue-actions.tsx";
import type { QueueRowProps } from "../../../shared/moderation/queue-item.ts";
import { IdeaCard } from "../list/idea-card.tsx";

/** An idea among what moderators have to do. */
export function IdeaQueueRow({ view, city, isBare = false, ...placement }: QueueRowProps<IdeaView>) {
  const { i18n } = useLingui();
  const { idea } = view;
  const about = { collection: "ideas", content: idea } as const;
  const title = ideaTitle(i18n, idea);
  return (
    <IdeaCard
      {...placement}
      view={view}
      threshold={supportThresholdOf(city)}
      flags={flaggedBadgeOf(idea, isBare)}
      lead={<QueueSelect about={about} title={title} />}
      actions={
        isBare ? undefined : (
          <QueueActions about={about} title={title} words={[idea.finding, idea.proposal].join("\n")} />
        )
      }
    />
  );
}
