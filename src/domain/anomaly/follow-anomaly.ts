import { followContent } from "../content/follow-content.ts";

export const followAnomaly = followContent({ collection: "anomalies", idField: "anomalyId" });
