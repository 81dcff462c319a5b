import { MINUTE_MS, type Instant } from "../../src/domain/basics/instant.ts";
import { SERVICE_TIME_ZONE } from "../../src/domain/city/city-day.ts";

/** As the demo's town hall says them of itself (`demo-settings.ts`), in minutes of the day. */
const OPEN = [
  { from: 8 * 60 + 30, to: 12 * 60 },
  { from: 13 * 60 + 30, to: 17 * 60 + 30 },
] as const;
const STEP_MS = 17 * MINUTE_MS;

const CLOCK = new Intl.DateTimeFormat("en-GB", {
  timeZone: SERVICE_TIME_ZONE,
  weekday: "short",
  hour: "2-digit",
  minute: "2-digit",
  hour12: false,
});

export function isOfficeHour(at: Instant): boolean {
  const [weekday = "", hour = "0", minute = "0"] = CLOCK.format(at).split(/\W+/u);
  if (weekday === "Sat" || weekday === "Sun") return false;
  const minutes = Number(hour) * 60 + Number(minute);
  return OPEN.some(({ from, to }) => minutes >= from && minutes < to);
}

/** The first moment from then on at which somebody is at their desk. */
export function nextOfficeHour(at: Instant): Instant {
  let moment = at;
  while (!isOfficeHour(moment)) moment += STEP_MS;
  return moment;
}

/** The last moment up to then at which somebody was. */
export function lastOfficeHour(at: Instant): Instant {
  let moment = at;
  while (!isOfficeHour(moment)) moment -= STEP_MS;
  return moment;
}
