import { DAY_MS, type Instant } from "../basics/instant.ts";

const WINDOW_DAYS = 30;

/** What was added up on each day of the last ones, by the number of the day since 1970. */
export type DaySums = Readonly<Record<string, number>>;

export function dayKeyOf(at: Instant): string {
  return String(Math.floor(at / DAY_MS));
}

/** Over WINDOW_DAYS, that of `now` among them: more may have been taken back than was given. */
export function sumOfWindow(days: DaySums, now: Instant): number {
  const counted = Object.entries(days).filter(([day]) => isInWindow(day, now));
  return Math.max(
    0,
    counted.reduce((sum, [, count]) => sum + count, 0),
  );
}

/** What no window holds any more. */
export function daysGone(days: DaySums, now: Instant): readonly string[] {
  return Object.keys(days).filter((day) => !isInWindow(day, now));
}

/** When each day leaves the window. */
export function windowEndsOf(days: DaySums): readonly Instant[] {
  return Object.keys(days).map((day) => (Number(day) + WINDOW_DAYS) * DAY_MS);
}

function isInWindow(day: string, now: Instant): boolean {
  return Number(day) > Number(dayKeyOf(now)) - WINDOW_DAYS;
}
