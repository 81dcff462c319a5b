import type { I18n } from "@lingui/core";
import type { Activity } from "../../../domain/activity/activity.ts";
import type { Instant } from "../../../domain/basics/instant.ts";
import { localDayOf, timeZoneOf } from "../../../domain/city/time-zone.ts";
import { clockWords, shortWhen, TAB_WORDS } from "../../../i18n/activity-words.ts";

/** « Aujourd’hui, 18 h », else « Sam. 21 juin, 18 h », by the calendar of the commune: it begins the line of a row. */
export function rowWhen(i18n: I18n, activity: Activity, now: Instant): string {
  const { cityId, startsAt, dateToCome } = activity;
  const zone = timeZoneOf(cityId);
  if (dateToCome !== true && localDayOf(startsAt, zone) === localDayOf(now, zone))
    return [i18n._(TAB_WORDS.today), clockWords(i18n, activity)].filter(Boolean).join(", ");
  return beginningALine(i18n, shortWhen(i18n, activity));
}

export function beginningALine({ locale }: I18n, words: string): string {
  return words.slice(0, 1).toLocaleUpperCase(locale) + words.slice(1);
}
