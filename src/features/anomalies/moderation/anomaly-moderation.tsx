import { withWords } from "../../../i18n/activate-locale.ts";
import { comingPart } from "../../../ui/coming-part.tsx";

/** Fetched for moderators alone. */
export const AnomalyModeration = comingPart(
  async () => (await withWords(import("./moderator-section.tsx"))).ModeratorSection,
);
