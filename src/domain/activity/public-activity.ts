import { publicDecision } from "../content/public-decision.ts";
import { withoutFlags } from "../content/flags.ts";
import { emptied } from "../content/emptied.ts";
import type { Activity } from "./activity.ts";

const UNSAID = {
  title: "",
  description: "",
  placeName: "",
  address: "",
  url: "",
  organiserName: "",
} as const;

/** Fields that say where it stands. */
export const ACTIVITY_STANDING = [
  "number",
  "rev",
  "status",
  "visibility",
  "moderated",
  "history",
  "updatedAt",
  "goingCount",
  "interestedCount",
  "followersCount",
  "verified",
  "dateToCome",
  "earlier",
  "startsAt",
  "endsAt",
  "allDay",
  "repeats",
] as const satisfies readonly (keyof Activity)[];

/** What everybody's devices may hold. While it is not public, its category, its status and its dates; its place while it waits. */
export function publicActivityOf(activity: Activity): Activity {
  if (activity.visibility === "public")
    return { ...withoutFlags(activity), ...publicDecision(activity), authorId: "" };
  const place = activity.visibility === "private" ? null : activity.place;
  const { priceLabel: _, contact: __, registrationUrl: ___, verified: ____, ...said } = activity;
  return { ...emptied(said), ...UNSAID, place };
}
