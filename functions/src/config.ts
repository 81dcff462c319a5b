import { DAY_MS, MINUTE_MS, SECOND_MS } from "../../src/domain/basics/instant.ts";
import { COMMAND_BYTES_MAX, COMMANDS_PER_SUBMIT_MAX, WAITED_MS_MAX } from "../../src/domain/limits/limits.ts";

export const REGION = "europe-west9";
/** Cloud Scheduler is not in every region; it is in this one. */
const SCHEDULE_REGION = "europe-west1";

/** What is called comes from the page's own origin; a flood costs so much at most. */
export const CALL_OPTIONS = {
  region: REGION,
  cors: false,
  maxInstances: 20,
  memory: "512MiB",
  concurrency: 80,
} as const;
/** A photo is decoded alone: `PHOTO_PIXELS_MAX` says what one takes. */
export const DECODING_OPTIONS = { memory: "1GiB", concurrency: 1, timeoutSeconds: 60 } as const;
export const SCHEDULE_OPTIONS = {
  region: SCHEDULE_REGION,
  maxInstances: 1,
  memory: "512MiB",
  timeoutSeconds: 540,
} as const;
/** One city's work, apart from what anybody waits for; what fails is tried again. */
export const TASK_OPTIONS = {
  region: REGION,
  maxInstances: 20,
  memory: "512MiB",
  concurrency: 10,
  timeoutSeconds: 60,
  retryConfig: { maxAttempts: 5, minBackoffSeconds: 2 },
} as const;
/** Before the task is ended: the rest is asked for anew. */
export const WITHHOLD_BUDGET_MS = 40 * SECOND_MS;
/** A night's run ends by itself before it is ended. */
export const TIDY_BUDGET_MS = 7 * MINUTE_MS;

export const SUBMIT_BODY_BYTES_MAX = COMMANDS_PER_SUBMIT_MAX * COMMAND_BYTES_MAX;
/** A device gives up after 10 s: what is not done by then is answered `retry`. */
export const SUBMIT_BUDGET_MS = 7_000;
export const RETRY_AFTER_S = 5;

/** Reference numbers that one process holds at most, and may leave as a gap when it ends. */
export const NUMBERS_LEASED_MAX = 50;
/** A block that lasts no longer than this is doubled: the counter document then takes one write in some seconds. */
export const NUMBERS_BUSY_MS = 10_000;

/** Counters of a day may still be asked by what waited for a network; the oldest that may come waited a year. */
export const QUOTA_KEPT_MS = WAITED_MS_MAX;
/** Its receipt answers whoever sends a command again; what a person made they know by theirs, for as long as the account lasts. */
export const RECEIPT_KEPT_MS = 2 * WAITED_MS_MAX;
/** What a moderator asked about an account is judged by then, or overtaken. */
export const BLOCK_REQUEST_KEPT_MS = 366 * DAY_MS;
export const CITY_QUOTA_SHARDS = 10;

/** A device shows its own mark at once; others see it this much later, at the most twice. */
export const TALLY_EVERY_MS = 3_000;
/** What one transaction adds up: each is a small document that it takes away. */
export const TALLIED_AT_ONCE = 200;

/** How soon people are told what happened. */
export const TELL_EVERY_MS = 2_000;
/** One batch tells so many: a notification each, perhaps a push each, and how far it has come. */
export const TOLD_AT_ONCE = 200;
/** A task is ended after 60 s; what is left by then goes to the next one. */
export const TELL_BUDGET_MS = 40_000;
/** What waits longer was left by a process that died. */
export const UNTOLD_MS = 5 * MINUTE_MS;

export const PUSH_MS_MAX = 8_000;
/** A service keeps what a switched-off device cannot take for a day. */
export const PUSH_TTL_S = DAY_MS / 1_000;
export const PUSH_DEVICES_MAX = 10;
export const RING_AT_ONCE = 300;
/** Longer than a task lives: what rings is rung by nobody else, unless that run died. */
export const RING_LEASE_MS = 2 * MINUTE_MS;
/** A service that is silent holds up so many others, and no more. */
export const RUNG_TOGETHER = 20;

/** Longer than a change of roles takes: whoever holds it then has died. */
export const ROLES_LEASE_MS = 20 * SECOND_MS;
export const ROLES_WAIT_MS = 200;

export const RECENT_PROOF_S = 15 * 60;
/** How long a deleted account's profile cannot be made anew: its last tokens live for an hour. */
export const CLOSED_MARK_MS = DAY_MS;
/** An ID token with all claims stays far below. */
export const TOKEN_CHARS_MAX = 8_000;

const CHANGES_SETTLE_MS = 30 * MINUTE_MS;

const ADDRESSES_DEFAULT_URL = "https://data.geopf.fr/geocodage";
export const ADDRESS_MS_MAX = 4_000;
export const ADDRESS_BYTES_MAX = 200_000;
/** Farther away, an address would send people to the wrong place: none is better. */
export const ADDRESS_M_MAX = 200;
/** An address that could not be had for so long is no longer looked for. */
export const ADDRESSLESS_MS_MAX = 7 * DAY_MS;

const GEO_API_DEFAULT_URL = "https://geo.api.gouv.fr";
export const GEO_API_MS_MAX = 10_000;
export const GEO_API_BYTES_MAX = 5_000_000;
/** A Firestore document holds 1 MiB; the largest real contour weighs 346 kB. */
export const CONTOUR_BYTES_MAX = 900_000;

/** Both copies of a photo share one document. */
export const PHOTO_FULL_BYTES_MAX = 600_000;
export const PHOTO_PREVIEW_BYTES_MAX = 100_000;

/** How long what `config/public` said still holds; a local run asks each time. */
export function configKeptMs(): number {
  return Number(process.env["CONFIG_KEPT_MS"] ?? MINUTE_MS);
}

/** How long nobody changed an activity before people are told; a local run does not make anybody wait for it. */
export function changesSettleMs(): number {
  return Number(process.env["CHANGES_SETTLE_MS"] ?? CHANGES_SETTLE_MS);
}

/** Of the page, for links in mails and calendars; empty where the deployment does not say it. */
export function pageOrigin(): string {
  return process.env["PARVIS_ORIGIN"] ?? "";
}

export function geoApiUrl(): string {
  return process.env["GEO_API_URL"] ?? GEO_API_DEFAULT_URL;
}

export function addressesUrl(): string {
  return process.env["ADDRESSES_API_URL"] ?? ADDRESSES_DEFAULT_URL;
}
