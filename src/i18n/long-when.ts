import type { I18n } from "@lingui/core";
import type { Instant } from "../domain/basics/instant.ts";
import { localDayOf, timeZoneOf } from "../domain/city/time-zone.ts";
import {
  DATE_TO_COME,
  formatOf,
  TAB_WORDS,
  TIME,
  WHOLE_DAY,
  withHours,
  type When,
} from "./activity-words.ts";

const DAY_OF_THIS_YEAR = { ...WHOLE_DAY, year: undefined };
const YEAR_CHARS = "2026".length;

/** « samedi 21 juin 2026, 18 h – 20 h »; the days alone where it takes whole ones. */
export function longWhen(i18n: I18n, when: When): string {
  return whenWords(i18n, when, WHOLE_DAY);
}

/** « Aujourd’hui, 18 h – 20 h », else « Samedi 21 juin, 18 h – 20 h », with the year when it is another one: it begins a line. */
export function headWhen(i18n: I18n, when: When, now: Instant): string {
  const { cityId, startsAt, endsAt, allDay, dateToCome } = when;
  const [today, first, last] = [now, startsAt, endsAt ?? startsAt].map((at) =>
    localDayOf(at, timeZoneOf(cityId)),
  ) as [string, string, string];
  if (dateToCome !== true && first === today && last === today)
    return [i18n._(TAB_WORDS.today), ...(allDay ? [] : [whenWords(i18n, when, {})])].join(", ");
  const isThisYear = [first, last].every((day) => day.startsWith(today.slice(0, YEAR_CHARS)));
  const words = whenWords(i18n, when, isThisYear ? DAY_OF_THIS_YEAR : WHOLE_DAY);
  return words.slice(0, 1).toLocaleUpperCase(i18n.locale) + words.slice(1);
}

function whenWords(i18n: I18n, when: When, day: Intl.DateTimeFormatOptions): string {
  const { cityId, startsAt, endsAt, allDay, dateToCome } = when;
  if (dateToCome === true) return i18n._(DATE_TO_COME);
  const { locale } = i18n;
  const zone = timeZoneOf(cityId);
  const format = formatOf(locale, zone, allDay ? day : { ...day, ...TIME });
  const isOneDay = endsAt !== null && localDayOf(startsAt, zone) === localDayOf(endsAt, zone);
  const words =
    endsAt === null || (allDay && isOneDay) ? format.format(startsAt) : format.formatRange(startsAt, endsAt);
  return withHours(locale, words);
}
