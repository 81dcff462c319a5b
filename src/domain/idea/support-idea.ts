import { markContent } from "../content/mark-content.ts";
import { isArchived } from "./archived-idea.ts";

/** « Je soutiens »: for residents with a confirmed address, and until the commune has taken the idea up or a year has gone by. */
export const supportIdea = markContent(
  { collection: "ideas", idField: "ideaId", kind: "support" },
  (idea, { actor, now }) => {
    if (idea.authorId === actor.uid) return { code: "not_allowed" };
    if (!actor.isConfirmed) return { code: "address_to_confirm" };
    const isClosed = idea.status !== "open" || isArchived(idea, now);
    return isClosed ? { code: "supports_closed" } : undefined;
  },
);
