import { MINUTE_MS } from "../basics/instant.ts";
import type { RefusalCode } from "../command/refusal.ts";

export interface DailyLimit {
  /** For somebody without an account, or whose address is not confirmed. */
  readonly guest: number;
  readonly resident: number;
  /** How many a city of GUESTS_OF_CITY_PER inhabitants takes in a day from all who have no confirmed address. */
  readonly guestsOfCity: number | null;
  readonly code: RefusalCode;
}

/**
 * How many of each kind of command a day takes: the day on which they were done, so that what waited for a network is not refused by the
 * day it arrives. Who holds a role in the city has no limit: moderators also write for people who telephone. The same
 * on the device and on the server.
 */
export const DAILY_LIMITS = {
  reports: { guest: 3, resident: 10, guestsOfCity: 150, code: "quota_reports" },
  activities: { guest: 0, resident: 3, guestsOfCity: null, code: "quota" },
  ideas: { guest: 0, resident: 3, guestsOfCity: null, code: "quota" },
  messages: { guest: 10, resident: 50, guestsOfCity: 500, code: "quota" },
  marks: { guest: 20, resident: 100, guestsOfCity: 2000, code: "quota" },
  flags: { guest: 5, resident: 20, guestsOfCity: 200, code: "quota" },
  words: { guest: 10, resident: 50, guestsOfCity: null, code: "quota" },
  preferences: { guest: 50, resident: 100, guestsOfCity: null, code: "quota" },
  reading: { guest: 500, resident: 500, guestsOfCity: null, code: "quota" },
} as const satisfies Record<string, DailyLimit>;

export interface Pace {
  readonly count: number;
  readonly ms: number;
}

/** Whoever is carried away waits a little. By when they were written: what a device kept without network is no burst. */
export const MESSAGE_PACE: Pace = { count: 5, ms: 10 * MINUTE_MS };

/** A larger city takes more, in proportion; a smaller one as many. */
export const GUESTS_OF_CITY_PER = 10_000;

/** At most so many days' worth arrive on one day, whatever days they are from; the rest waits for the next. */
export const DAYS_AT_ONCE_MAX = 3;
/** Refusals of one day of which a receipt is kept; beyond that they are only answered. */
export const REFUSALS_KEPT_PER_DAY = 50;
/**
 * How often one account may ask in a day for what is no command: far more than a page ever does. What administrators
 * ask for has no limit, what ends an account or hands a guest over is never held up, and what opens a commune has a limit of its own.
 */
export const CALLS_PER_DAY = {
  "push-forget": 100,
  "push-state": 1000,
  "push-subscribe": 100,
  "push-test": 30,
  "users-exportMyData": 20,
  "users-hideMyName": 20,
  "users-updateProfile": 50,
  "users-updateUserCity": 100,
} as const;
/** Cities nobody had chosen before that one person may open in a day. */
export const NEW_CITIES_PER_DAY = { guest: 2, resident: 5 } as const;
