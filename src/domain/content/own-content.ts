import type { Identifier } from "../basics/identifier.ts";
import type { CityId } from "../city/city.ts";
import type { Receipt } from "../command/outcome.ts";
import type { ContentCollection } from "../command/subject.ts";
import type { Content } from "./content.ts";
import { contentDefinitionOf } from "./contents.ts";

/** What this person wrote that is not public, by its id: the receipts keep it. A broken one is left out. */
export function ownContents(
  collection: ContentCollection,
  receipts: readonly Receipt[],
  cityId: CityId,
): ReadonlyMap<Identifier, Content> {
  const { parse } = contentDefinitionOf(collection);
  const contents = new Map<Identifier, Content>();
  for (const receipt of receipts) {
    const { cityId: ofCity, subject, content } = receipt;
    if (ofCity !== cityId || content === null || subject.collection !== collection) continue;
    const parsed = parse(content);
    if (parsed.ok) contents.set(parsed.value.id, parsed.value);
  }
  return contents;
}

/** What the person wrote, put back where the public projection is emptied. Where it stands comes from the city. */
export function restored<T extends Content>(
  collection: ContentCollection,
  projection: T,
  own: Content | undefined,
): T {
  if (own === undefined || projection.visibility === "public") return projection;
  const { standing } = contentDefinitionOf(collection);
  const fromCity = Object.entries(projection).filter(([field]) => standing.includes(field));
  // A receipt about a collection keeps contents of that collection.
  return { ...(own as T), ...(Object.fromEntries(fromCity) as Partial<T>) };
}

/** Newest first, with contents that the city's list does not show put in their place by date. */
export function withUnlisted<T extends Content>(listed: readonly T[], unlisted: readonly T[]): readonly T[] {
  if (unlisted.length === 0) return listed;
  const rest = unlisted.toSorted((a, b) => b.updatedAt - a.updatedAt);
  const merged: T[] = [];
  for (const content of listed) {
    while (rest[0] !== undefined && rest[0].updatedAt > content.updatedAt) merged.push(...rest.splice(0, 1));
    merged.push(content);
  }
  return [...merged, ...rest];
}
