import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type {
  AccessNeed,
  Activity,
  ActivityCategoryId,
  ActivityStatus,
  OrganiserKind,
  PriceKind,
  RepeatEvery,
} from "../domain/activity/activity.ts";
import type { ActivityTab } from "../domain/activity/activity-dates.ts";
import type { Day } from "../domain/basics/day.ts";
import { instantAt, startOfDay, timeZoneOf } from "../domain/city/time-zone.ts";
import { clockOf, withFirstDay } from "./date-words.ts";
import { intlLocaleOf } from "./locales.ts";

export const ACTIVITY_CATEGORY_WORDS = {
  fete: msg`Fête et animation`,
  marche: msg`Marché et brocante`,
  sport: msg`Sport`,
  culture: msg`Culture et spectacle`,
  associations: msg`Vie associative`,
  jeunesse: msg`Jeunesse et écoles`,
  seniors: msg`Seniors`,
  solidarite: msg`Solidarité`,
  environnement: msg`Environnement et nettoyage citoyen`,
  reunion: msg`Réunion publique et conseil municipal`,
  autre: msg`Autre`,
} as const satisfies Record<ActivityCategoryId, MessageDescriptor>;

export const ACTIVITY_STATUS_WORDS = {
  confirmed: msg`Confirmée`,
  tentative: msg`À confirmer`,
  postponed: msg`Reportée`,
  cancelled: msg`Annulée`,
} as const satisfies Record<ActivityStatus, MessageDescriptor>;

export const ORGANISER_WORDS = {
  habitant: msg`Habitant`,
  association: msg`Association`,
  commune: msg`Commune`,
  ecole: msg`École`,
  commerce: msg`Commerce`,
} as const satisfies Record<OrganiserKind, MessageDescriptor>;

export const PRICE_WORDS = {
  gratuit: msg`Gratuit`,
  libre: msg`Prix libre`,
  payant: msg`Payant`,
} as const satisfies Record<PriceKind, MessageDescriptor>;

export const ACCESS_WORDS = {
  pmr_complet: msg`Accessible en fauteuil roulant`,
  pmr_partiel: msg`Accessible en fauteuil avec de l’aide`,
  lsf: msg`Langue des signes`,
  sous_titres: msg`Sous-titres`,
  boucle_magnetique: msg`Boucle magnétique`,
  calme: msg`Espace calme`,
  animaux_ok: msg`Animaux admis`,
} as const satisfies Record<AccessNeed, MessageDescriptor>;

export const TAB_WORDS = {
  today: msg`Aujourd’hui`,
  weekend: msg`Ce week-end`,
  upcoming: msg`À venir`,
  past: msg`Passées`,
} as const satisfies Record<ActivityTab, MessageDescriptor>;

/** What an activity is called. While its text is not public, its category says what it is about. */
export function activityTitle(
  i18n: I18n,
  { title, categoryId }: Pick<Activity, "title" | "categoryId">,
): string {
  return title === "" ? i18n._(ACTIVITY_CATEGORY_WORDS[categoryId]) : title;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(
  locale: string,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(intlLocaleOf(locale), { timeZone, ...options });
  formats.set(key, format);
  return format;
}

/** Intl writes « 1 mai à 18:00 », and people « 1er mai à 18 h ». */
function asWritten(locale: string, words: string): string {
  if (locale !== "fr") return words;
  return withFirstDay(locale, words).replaceAll(/(\d{1,2}):(\d{2})/gu, (_, hours, minutes) =>
    clockOf(Number(hours), Number(minutes)),
  );
}

type When = Pick<Activity, "cityId" | "startsAt" | "endsAt" | "allDay" | "dateToCome">;

const DATE_TO_COME = msg`Date à venir`;

const DAY = { weekday: "short", day: "numeric", month: "short" } as const;
const WHOLE_DAY = { weekday: "long", day: "numeric", month: "long", year: "numeric" } as const;
const LOCAL_DAY_CHARS = "2026-06-21".length;
const TIME = { hour: "numeric", minute: "2-digit" } as const;

/** « sam. 21 juin, 18 h »: by the clock of the commune. */
export function shortWhen(i18n: I18n, { cityId, startsAt, allDay, dateToCome }: When): string {
  if (dateToCome === true) return i18n._(DATE_TO_COME);
  const { locale } = i18n;
  const format = formatOf(locale, timeZoneOf(cityId), allDay ? DAY : { ...DAY, ...TIME });
  return asWritten(locale, format.format(startsAt));
}

/** « 21 » and « juin », for a pin. */
export function pinDay(
  { locale }: I18n,
  { cityId, startsAt }: Pick<Activity, "cityId" | "startsAt">,
): { readonly day: string; readonly month: string } {
  const format = (options: Intl.DateTimeFormatOptions) =>
    formatOf(locale, timeZoneOf(cityId), options).format(startsAt);
  return { day: format({ day: "numeric" }), month: format({ month: "short" }) };
}

/** « samedi 21 juin 2026, 18 h – 20 h »; the days alone where it takes whole ones. */
export function longWhen(
  i18n: I18n,
  { cityId, startsAt, endsAt, allDay, dateToCome }: When,
  day: Intl.DateTimeFormatOptions = WHOLE_DAY,
): string {
  if (dateToCome === true) return i18n._(DATE_TO_COME);
  const { locale } = i18n;
  const format = formatOf(locale, timeZoneOf(cityId), allDay ? day : { ...day, ...TIME });
  // A range within one day is that day alone where no hours are asked for.
  return asWritten(locale, endsAt === null ? format.format(startsAt) : format.formatRange(startsAt, endsAt));
}

export const REPEAT_WORDS = {
  "": msg`Une seule fois`,
  week: msg`Chaque semaine`,
  month: msg`Chaque mois`,
} as const satisfies Record<RepeatEvery | "", MessageDescriptor>;

/** « dimanche 21 juin 2026 », of a day alone. */
export function localDayWords({ locale }: I18n, day: Day): string {
  return asWritten(locale, formatOf(locale, "UTC", WHOLE_DAY).format(startOfDay(day, "UTC")));
}

/** « dimanche 21 juin 2026 à 18 h », of what a field of a date holds; nothing while that is not whole. */
export function typedDateWords({ locale }: I18n, typed: string): string {
  const isDay = typed.length === LOCAL_DAY_CHARS;
  const at = instantAt(isDay ? `${typed}T00:00` : typed, "UTC");
  // A year that is still being typed begins with zeros.
  if (at === undefined || typed.startsWith("0")) return "";
  return asWritten(locale, formatOf(locale, "UTC", isDay ? WHOLE_DAY : { ...WHOLE_DAY, ...TIME }).format(at));
}

/** « juin 2026 » */
export function monthWords({ locale }: I18n, month: string): string {
  return formatOf(locale, "UTC", { month: "long", year: "numeric" }).format(startOfDay(`${month}-01`, "UTC"));
}

/** « lundi », the name of a column. */
export function weekdayWords({ locale }: I18n, day: Day): string {
  return formatOf(locale, "UTC", { weekday: "long" }).format(startOfDay(day, "UTC"));
}

/** « 18 h », and nothing of what takes the whole day. */
export function clockWords({ locale }: I18n, { cityId, startsAt, allDay }: When): string {
  return allDay ? "" : asWritten(locale, formatOf(locale, timeZoneOf(cityId), TIME).format(startsAt));
}
