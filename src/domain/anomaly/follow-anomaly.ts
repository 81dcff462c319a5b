import { marksOfKind } from "../account/marks.ts";
import { markContent } from "../content/mark-content.ts";
import { FOLLOWED_MAX } from "../limits/limits.ts";

export const followAnomaly = markContent(
  { collection: "anomalies", idField: "anomalyId", kind: "follow" },
  (_, { membership }) =>
    marksOfKind(membership.marks, "follow").length >= FOLLOWED_MAX
      ? { code: "quota_followed", limit: FOLLOWED_MAX }
      : undefined,
);
