import { Timestamp } from "firebase-admin/firestore";
import type { CityId } from "../../../src/domain/city/city.ts";
import type { Content } from "../../../src/domain/content/content.ts";

export function photoPathOf(cityId: CityId, photoId: string): string {
  return `/photos/${cityId}/${photoId}`;
}

/** Where to fetch each photo, in the place of what only the app reads. */
export function withPhotoPaths({ photos, ...content }: Content): object {
  const paths = photos.map(({ id, alt, state }) => ({ alt, state, path: photoPathOf(content.cityId, id) }));
  return { ...content, photos: paths };
}

/** Instants as ISO texts, in lists and objects too. */
export function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plain(one)]));
}

/** @param written as the identity provider writes it, in UTC; empty where it never was */
export function isoOf(written: string | undefined): string | null {
  return written === undefined || written === "" ? null : new Date(written).toISOString();
}
