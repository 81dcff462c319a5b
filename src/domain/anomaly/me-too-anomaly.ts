import { markContent } from "../content/mark-content.ts";

/** « Je constate aussi »: for everybody but the author, who said so first. */
export const meTooAnomaly = markContent(
  { collection: "anomalies", idField: "anomalyId", kind: "me-too" },
  ({ authorId }, { actor }) => (authorId === actor.uid ? { code: "not_allowed" } : undefined),
);
