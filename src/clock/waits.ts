import { HOUR_MS, MINUTE_MS, SECOND_MS } from "../domain/basics/instant.ts";

// How long Parvis waits, for what, and why so long.

/**
 * A local build, which the journeys run, waits less where nobody asks how long: its city is on the same machine. What limits
 * a request or decides what a person is told stays as it is, for a machine may be busy. Every other build has the true values.
 */
const IS_LOCAL = import.meta.env.VITE_PARVIS_LOCAL === "1";

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
export const MISSING_MS = IS_LOCAL ? 3 * SECOND_MS : 8 * SECOND_MS;

// --- The outbox (replication/outbox) -----------------------------------------------------------------------------

/** The ceiling of the first pause after a failure; it doubles with each further one, up to BACKOFF_MS_MAX. */
export const BACKOFF_FIRST_MS = SECOND_MS;
export const BACKOFF_MS_MAX = 5 * MINUTE_MS;
/** For what another page committed without a word, and for a clock that was set. */
export const OUTBOX_LOOK_EVERY_MS = 5 * MINUTE_MS;
/** Another page is sending: about what one request takes. */
export const OUTBOX_BUSY_MS = IS_LOCAL ? SECOND_MS / 2 : 2 * SECOND_MS;
/** Longer than any request may take: a holder this slow is frozen, and two senders are harmless. */
export const OUTBOX_LOCK_MS_MAX = 130 * SECOND_MS;
export const SUBMIT_MS_MAX = 10 * SECOND_MS;
/** Each answer that does not come in time doubles the limit of the next request, up to this. A late answer is taken until then. */
export const SLOW_SUBMIT_MS_MAX = 120 * SECOND_MS;
export const UPLOAD_MS_MAX = 30 * SECOND_MS;
/** A photo that ran out of time is given twice as long at its next attempt, up to this: a slow line must carry it one day. */
export const SLOW_UPLOAD_MS_MAX = 120 * SECOND_MS;

// --- The service worker (sw) -------------------------------------------------------------------------------------

/** A photo waits a moment for its report; a page that holds the lock ends soon. */
export const WORKER_PAUSE_MS = IS_LOCAL ? SECOND_MS / 2 : 2 * SECOND_MS;
export const WORKER_TOKEN_MS_MAX = 10 * SECOND_MS;
/** Longer than one request of the page's engine; a page that is frozen or closing is not waited for. */
export const PAGE_FLUSH_MS_MAX = 15 * SECOND_MS;
/** A notification waits no longer for a page. */
export const PAGE_NOTICE_MS_MAX = SECOND_MS;

/** A first visit that never rests, on a slow line, is made ready for being without network all the same. */
export const FIRST_CONTENT_MS_MAX = 8 * SECOND_MS;
/** Longer than that: the page is gone, or frozen. */
export const FIRST_FILL_MS_MAX = 12 * SECOND_MS;

// --- A new version (src/app/updates) -----------------------------------------------------------------------------

/** An installed app may run for weeks without being opened anew (F48). */
export const VERSION_LOOK_EVERY_MS = HOUR_MS;
/** A person who switches to and fro asks no more often than this. */
export const VERSION_PAUSE_MS = 10 * MINUTE_MS;
/** Whoever waits for a part of the page sees it a moment after the network is back. */
export const LOST_PART_ASKED_EVERY_MS = 5 * SECOND_MS;
/** Longer than a page takes to ask for the next thing after an answer. */
export const NETWORK_IDLE_MS = 2 * SECOND_MS;
/** A page that never rests is taken over all the same. */
export const NETWORK_BUSY_MS_MAX = MINUTE_MS;
/** Whoever asked for it does not wait for a page that never rests. */
export const ASKED_MS_MAX = 5 * SECOND_MS;
/** A form may leave the screen without anybody being told. */
export const WORK_LOOK_EVERY_MS = IS_LOCAL ? SECOND_MS : 5 * SECOND_MS;

// --- The city (src/app/city, src/app/sync) -----------------------------------------------------------------------

/** A commune that nobody could say anything about is given up: longer than one attempt of the pull. */
export const CITY_MS_MAX = 20 * SECOND_MS;
/** What was just made comes sooner, unless the connection keeps to what it heard before. */
export const MADE_CITY_MS_MAX = IS_LOCAL ? SECOND_MS : 3 * SECOND_MS;
/** A newcomer's profile is on its way since before their commune was read: it is hardly waited for. */
export const INTRODUCED_MS_MAX = 3 * SECOND_MS;
/** Where nobody could be asked about the person's own commune, before it is asked about again. */
export const CITY_AGAIN_MS = IS_LOCAL ? 3 * SECOND_MS : 30 * SECOND_MS;
/** A request that was cut off is no answer: it is made once more before the person has to choose another commune. */
export const CITY_ONCE_MORE_MS = 2 * SECOND_MS;
/** Whoever chooses a commune while the sign-in is under way is told that it failed only after this. */
export const CHOICE_SIGN_IN_MS_MAX = 20 * SECOND_MS;

// --- The start, and the way from place to place (src/app) --------------------------------------------------------

