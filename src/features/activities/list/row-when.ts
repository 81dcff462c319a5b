import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Activity } from "../../../domain/activity/activity.ts";
import type { Instant } from "../../../domain/basics/instant.ts";
import { localDayOf, timeZoneOf } from "../../../domain/city/time-zone.ts";
import { clockWords, shortWhen, TAB_WORDS } from "../../../i18n/activity-words.ts";

/** « Aujourd’hui, 18 h », else « Sam. 21 juin, 18 h », by the calendar of the commune: it begins the line of a row. */
export function rowWhen(i18n: I18n, activity: Activity, now: Instant): string {
  const { cityId, startsAt, dateToCome } = activity;
  const zone = timeZoneOf(cityId);
  if (dateToCome !== true && localDayOf(startsAt, zone) === localDayOf(now, zone))
    return whenLine(
      i18n,
      activity,
      [todayWords(i18n), clockWords(i18n, activity)].filter(Boolean).join(", "),
    );
  return whenLine(i18n, activity, shortWhen(i18n, activity));
}

/** Nobody should have to guess whether the date of what is postponed is the one before or the one after. */
export function whenLine(i18n: I18n, { status, dateToCome }: Activity, words: string): string {
  if (status === "postponed" && dateToCome !== true) return i18n._(msg`Nouvelle date : ${words}`);
  return words.slice(0, 1).toLocaleUpperCase(i18n.locale) + words.slice(1);
}

/** « aujourd’hui » */
export function todayWords(i18n: I18n): string {
  return i18n._(TAB_WORDS.today).toLocaleLowerCase(i18n.locale);
}
