import type { Query } from "firebase-admin/firestore";
import { onSchedule } from "firebase-functions/scheduler";
import { systemClock } from "../../../src/clock/system-clock.ts";
import { REPEAT_EVERY, type Activity } from "../../../src/domain/activity/activity.ts";
import { parseActivity } from "../../../src/domain/activity/parse-activity.ts";
import { DAY_MS, type Instant } from "../../../src/domain/basics/instant.ts";
import { SERVICE_TIME_ZONE } from "../../../src/domain/city/city-day.ts";
import { reminderOf } from "../../../src/domain/notification/reminder-of.ts";
import { REPEATS_MS_MAX } from "../../../src/domain/limits/activity-limits.ts";
import { SCHEDULE_OPTIONS } from "../config.ts";
import { db } from "../firebase.ts";
import { dataOf } from "../store/read-document.ts";
import { eachPageOf } from "../store/read-pages.ts";
import { noteApart } from "./note-apart.ts";

const PAGE_ACTIVITIES = 500;
/** Further than the end of tomorrow, wherever the commune is. */
const AHEAD_MS = 3 * DAY_MS;

export const remind = onSchedule(
  { ...SCHEDULE_OPTIONS, schedule: "every day 17:00", timeZone: SERVICE_TIME_ZONE },
  () => remindOfTomorrow(systemClock.now()),
);

/** Run again, it notes the same events: nobody has a second notification, though a device may ring again. */
export async function remindOfTomorrow(now: Instant): Promise<void> {
  const all = db().collectionGroup("activities");
  const since = (first: Instant): Query =>
    all
      .where("startsAt", ">=", first)
      .where("startsAt", "<", now + AHEAD_MS)
      .orderBy("startsAt");
  // What repeats is found below: an event that is noted again once it was told would ring twice.
  await remindOf(since(now), now, ({ repeats }) => repeats === undefined);
  // What repeats may have begun long ago, yet not before the longest repetition that still lasts.
  for (const every of REPEAT_EVERY)
    await remindOf(since(now - REPEATS_MS_MAX[every]).where("repeats.every", "==", every), now);
}

type Wanted = (activity: Activity) => boolean;

async function remindOf(activities: Query, now: Instant, isWanted: Wanted = () => true): Promise<void> {
  for await (const docs of eachPageOf(activities.limit(PAGE_ACTIVITIES))) {
    const reminders = docs.flatMap((document) => {
      const parsed = parseActivity(dataOf(document));
      return (parsed.ok && isWanted(parsed.value) ? reminderOf(parsed.value, now) : undefined) ?? [];
    });
    await noteApart(reminders);
  }
}