/** What hangs on a bad line does not keep the examples and the account of a newcomer waiting any longer. */
export const LOADED_MS_MAX = 10 * SECOND_MS;
/** A page that never rests is not waited for. */
export const IDLE_MS_MAX = 2 * SECOND_MS;
/** The first page of a newcomer, once it is loaded, before what they need only when they go on. */
export const FIRST_REST_MS = 2 * SECOND_MS;
/** The code of a newcomer's map or list goes before their account; on a worse line both come side by side. */
export const FIRST_SCREEN_MS_MAX = 2 * SECOND_MS;
/** The first tile of a newcomer's map goes before databases and Firestore; on a worse line all come side by side. */
export const FIRST_TILE_MS_MAX = SECOND_MS;
/** English words that take longer come after the first frame, which is French then. */
export const FIRST_WORDS_MS_MAX = 3 * SECOND_MS;
/** A guest account that is not there by then is waited for without the person: the app works by itself meanwhile. */
export const SIGN_IN_MS_MAX = 10 * SECOND_MS;
export const START_AGAIN_MS = IS_LOCAL ? 3 * SECOND_MS : 30 * SECOND_MS;
/** Whoever leaves waits no longer for the city to take their browser off its list. */
export const LEAVING_MS_MAX = 3 * SECOND_MS;
/** An account that was just entered is given so long to bring its commune. */
export const PROFILE_MS_MAX = 5 * SECOND_MS;
/** A database that takes longer to open is not waited for. */
export const START_VIEW_MS_MAX = 3 * SECOND_MS;
/** A screen that is loaded lazily brings its heading, or the part an address names, by then or is left alone. */
export const SCREEN_MS_MAX = 10 * SECOND_MS;
/** A connection that is not live is worth a word only when it lasts. */
export const NOT_LIVE_MS = 10 * SECOND_MS;
/** The databases are opened by then: an age that is still unknown is none. */
export const AGE_UNKNOWN_MS = 2 * SECOND_MS;
/** A city that is being read tells of itself in waves. */
export const PREVIEWS_REST_MS = IS_LOCAL ? SECOND_MS / 2 : 3 * SECOND_MS;

// --- What the device knows (src/data) ----------------------------------------------------------------------------

/** How long a value is kept true after its last reader left: who goes back finds it there. */
export const WARM_MS = 30 * SECOND_MS;
/** A skeleton stands for so long; then it is said that what was asked for is not here. */
export const NOT_HERE_MS = SECOND_MS;
/** What this device does not have may be on its way for so long before it is said that the server is late. */
export const AWAITED_MS_MAX = 10 * SECOND_MS;
/** A browser may fail once to open its storage (F23). */
export const STORAGE_AGAIN_MS = SECOND_MS;
/** Between two tries to open the device's database at the start; the second pause is twice as long. */
export const OPEN_PAUSE_MS = 300;

// --- Forms and lists (src/shared, src/ui) ------------------------------------------------------------------------

/** Long enough not to write the address at each key, short enough to feel immediate. */
export const FILTER_PAUSE_MS = 200;
/** The address service is asked once a person pauses, and not at each key. */
export const ADDRESS_PAUSE_MS = 250;
/** The point rests this long before the service is asked: nudges come in rows. */
export const PLACE_REST_MS = 600;
/** The browser has read a file that was saved long before. */
export const FILE_KEPT_MS = MINUTE_MS;

/** As long as a toast: what was done is said in place of the button's word. */
export const PASSING_MS = 5 * SECOND_MS;

// --- The map (src/map) -------------------------------------------------------------------------------------------

/** So long the items of a place the map jumped to are waited for; then those it has are drawn. */
export const JUMP_MS = 100;
/** A tile that has not come by then is drawn out of a coarser one, and takes its own place when it comes. */
export const TILE_LATE_MS = 5 * SECOND_MS;
/** What is on the device is there by then; a network that has not answered is not waited for again at every level. */
export const COARSER_TILE_MS_MAX = 2 * SECOND_MS;
/** Between two attempts while the background is missing. */
export const TILES_AGAIN_MS = IS_LOCAL ? 3 * SECOND_MS : 20 * SECOND_MS;
/** Leaflet shows a tile by and by, in a fifth of a second: what lies below stays as long, and a frame. */
export const TILE_FADE_MS = SECOND_MS / 4;

// --- Requests (src/remote) ---------------------------------------------------------------------------------------

/** An open service of the State that is slower than this is as good as not there: each has something in its place. */
export const FETCH_MS_MAX = 10 * SECOND_MS;
export const CALL_MS_MAX = 20 * SECOND_MS;
/** The server walks through the reports one by one. */
export const ACCOUNT_CALL_MS_MAX = 120 * SECOND_MS;
/** The index of communes weighs 1.5 MB, half of it over the line. */
export const INDEX_MS_MAX = 30 * SECOND_MS;
export const TILE_MS_MAX = 10 * SECOND_MS;
/** Before a tile of a download is asked for again; the second pause is twice as long. */
export const TILE_PAUSE_MS = SECOND_MS;
export const PREVIEW_MS_MAX = 10 * SECOND_MS;
/** The service worker responds before it writes to its cache: looked for at most ten times. */
export const PREVIEW_LOOK_MS = 300;
/** A first position by satellite takes about so long. */
export const POSITION_MS_MAX = 15 * SECOND_MS;
/** A browser asks its maker's push service for an address: where that cannot be reached, some say nothing at all. */
export const PUSH_ADDRESS_MS_MAX = 10 * SECOND_MS;
/** Who another page signed in is read from the device. */
export const STORED_USER_MS_MAX = 5 * SECOND_MS;
/** A frozen page may hold the lock of the guest's sign-in: the others go on without it. */
export const GUEST_LOCK_MS_MAX = 5 * SECOND_MS;
