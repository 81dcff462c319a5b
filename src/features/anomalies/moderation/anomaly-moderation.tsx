import { withWords } from "../../../i18n/activate-locale.ts";
import { ForModerators } from "../../../shared/moderation/for-moderators.tsx";
import type { ModeratorSectionProps } from "./moderator-section.tsx";
import { comingPart } from "../../../ui/coming-part.tsx";

const ModeratorSection = comingPart(
  async () => (await withWords(import("./moderator-section.tsx"))).ModeratorSection,
);

export function AnomalyModeration(props: ModeratorSectionProps) {
  return (
    <ForModerators cityId={props.view.anomaly.cityId}>
      <ModeratorSection {...props} />
    </ForModerators>
  );
}
