import { withWords } from "../../../i18n/activate-locale.ts";
import { ForModerators } from "../../../shared/moderation/for-moderators.tsx";
import type { ModeratorSectionProps } from "./moderator-section.tsx";
import { comingPart } from "../../../ui/coming-part.tsx";

const ModeratorSection = comingPart(
  async () => (await withWords(import("./moderator-section.tsx"))).ModeratorSection,
);

export function IdeaModeration(props: ModeratorSectionProps) {
  return (
    <ForModerators cityId={props.idea.cityId}>
      <ModeratorSection {...props} />
    </ForModerators>
  );
}
