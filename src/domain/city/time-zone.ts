import { DAY_MS, HOUR_MS, MINUTE_MS, type Instant } from "../basics/instant.ts";
import type { CityId } from "./city.ts";

/** A local date and time without a zone, as a `datetime-local` field holds it: "2026-06-21T18:00". */
export type LocalTime = string;

const OVERSEAS: Readonly<Record<string, string>> = {
  "971": "America/Guadeloupe",
  "972": "America/Martinique",
  "973": "America/Cayenne",
  "974": "Indian/Reunion",
  "975": "America/Miquelon",
  "976": "Indian/Mayotte",
  "977": "America/St_Barthelemy",
  "978": "America/Marigot",
  "986": "Pacific/Wallis",
  "987": "Pacific/Tahiti",
  "988": "Pacific/Noumea",
};

/** By whose clock people of a commune live: its code begins with its département or territory. */
export function timeZoneOf(cityId: CityId): string {
  return OVERSEAS[cityId.slice(0, 3)] ?? "Europe/Paris";
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  // Swedish writes dates as ISO 8601 does: "2026-06-21 18:00".
  const made = new Intl.DateTimeFormat("sv-SE", {
    timeZone: zone,
    dateStyle: "short",
    timeStyle: "short",
  });
  formats.set(zone, made);
  return made;
}

export function localTimeOf(at: Instant, zone: string): LocalTime {
  return formatIn(zone).format(at).replace(" ", "T");
}

/** "2026-06-21" */
export function localDayOf(at: Instant, zone: string): string {
  return localTimeOf(at, zone).slice(0, 10);
}

/**
 * When it is that time there; undefined for what is no date (29 February of most years) or unfinished. Of the hour that
 * comes twice in autumn the first; the hour that spring leaves out is the one after it.
 */
export function instantAt(local: LocalTime, zone: string): Instant | undefined {
  const asUtc = utcOf(local);
  if (asUtc === undefined) return undefined;
  const found = [asUtc - DAY_MS, asUtc + DAY_MS].map((near) => asUtc - offsetAt(near, zone));
  const [before = asUtc] = found;
  return found.toSorted((a, b) => a - b).find((at) => localTimeOf(at, zone) === local) ?? before;
}

/** The midnight a local day begins with. */
export function startOfDay(day: string, zone: string): Instant {
  return instantAt(`${day}T00:00`, zone) ?? 0;
}

export function dayAfter(day: string, days = 1): string {
  return localDayOf(startOfDay(day, "UTC") + days * DAY_MS, "UTC");
}

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return (startOfDay(day, "UTC") / DAY_MS + FIRST_WEEKDAY) % DAYS_PER_WEEK;
}

/** 1 January 1970 was a Thursday. */
const FIRST_WEEKDAY = 4;
const DAYS_PER_WEEK = 7;

function offsetAt(at: Instant, zone: string): number {
  const minute = Math.floor(at / MINUTE_MS) * MINUTE_MS;
  return (utcOf(localTimeOf(minute, zone)) ?? minute) - minute;
}

const LOCAL_TIME = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/u;

/** The instant at which it is that time in UTC; undefined for what is no date. */
function utcOf(local: LocalTime): Instant | undefined {
  const parts = LOCAL_TIME.exec(local);
  if (parts === null) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts.slice(1).map(Number);
  const at = daysSince1970(year, month, day) * DAY_MS + hour * HOUR_MS + minute * MINUTE_MS;
  return at >= 0 && localTimeOf(at, "UTC") === local ? at : undefined;
}

/** Of the Gregorian calendar, with years that begin in March: so the leap day is the last. */
function daysSince1970(year: number, month: number, day: number): number {
  const shifted = month > 2 ? year : year - 1;
  const ofYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const leapDays = Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400);
  return shifted * 365 + leapDays + ofYear - 719_468;
}
