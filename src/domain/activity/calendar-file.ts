import type { Instant } from "../basics/instant.ts";
import { utf8BytesOf } from "../basics/utf8-bytes.ts";
import { dayAfter, localDayOf, localTimeOf, timeZoneOf } from "../city/time-zone.ts";
import type { Activity, ActivityStatus } from "./activity.ts";
import { endOf } from "./activity-dates.ts";
import { datedTimes, type Occurrence } from "./occurrences.ts";

const LINE_BYTES_MAX = 75;

/** An iCalendar file (RFC 5545) of one activity: instants in UTC, which every calendar shows by its own clock. */
export function calendarFileOf(activity: Activity, page: string): string {
  return calendarOf([activity], { name: "", pageOf: () => page });
}

interface CalendarOf {
  /** What a calendar to subscribe to is called; empty for a file of one activity. */
  readonly name: string;
  readonly pageOf: (activity: Activity) => string;
}

/** What has no date yet is in no calendar. */
export function calendarOf(activities: readonly Activity[], { name, pageOf }: CalendarOf): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Parvis//FR",
    ...(name === "" ? [] : [`NAME:${escaped(name)}`, `X-WR-CALNAME:${escaped(name)}`]),
    ...activities.flatMap((activity) => eventsOf(activity, pageOf(activity))),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** One for each time: calendars differ in what they make of rules, and none of an hour that summer time moved. */
function eventsOf(activity: Activity, page: string): readonly string[] {
  const { id, status, repeats, earlier } = activity;
  const isOneOfMany = repeats !== undefined || earlier !== undefined;
  const before = new Set(earlier?.map(({ startsAt }) => startsAt));
  // What was before it was moved may have been on the day that it is moved to.
  const momentOf = ({ startsAt, day }: Occurrence) => (before.has(startsAt) ? utcOf(startsAt) : day);
  return datedTimes(activity, timeZoneOf(activity.cityId)).flatMap((time) =>
    eventOf(
      { ...activity, ...time, status: time.isOff ? "cancelled" : status },
      { uid: isOneOfMany ? `${id}-${momentOf(time)}` : id, page },
    ),
  );
}

/** As RFC 5545 has them; what is postponed takes place, on its new date. */
const CALENDAR_STATUS = {
  confirmed: "CONFIRMED",
  tentative: "TENTATIVE",
  postponed: "CONFIRMED",
  cancelled: "CANCELLED",
} as const satisfies Record<ActivityStatus, string>;

interface EventOf {
  readonly uid: string;
  readonly page: string;
}

function eventOf(activity: Activity, { uid, page }: EventOf): readonly string[] {
  const { title, description, placeName, address, updatedAt, rev, status } = activity;
  return [
    "BEGIN:VEVENT",
    `UID:${uid}@parvis`,
    `DTSTAMP:${utcOf(updatedAt)}`,
    `SEQUENCE:${rev}`,
    ...datesOf(activity),
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    `LOCATION:${escaped([placeName, address].filter((part) => part !== "").join(", "))}`,
    `URL:${page}`,
    `STATUS:${CALENDAR_STATUS[status]}`,
    "END:VEVENT",
  ];
}

function datesOf(activity: Activity): readonly string[] {
  const { cityId, startsAt, endsAt, allDay } = activity;
  const zone = timeZoneOf(cityId);
  if (!allDay) return [`DTSTART:${utcOf(startsAt)}`, `DTEND:${utcOf(endOf(activity, zone))}`];
  const first = localDayOf(startsAt, zone);
  // The end of an event of whole days is the day after its last.
  const after = dayAfter(localDayOf(endsAt ?? startsAt, zone));
  return [`DTSTART;VALUE=DATE:${first.replaceAll("-", "")}`, `DTEND;VALUE=DATE:${after.replaceAll("-", "")}`];
}

/** "20260621T160000Z" */
function utcOf(at: Instant): string {
  return `${localTimeOf(at, "UTC").replaceAll(/[-:]/gu, "")}00Z`;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/gu, (sign) => `\\${sign}`).replaceAll("\n", "\\n");
}

/** No line is longer than 75 bytes, and no character is cut: the rest goes on after a space. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = "";
  for (const char of line) {
    if (utf8BytesOf(current + char) > LINE_BYTES_MAX) {
      lines.push(current);
      current = " ";
    }
    current += char;
  }
  return [...lines, current].join("\r\n");
}
