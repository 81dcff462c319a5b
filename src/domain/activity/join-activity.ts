import type { CommandContext } from "../command/command-context.ts";
import type { Refusal } from "../command/refusal.ts";
import { timeZoneOf } from "../city/time-zone.ts";
import { followContent } from "../content/follow-content.ts";
import { markContent } from "../content/mark-content.ts";
import type { Activity } from "./activity.ts";
import { isPast } from "./activity-dates.ts";
import { isFull } from "./is-full.ts";

/** « J’y participe »: as long as there is a place left. */
export const joinActivity = markContent(
  { collection: "activities", idField: "activityId", kind: "going" },
  (activity, context) => (isFull(activity) ? { code: "activity_full" } : overProblem(activity, context)),
);

/** « Suivre » */
export const followActivity = followContent({ collection: "activities", idField: "activityId" });

/** « Ça m’intéresse » */
export const interestInActivity = markContent(
  { collection: "activities", idField: "activityId", kind: "interested" },
  overProblem,
);

function overProblem(activity: Activity, { now }: Pick<CommandContext, "now">): Refusal | undefined {
  const isOver = activity.status === "cancelled" || isPast(activity, now, timeZoneOf(activity.cityId));
  return isOver ? { code: "activity_over" } : undefined;
}
