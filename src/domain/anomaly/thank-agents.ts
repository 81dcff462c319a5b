import { markContent } from "../content/mark-content.ts";

/** « Merci aux agents »: once it is resolved. */
export const thankAgents = markContent(
  { collection: "anomalies", idField: "anomalyId", kind: "thank" },
  ({ status }) => (status === "resolved" ? undefined : { code: "not_possible" }),
);
