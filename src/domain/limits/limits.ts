import { DAY_MS, MINUTE_MS, SECOND_MS } from "../basics/instant.ts";

/** Lengths in Unicode code points, after normalisation (NFC). */
export const TITLE_CHARS = { min: 5, max: 80 } as const;
export const DESCRIPTION_CHARS = { min: 10, max: 1000 } as const;
export const ADDRESS_CHARS_MAX = 120;
export const LOCATION_HINT_CHARS_MAX = 120;
export const ALT_CHARS_MAX = 150;
export const AUTHOR_NAME_CHARS_MAX = 40;
export const PASSWORD_CHARS = { min: 8, max: 128 } as const;
export const EMAIL_CHARS_MAX = 254;
export const ACCURACY_M_MAX = 5000;

/** So far around its centre everything is near a city; beyond, its outline and a margin say. */
export const NEAR_CENTRE_M = 10_000;
export const AROUND_OUTLINE_M = 5_000;
/** Where no outline is known: no commune's border is further from its centre than that but in Guiana. */
export const AROUND_UNKNOWN_M = 150_000;

export const OBSERVED_AHEAD_MS_MAX = 5 * MINUTE_MS;
export const OBSERVED_AGO_MS_MAX = 366 * DAY_MS;
/** How long a command may wait for a network and still be decided from the day it was given. */
export const WAITED_MS_MAX = 366 * DAY_MS;

/** After a report was resolved, its author is asked whether it is. */
export const ASKED_AFTER_MS = 28 * DAY_MS;
export const PHOTOS_PER_REPORT_MAX = 3;
/** Of who calls a report resolved. */
export const CLAIM_PHOTOS_MAX = 1;
/** Of all who do, together: the commune's own always have room. */
export const CLAIM_PHOTOS_OF_REPORT_MAX = 3;
/** With those of the work, of each time that it was called settled. */
export const PHOTOS_OF_REPORT_MAX = 12;
/** Of the thumbnail that sits in the document itself. */
export const PHOTO_THUMB_BYTES_MAX = 4_000;

/** One command as JSON in UTF-8. */
export const COMMAND_BYTES_MAX = 100_000;
export const COMMANDS_PER_SUBMIT_MAX = 20;

export const NEWCOMER_REPORTS = 3;
/** What a commune may settle itself; 0 leaves it to the rule. */
export const SUPPORT_THRESHOLD_SETTING = { min: 0, max: 100_000 } as const;
export const STATUS_REASON_CHARS = { min: 10, max: 1000 } as const;
/** What a moderator writes to the author of what is hidden. */
export const MODERATION_REASON_CHARS = { min: 10, max: 500 } as const;
export const MESSAGE_CHARS = { min: 1, max: 1000 } as const;
export const THREAD_TITLE_CHARS = { min: 5, max: 120 } as const;
export const PHOTOS_PER_MESSAGE_MAX = 1;
/** How long its author may change what a message says. */
export const MESSAGE_EDIT_MS = 10 * MINUTE_MS;
export const THREAD_PAGES_MAX = 10_000;
/** Messages after which a thread gets another page; those of one interval of counting come on top. */
export const PAGE_MESSAGES = 50;
/** What who flags a content adds. */
export const FLAG_TEXT_CHARS = { min: 10, max: 300 } as const;
export const FLAGS_KEPT_MAX = 50;
/** So many confirmed residents hide what they flag until a moderator looked. */
export const FLAGS_HIDE = 3;
/** So many residents who say that it is resolved make « Indiquée comme résolue ». */
export const CLAIMS_NEEDED = 2;
/** What nobody contests for so long is resolved. */
export const CLAIM_STANDS_MS = 14 * DAY_MS;
/** How long after it was closed a report may be reopened by who wrote it. */
export const REOPEN_MS_MAX = 60 * DAY_MS;
/** How long a thread stays open after its subject was closed. */
export const THREAD_OPEN_AFTER_MS = 60 * DAY_MS;
/** Discussions of what a person follows that are read before they open them. */
export const THREADS_AHEAD_MAX = 50;
/** Others of the commune that are read so, those in which somebody wrote last: each is a few documents of a line that is not metered. */
export const RECENT_THREADS_AHEAD = 12;
/** How many entries a long thread shows of its end. */
export const THREAD_ENTRIES_SHOWN = 20;
/** Reports nearby that are shown while one is written. */
export const NEAR_SHOWN_MAX = 3;
export const PARTNER_CHARS_MAX = 80;
/** How far ahead a day of work is believed. */
export const PLANNED_AHEAD_DAYS_MAX = 730;
/** How long a moderator's decision may be taken back before it is sent. */
export const UNDO_MS = 10 * SECOND_MS;
export const FOLLOWED_MAX = 500;
/** Marks taken back whose time is kept, per person and city. */
export const UNDONE_MARKS_MAX = 500;
/** Claims travel in every token, and the provider takes a thousand bytes of them. */
export const CITIES_PER_MODERATOR_MAX = 60;
/** What a person is told of why their account is disabled. */
export const ADMIN_REASON_CHARS = { min: 10, max: 500 } as const;
/** Of who asks for a town hall: their name, and what they do there. */
export const JOIN_NAME_CHARS = { min: 2, max: 80 } as const;
/** One sentence to everybody, above every screen. */
export const SITE_NOTICE_CHARS_MAX = 300;
/** What waits longer for a moderator is shown to administrators. */
export const WAITING_TOO_LONG_MS = 2 * DAY_MS;
export const HISTORY_ENTRIES_MAX = 50;

export const SETTING_LABEL_CHARS = { min: 2, max: 60 } as const;
export const CITY_MESSAGE_CHARS_MAX = 500;
/** Two pages: what a commune asks of who takes part, not its regulations. */
export const CITY_CHARTER_CHARS_MAX = 4000;
export const TOWN_HALL_ADDRESS_CHARS_MAX = 200;
export const TOWN_HALL_HOURS_CHARS_MAX = 300;
export const PHONE_CHARS_MAX = 20;
export const CANNED_ANSWERS_MAX = 12;
export const EMERGENCY_CONTACTS_MAX = 6;
export const MY_PLACES_MAX = 3;
export const MY_PLACE_LABEL_CHARS = { min: 1, max: 40 } as const;
export const MY_PLACE_RADII_M = [200, 500, 1000, 2000, 5000] as const;
/** Notifications opened one by one since all were marked as read. */
export const READ_IDS_MAX = 200;
export const MUTED_MAX = 500;
/** What the list and the bell look at, newest first. */
export const NOTIFICATIONS_SHOWN_MAX = 100;
/** Below this a breakdown says « < 5 »: a number that small may be one neighbour. */
export const STATISTICS_GROUP_MIN = 5;
export const STATISTICS_MONTHS = 12;

export const TOAST_MS = 5000;
export const TOASTS_MAX = 20;
export const LOADER_BAR_PX = 2;
export const SCROLL_MS = 300;
