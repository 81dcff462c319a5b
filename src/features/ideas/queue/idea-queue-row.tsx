import { useLingui } from "@lingui/react";
import type { IdeaView } from "../../../domain/idea/idea-view.ts";
import { supportThresholdOf } from "../../../domain/idea/support-threshold.ts";
import { ideaTitle } from "../../../i18n/idea-words.ts";
import { QueueActions } from "../../../shared/moderation/queue-actions.tsx";
import type { QueueRowProps } from "../../../shared/moderation/queue-item.ts";
import { IdeaCard } from "../list/idea-card.tsx";

/** An idea among what moderators have to do. */
export function IdeaQueueRow({ view, city, ...placement }: QueueRowProps<IdeaView>) {
  const { i18n } = useLingui();
  const { idea } = view;
  return (
    <IdeaCard
      {...placement}
      view={view}
      threshold={supportThresholdOf(city)}
      actions={
        <QueueActions
          about={{ collection: "ideas", content: idea }}
          title={ideaTitle(i18n, idea)}
          words={[idea.finding, idea.proposal].join("\n")}
        />
      }
    />
  );
}
