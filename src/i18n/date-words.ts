import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { DAY_MS, HOUR_MS, MINUTE_MS, type Instant } from "../domain/basics/instant.ts";
import { perLanguage } from "./per-language.ts";

const timeFormat = perLanguage((locale) => new Intl.DateTimeFormat(locale, { timeStyle: "short" }));
const dayFormat = perLanguage((locale) => new Intl.DateTimeFormat(locale, { day: "numeric", month: "long" }));
const dayAndYearFormat = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric" }),
);
const agoFormat = perLanguage((locale) => new Intl.RelativeTimeFormat(locale, { numeric: "always" }));

export function timeWords(i18n: I18n, at: Instant): string {
  if (i18n.locale !== "fr") return timeFormat(i18n).format(at);
  const date = new Date(at);
  return clockOf(date.getHours(), date.getMinutes());
}

/** « 18 h 04 », « 18 h ». */
export function clockOf(hours: number, minutes: number): string {
  const hour = `${hours}\u00A0h`;
  return minutes === 0 ? hour : `${hour}\u00A0${String(minutes).padStart(2, "0")}`;
}

/** « 12 mars », « 1er mai », with the year when it is another one. */
export function dayWords(i18n: I18n, at: Instant, now: Instant): string {
  const sameYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  const words = (sameYear ? dayFormat : dayAndYearFormat)(i18n).format(at);
  return withFirstDay(i18n.locale, words);
}

/** Intl writes « 1 mai », and people « 1er mai ». */
export function withFirstDay(locale: string, words: string): string {
  return locale === "fr" ? words.replaceAll(/\b1(?=\s[\p{L}–])/gu, "1er") : words;
}

/** « aujourd’hui à 18 h 04 », « hier à 18 h 04 », « le 12 mars à 18 h 04 ». */
export function momentWords(i18n: I18n, at: Instant, now: Instant): string {
  const time = timeWords(i18n, at);
  const day = dayWords(i18n, at, now);
  const ago = calendarDaysBetween(at, now);
  if (ago === 0) return i18n._(msg`aujourd’hui à ${time}`);
  if (ago === 1) return i18n._(msg`hier à ${time}`);
  return i18n._(msg`le ${day} à ${time}`);
}

/** « données de 18 h 04 », « données du 12 mars à 18 h 04 » (P5, P13). */
export function dataAgeWords(i18n: I18n, at: Instant, now: Instant): string {
  const time = timeWords(i18n, at);
  if (isSameDay(at, now)) return i18n._(msg`données de ${time}`);
  const day = dayWords(i18n, at, now);
  return i18n._(msg`données du ${day} à ${time}`);
}

function isSameDay(at: Instant, now: Instant): boolean {
  return calendarDaysBetween(at, now) === 0;
}

const STEPS = [
  { unit: "year", ms: 365 * DAY_MS },
  { unit: "month", ms: 30 * DAY_MS },
  { unit: "week", ms: 7 * DAY_MS },
  { unit: "day", ms: DAY_MS },
  { unit: "hour", ms: HOUR_MS },
  { unit: "minute", ms: MINUTE_MS },
] as const;

const countFormats = perLanguage(
  (locale) =>
    new Map(
      STEPS.map(({ unit }) => [
        unit,
        // « 2 m. » would be read as metres or minutes.
        new Intl.NumberFormat(locale, {
          style: "unit",
          unit,
          unitDisplay: unit === "month" ? "long" : "short",
        }),
      ]),
    ),
);

/** « il y a 3 jours », in short « 3 j ». What a wrong clock puts in the future is « à l’instant ». */
export function agoWords(i18n: I18n, at: Instant, now: Instant, style: "long" | "short" = "long"): string {
  const elapsedMs = now - at;
  const step = STEPS.find(({ ms }) => elapsedMs >= ms);
  if (step === undefined) return i18n._(msg`à l’instant`);
  const count = Math.floor(elapsedMs / step.ms);
  if (style === "long") return agoFormat(i18n).format(-count, step.unit);
  return countFormats(i18n).get(step.unit)?.format(count) ?? "";
}

/** By the calendar of the device, whatever the hour and the summer time. */
function calendarDaysBetween(at: Instant, now: Instant): number {
  return Math.round((startOfDay(now) - startOfDay(at)) / DAY_MS);
}

function startOfDay(at: Instant): Instant {
  return new Date(at).setHours(0, 0, 0, 0);
}
