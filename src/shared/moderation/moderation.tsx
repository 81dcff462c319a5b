import { withWords } from "../../i18n/activate-locale.ts";
import { comingPart } from "../../ui/coming-part.tsx";

/** What moderators do with a content of any kind, where they read it; fetched for them alone. */
export const Moderation = comingPart(
  async () => (await withWords(import("./moderation-section.tsx"))).ModerationSection,
);
