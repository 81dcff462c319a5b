import { DAY_MS } from "../basics/instant.ts";

export const IDEA_TITLE_CHARS = { min: 10, max: 80 } as const;
/** The three parts of an idea together. */
export const IDEA_BODY_CHARS = { min: 50, max: 2000 } as const;
/** What the commune answers where it takes an idea up or declines it. */
export const IDEA_ANSWER_CHARS_MIN = 20;
export const IDEA_PRECISION_CHARS = { min: 10, max: 500 } as const;
export const IDEA_LINKS_MAX = 2;
export const IDEA_PRECISIONS_MAX = 10;
/** What several people support, or was published a day ago, is not rewritten. */
export const IDEA_EDITED_SUPPORTS = 5;
export const IDEA_EDITED_MS_MAX = DAY_MS;
export const IDEA_ARCHIVED_MS = 365 * DAY_MS;
export const SUPPORT_THRESHOLD = { least: 20, perInhabitant: 0.005 } as const;
