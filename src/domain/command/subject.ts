import type { Identifier } from "../basics/identifier.ts";
import type { CityId } from "../city/city.ts";

/** Collections of a city that people write into; each has its row in `content/contents.ts`. */
export const CONTENT_COLLECTIONS = ["anomalies", "ideas", "activities", "messages"] as const;
export type ContentCollection = (typeof CONTENT_COLLECTIONS)[number];

export type PerCollection<T> = { readonly [C in ContentCollection]: T };

export function perCollection<T>(valueOf: (collection: ContentCollection) => T): PerCollection<T> {
  const values = CONTENT_COLLECTIONS.map((collection) => [collection, valueOf(collection)]);
  return Object.fromEntries(values) as PerCollection<T>;
}

export interface ContentSubject {
  readonly collection: ContentCollection;
  readonly id: Identifier;
}

/** What a command is about: a content, how its thread stands, the city itself, or what the person keeps of the city. */
export type Subject =
  | ContentSubject
  | { readonly collection: "threads"; readonly id: Identifier }
  | { readonly collection: "cities" | "userCities"; readonly id: CityId };

/** One text per subject: for maps, and for the order of sending. */
export function subjectKeyOf({ collection, id }: Subject): string {
  return `${collection}/${id}`;
}

export function isSameSubject(a: Subject, b: Subject): boolean {
  return a.collection === b.collection && a.id === b.id;
}

export function isContent(subject: Subject): subject is ContentSubject {
  return (CONTENT_COLLECTIONS as readonly string[]).includes(subject.collection);
}
