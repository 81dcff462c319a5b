import { DAY_MS } from "../basics/instant.ts";

export const ACTIVITY_TITLE_CHARS = { min: 3, max: 120 } as const;
export const ACTIVITY_DESCRIPTION_CHARS_MAX = 3000;
/** How often one activity takes place; once is no repetition. */
export const ACTIVITY_REPEATS = { min: 2, max: 52 } as const;
/** No repetition lasts longer: it is at most 62 days from a month's last day to the next month that has one like it. */
export const REPEATS_MS_MAX = {
  week: ACTIVITY_REPEATS.max * 7 * DAY_MS,
  month: ACTIVITY_REPEATS.max * 62 * DAY_MS,
} as const;
/** Eighteen months. */
export const ACTIVITY_AHEAD_MS_MAX = 549 * DAY_MS;
export const ACTIVITY_CAPACITY = { min: 0, max: 10_000 } as const;
export const ORGANISER_CHARS = { min: 2, max: 80 } as const;
export const PRICE_LABEL_CHARS_MAX = 40;
export const CONTACT_CHARS_MAX = 120;
export const PLACE_NAME_CHARS_MAX = 80;
