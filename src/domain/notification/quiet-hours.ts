import { MINUTE_MS, type Instant } from "../basics/instant.ts";
import { dayAfter, instantAt, localTimeOf } from "../city/time-zone.ts";
import type { QuietHours } from "./my-notifications.ts";

const MINUTES_PER_HOUR = 60;
/** For whom settled no quiet hours too: nobody is woken by what time alone brought about. */
export const NIGHT: QuietHours = { from: 22 * MINUTES_PER_HOUR, to: 8 * MINUTES_PER_HOUR };

/** When a device may ring: now, or when the quiet hours end by the clock of the commune. */
export function ringAt(now: Instant, quiet: QuietHours | null, zone: string): Instant {
  if (quiet === null) return now;
  const [day = "", time = ""] = localTimeOf(now, zone).split("T");
  const minute = minuteOf(time);
  const isEvening = quiet.from > quiet.to && minute >= quiet.from;
  if (!isEvening && !isQuiet(minute, quiet)) return now;
  const end = instantAt(`${isEvening ? dayAfter(day) : day}T${clockOf(quiet.to)}`, zone);
  return Math.max(end ?? now, now + MINUTE_MS);
}

/** Apart from the evening of a night. */
function isQuiet(minute: number, { from, to }: QuietHours): boolean {
  return minute < to && (from > to || minute >= from);
}

/** Minutes since midnight of "07:30". */
export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * MINUTES_PER_HOUR + minutes;
}

/** "07:30" */
export function clockOf(minute: number): string {
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${two(Math.floor(minute / MINUTES_PER_HOUR))}:${two(minute % MINUTES_PER_HOUR)}`;
}
