import { withWords } from "../../i18n/activate-locale.ts";
import { comingPart } from "../../ui/coming-part.tsx";

/** What is decided about a message, where it stands by itself; fetched for moderators alone. */
export const LazyDecisions = comingPart(
  async () => (await withWords(import("../../shared/threads/message-moderation.tsx"))).MessageDecisions,
);
