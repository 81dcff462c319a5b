import type { AuthorKind } from "../account/actor.ts";
import type { Identifier } from "../basics/identifier.ts";
import type { Instant } from "../basics/instant.ts";
import type { CityId } from "../city/city.ts";
import { subjectKeyOf, type ContentCollection } from "../command/subject.ts";

/**
 * Collections whose contents are discussed: each content has one thread, under the content's id. A message is discussed where it opens a
 * discussion (`open-thread.ts`).
 */
export const THREAD_COLLECTIONS = [
  "anomalies",
  "ideas",
  "activities",
  "messages",
] as const satisfies readonly ContentCollection[];

/** What a thread is about. */
export interface ThreadSubject {
  readonly collection: (typeof THREAD_COLLECTIONS)[number];
  readonly id: Identifier;
}

/** `locked`: everybody reads, nobody writes. `hidden`: nobody reads but moderators. */
export const THREAD_STATES = ["open", "locked", "hidden"] as const;
export type ThreadState = (typeof THREAD_STATES)[number];

/**
 * cities/{cityId}/threads/{threadId}: how a thread stands. It is there once a moderator decided about it, or once its first page
 * is full; until then the thread is open and has one page.
 */
export interface Thread {
  readonly kind: "thread";
  readonly id: Identifier;
  readonly cityId: CityId;
  readonly state: ThreadState;
  /** Why it is locked or hidden: everybody reads it. */
  readonly reason: string;
  readonly decidedAt: Instant | null;
  readonly byKind: AuthorKind;
  /** How many pages it has; new messages go on the last one. */
  readonly pages: number;
  readonly rev: number;
  readonly updatedAt: Instant;
  readonly schemaVersion: 1;
}

/** How a thread stands before anything was decided about it. */
export function openThread(cityId: CityId, id: Identifier, now: Instant): Thread {
  return {
    kind: "thread",
    id,
    cityId,
    state: "open",
    reason: "",
    decidedAt: null,
    byKind: "moderator",
    pages: 1,
    rev: 0,
    updatedAt: now,
    schemaVersion: 1,
  };
}

/** What is done in one thread arrives in the order in which it was done. */
export function threadKeyOf(subject: ThreadSubject): string {
  return `thread ${subjectKeyOf(subject)}`;
}

/** @param key `pageKeyOf` */
export function pageNumberOf(key: string): number {
  return Number(key.slice(key.lastIndexOf(".") + 1)) || 1;
}

/** One page: what a device reads and keeps together. « 35024/0199….3 » */
export function pageKeyOf(cityId: CityId, threadId: Identifier, page: number): string {
  return `${cityId}/${threadId}.${page}`;
}

/** In place of the id of a thread, in the key of the page that lists what opens discussions of a city. */
export const OPENINGS = "openings";

export function openingsPageOf(cityId: CityId): string {
  return pageKeyOf(cityId, OPENINGS, 1);
}
