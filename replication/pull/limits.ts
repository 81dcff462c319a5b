import { DAY_MS, MINUTE_MS } from "../../src/domain/basics/instant.ts";

/** A phone that takes an answer of Firestore answers no thumb meanwhile: they are small, and the next is on the line by then. */
export const PAGE_DOCS = 100;
/**
 * More than a hundred rows in one write re-run live queries: fewer, larger writes. What is oldest comes first, so that each write but
 * the first moves a list under the eyes of whoever reads it.
 */
export const WRITTEN_DOCS = 400;
/** What the rules let a list ask for: a listener sees the newest so many of what is later than its start. */
export const LISTENED_DOCS_MAX = 500;
/** Nothing documented makes server timestamps follow the order in which commits become visible. */
export const OVERLAP_MS = 10 * MINUTE_MS;
/**
 * A document stamped further ahead does not move the position: it would hide everything before it. Half the overlap,
 * so that one stamped just below hides nothing either; a device whose clock is slow merely reads some rows again.
 */
export const AHEAD_MS_MAX = OVERLAP_MS / 2;
/** So many documents of one answer say what time it is at the server. */
export const BELIEVED_DOCS_MIN = 3;
/** Deleted documents stay on the server at least this long; whoever comes back later reads all again. */
export const TOMBSTONES_KEPT_MS = 30 * DAY_MS;
/** Cities that stay readable; the one wanted longest ago is forgotten first. */
export const CITIES_KEPT = 3;
export const QUARANTINED_IDS_MAX = 200;
