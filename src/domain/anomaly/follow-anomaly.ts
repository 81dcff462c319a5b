import { marksOfKind } from "../account/marks.ts";
import { FOLLOWED_MAX } from "../limits/limits.ts";
import { markAnomaly } from "./mark-anomaly.ts";

export const followAnomaly = markAnomaly("follow", (_, { membership }) =>
  marksOfKind(membership.marks, "follow").length >= FOLLOWED_MAX
    ? { code: "quota_followed", limit: FOLLOWED_MAX }
    : undefined,
);
