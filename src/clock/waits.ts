import { HOUR_MS, MINUTE_MS, SECOND_MS } from "../domain/basics/instant.ts";

// How long Parvis waits, for what, and why so long.

// --- The pull (replication/pull) ---------------------------------------------------------------------------------

/** A page or a listener without an answer for so long is given up: on a slow line a full page takes half of it. */
export const PULL_ANSWER_MS_MAX = 20 * SECOND_MS;
/** Before the first new attempt, so that a refusal by the rules never becomes a tight loop. */
export const PULL_RETRY_MS_MIN = SECOND_MS;
/** How often a scope that is live writes it down: one small write a minute. */
export const HEARTBEAT_MS = MINUTE_MS;
/** How long that is believed: two heartbeats may be late before « à jour » ends by itself. */
export const LIVE_LEASE_MS = 2.5 * MINUTE_MS;
/** A page hidden for longer lets the lead and its connections go: somebody who only answers a message comes back sooner. */
export const HIDDEN_MS_MAX = 5 * MINUTE_MS;
/** How often a visible page asks whether the leader is there: the longest that a frozen leader holds up another page. */
export const LEADER_ASKED_EVERY_MS = 5 * SECOND_MS;
/** Another page of the same device answers in milliseconds; one that is busy drawing, in less than this. */
export const LEADER_ANSWER_MS_MAX = 2 * SECOND_MS;
/** A page that asked for nothing three times is gone: the leader no longer pulls for it. */
export const PAGE_SILENT_MS_MAX = 3 * LEADER_ASKED_EVERY_MS;
/** What the city has answered shows sooner, wherever the connection carries anything. */
export const MISSING_MS = 8 * SECOND_MS;

// --- The outbox (replication/outbox) -----------------------------------------------------------------------------

/** The ceiling of the first pause after a failure; it doubles with each further one, up to BACKOFF_MS_MAX. */
export const BACKOFF_FIRST_MS = SECOND_MS;
export const BACKOFF_MS_MAX = 5 * MINUTE_MS;
/** For what another page committed without a word, and for a clock that was set. */
export const OUTBOX_LOOK_EVERY_MS = 5 * MINUTE_MS;
/** Another page is sending: about what one request takes. */
export const OUTBOX_BUSY_MS = 2 * SECOND_MS;
/** Longer than any request may take: a holder this slow is frozen, and two senders are harmless. */
export const OUTBOX_LOCK_MS_MAX = 130 * SECOND_MS;
export const SUBMIT_MS_MAX = 10 * SECOND_MS;
export const UPLOAD_MS_MAX = 30 * SECOND_MS;
/** A photo that ran out of time is given twice as long at its next attempt, up to this: a slow line must carry it one day. */
export const SLOW_UPLOAD_MS_MAX = 120 * SECOND_MS;

// --- The service worker (sw) -------------------------------------------------------------------------------------

/** A photo waits a moment for its report; a page that holds the lock ends soon. */
export const WORKER_PAUSE_MS = 2 * SECOND_MS;
export const WORKER_TOKEN_MS_MAX = 10 * SECOND_MS;
/** Longer than one request of the page's engine; a page that is frozen or closing is not waited for. */
export const PAGE_FLUSH_MS_MAX = 15 * SECOND_MS;
/** A notification waits no longer for a page. */
export const PAGE_NOTICE_MS_MAX = SECOND_MS;

// --- A new version (src/app/updates) -----------------------------------------------------------------------------

/** An installed app may run for weeks without being opened anew (F48). */
export const VERSION_LOOK_EVERY_MS = HOUR_MS;
/** A person who switches to and fro asks no more often than this. */
export const VERSION_PAUSE_MS = 10 * MINUTE_MS;
/** Longer than a page takes to ask for the next thing after an answer. */
export const NETWORK_IDLE_MS = 2 * SECOND_MS;
/** A page that never rests is taken over all the same. */
export const NETWORK_BUSY_MS_MAX = MINUTE_MS;
/** Whoever asked for it does not wait for a page that never rests. */
export const ASKED_MS_MAX = 5 * SECOND_MS;
/** A form may leave the screen without anybody being told. */
export const WORK_LOOK_EVERY_MS = 5 * SECOND_MS;

// --- The city (src/app/city, src/app/sync) -----------------------------------------------------------------------

/** A commune that nobody could say anything about is given up: longer than one attempt of the pull. */
export const CITY_MS_MAX = 20 * SECOND_MS;
/** What was just made comes sooner, unless the connection keeps to what it heard before. */
export const MADE_CITY_MS_MAX = 3 * SECOND_MS;
