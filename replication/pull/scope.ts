import type { CollectionName } from "../../src/data/replica/collections.ts";
import { CONTENT_COLLECTIONS } from "../../src/domain/command/subject.ts";
import type { CityId } from "../../src/domain/city/city.ts";
import { contourRowId } from "../../src/data/contours/contour-row-id.ts";
import { threadRowId } from "../../src/data/threads/message-rows.ts";
import type { WantedMessage, WantedThread } from "../../src/data/threads/wanted-pages.ts";
import { pageKeyOf } from "../../src/domain/thread/thread.ts";

/** One Firestore collection, or one document of it, that is wanted now. */
export interface Scope {
  readonly collection: CollectionName;
  /** Segments of the Firestore path; an even number of them is one document. */
  readonly path: string;
  /** Of that collection, what has this value in this field: there is an index of it and `updatedAt`. */
  readonly only?: { readonly field: string; readonly value: string };
  /** The commune, the page of a thread or the account whose rows these are; the id of the row, where the scope is one document. */
  readonly key: string;
}

export function scopeIdOf({ collection, key }: Scope): string {
  return `${collection}:${key}`;
}

export function isDocument({ path }: Scope): boolean {
  return path.split("/").length % 2 === 0;
}

export function extentOf(scope: Scope): "document" | "city" | "collection" {
  if (isDocument(scope)) return "document";
  return scope.path.startsWith("cities/") ? "city" : "collection";
}

export function scopesOfPerson(uid: string): readonly Scope[] {
  return [
    { collection: "users", path: `users/${uid}`, key: uid },
    { collection: "userCities", path: `users/${uid}/cities`, key: uid },
    { collection: "receipts", path: `users/${uid}/receipts`, key: uid },
    { collection: "notifications", path: `users/${uid}/notifications`, key: uid },
  ];
}

export function scopesOfCity(cityId: CityId): readonly Scope[] {
  return [
    { collection: "cities", path: `cities/${cityId}`, key: cityId },
    ...CONTENT_COLLECTIONS.filter((collection) => collection !== "messages").map((collection) => ({
      collection,
      path: `cities/${cityId}/${collection}`,
      key: cityId,
    })),
    { collection: "tallies", path: `cities/${cityId}/tallies`, key: cityId },
    { collection: "statistics", path: `cities/${cityId}/statistics/_global_`, key: cityId },
  ];
}

/** Read once, and again when the city says that there is a newer one; nobody listens to it. */
export function contourScope(cityId: CityId): Scope {
  return { collection: "contours", path: `cities/${cityId}/contours/_global_`, key: contourRowId(cityId) };
}

/** How a thread stands, and some of its pages: read while it is shown. */
export function scopesOfThread({ cityId, threadId, pages }: WantedThread): readonly Scope[] {
  const keys = pages.map((page) => pageKeyOf(cityId, threadId, page));
  return [
    { collection: "messages", path: `cities/${cityId}/threads/${threadId}`, key: threadRowId(threadId) },
    ...keys.map(pageScope),
  ];
}

/** One message, whose page nobody reads, or how its thread stands. */
export function messageScope({ cityId, subject: { collection, id } }: WantedMessage): Scope {
  const key = collection === "threads" ? threadRowId(id) : id;
  return { collection: "messages", path: `cities/${cityId}/${collection}/${id}`, key };
}

/** @param key `pageKeyOf` */
function pageScope(key: string): Scope {
  const [cityId = ""] = key.split("/");
  return {
    collection: "messages",
    path: `cities/${cityId}/messages`,
    only: { field: "page", value: key },
    key,
  };
}

/** Pages of the city's threads that a device holds, by the ids of its positions. */
export function pageScopesAmong(
  positions: readonly { readonly id: string }[],
  cityId: CityId,
): readonly Scope[] {
  const start = `messages:${cityId}/`;
  const held = positions.filter(({ id }) => id.startsWith(start));
  return held.map(({ id }) => pageScope(id.slice("messages:".length)));
}

/** What only moderators of the city may read. */
export function moderationScope(cityId: CityId): Scope {
  return { collection: "moderation", path: `cities/${cityId}/moderation`, key: cityId };
}

/** Whatever this device may hold of the city. */
export function everyScopeOfCity(cityId: CityId): readonly Scope[] {
  return [...scopesOfCity(cityId), contourScope(cityId), moderationScope(cityId)];
}
