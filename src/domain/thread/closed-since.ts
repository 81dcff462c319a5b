import type { Activity } from "../activity/activity.ts";
import { endOf, takingPlace } from "../activity/activity-dates.ts";
import type { Anomaly } from "../anomaly/anomaly.ts";
import { isOpen } from "../anomaly/statuses.ts";
import type { Instant } from "../basics/instant.ts";
import { timeZoneOf } from "../city/time-zone.ts";
import type { Content } from "../content/content.ts";
import type { Idea } from "../idea/idea.ts";
import { THREAD_OPEN_AFTER_MS } from "../limits/limits.ts";
import type { ThreadSubject } from "./thread.ts";

const SINCE: { readonly [C in ThreadSubject["collection"]]: (about: Content) => Instant | null } = {
  anomalies: (about) => (isOpen((about as Anomaly).status) ? null : lastStepOf(about)),
  ideas: (about) =>
    ["done", "declined", "retired"].includes((about as Idea).status) ? lastStepOf(about) : null,
  activities: (about) => {
    const activity = about as Activity;
    return activity.status === "cancelled" ? lastStepOf(about) : lastEndOf(activity);
  },
  // Nothing happens to it after which nobody would write any more: a moderator closes it.
  messages: () => null,
};

/** What repeats goes on until its last time; what has no date yet goes on. */
function lastEndOf(activity: Activity): Instant | null {
  if (activity.dateToCome === true) return null;
  const zone = timeZoneOf(activity.cityId);
  return endOf({ ...activity, ...takingPlace(activity, zone).at(-1) }, zone);
}

function lastStepOf({ history, createdAt }: Content): Instant {
  return history.at(-1)?.at ?? createdAt;
}

/** When the thread of this content closes by itself; null while the content is open. Reopened, so is its thread. */
export function closesAt(collection: ThreadSubject["collection"], about: Content): Instant | null {
  const since = SINCE[collection](about);
  return since === null ? null : since + THREAD_OPEN_AFTER_MS;
}
