import { markContent } from "../content/mark-content.ts";

/** « Je soutiens »: for residents with a confirmed address, and until the commune has taken the idea up. */
export const supportIdea = markContent(
  { collection: "ideas", idField: "ideaId", kind: "support" },
  ({ authorId, status }, { actor }) => {
    if (authorId === actor.uid) return { code: "not_allowed" };
    if (!actor.isConfirmed) return { code: "address_to_confirm" };
    return status === "open" ? undefined : { code: "supports_closed" };
  },
);
