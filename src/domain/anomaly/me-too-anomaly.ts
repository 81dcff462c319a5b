import { markAnomaly } from "./mark-anomaly.ts";

/** « Je constate aussi »: for everybody but the author, who said so first. */
export const meTooAnomaly = markAnomaly("me-too", ({ authorId }, { actor }) =>
  authorId === actor.uid ? { code: "not_allowed" } : undefined,
);
