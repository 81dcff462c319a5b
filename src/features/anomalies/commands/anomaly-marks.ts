import type { MarkMaker } from "../../../shared/commands/use-mark.ts";

export const ME_TOO: MarkMaker<"me-too-anomaly"> = {
  kind: "me-too-anomaly",
  payloadOf: (anomalyId, on) => ({ anomalyId, on }),
};

export const FOLLOW: MarkMaker<"follow-anomaly"> = {
  kind: "follow-anomaly",
  payloadOf: (anomalyId, on) => ({ anomalyId, on }),
};

export const THANK: MarkMaker<"thank-agents"> = {
  kind: "thank-agents",
  payloadOf: (anomalyId, on) => ({ anomalyId, on }),
};
