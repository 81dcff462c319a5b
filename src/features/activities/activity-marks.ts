import type { MarkMaker } from "../../shared/commands/use-mark.ts";

export const GOING: MarkMaker<"join-activity"> = {
  kind: "join-activity",
  payloadOf: (activityId, on) => ({ activityId, on }),
};

export const FOLLOW_ACTIVITY: MarkMaker<"follow-activity"> = {
  kind: "follow-activity",
  payloadOf: (activityId, on) => ({ activityId, on }),
};

export const INTERESTED: MarkMaker<"interest-activity"> = {
  kind: "interest-activity",
  payloadOf: (activityId, on) => ({ activityId, on }),
};
