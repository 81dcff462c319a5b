import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Activity } from "../../../domain/activity/activity.ts";
import type { Instant } from "../../../domain/basics/instant.ts";
import { localDayOf, timeZoneOf } from "../../../domain/city/time-zone.ts";
import { longWhen } from "../../../i18n/activity-words.ts";
import { todayWords, whenLine } from "../list/row-when.ts";

const DAY_OF_THIS_YEAR = { weekday: "long", day: "numeric", month: "long" } as const;
const YEAR_CHARS = "2026".length;

const WHOLE_DAY = msg`toute la journée`;

/**
 * « Aujourd’hui, 18 h – 20 h », else « Samedi 21 juin, 18 h – 20 h », with the year when it is another one: it begins a line. A
 * whole day says so where others have their hours; whole days do by being several.
 */
export function headWhen(i18n: I18n, activity: Activity, now: Instant): string {
  const { cityId, startsAt, endsAt, allDay, dateToCome } = activity;
  if (dateToCome === true) return longWhen(i18n, activity);
  const dayOf = (at: Instant) => localDayOf(at, timeZoneOf(cityId));
  const today = dayOf(now);
  const days = [dayOf(startsAt), dayOf(endsAt ?? startsAt)];
  const wholeDay = allDay && days[0] === days[1] ? [i18n._(WHOLE_DAY)] : [];
  if (days.every((day) => day === today))
    return whenLine(
      i18n,
      activity,
      [todayWords(i18n), ...(allDay ? wholeDay : [longWhen(i18n, activity, {})])].join(", "),
    );
  const isThisYear = days.every((day) => day.startsWith(today.slice(0, YEAR_CHARS)));
  const when = longWhen(i18n, activity, isThisYear ? DAY_OF_THIS_YEAR : undefined);
  return whenLine(i18n, activity, [when, ...wholeDay].join(", "));
}
