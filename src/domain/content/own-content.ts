import type { Identifier } from "../basics/identifier.ts";
import type { CityId } from "../city/city.ts";
import type { Receipt } from "../command/outcome.ts";
import type { ContentCollection } from "../command/subject.ts";
import type { Content } from "./content.ts";
import { contentDefinitionOf } from "./contents.ts";

/** What this person wrote that is not public, by its id: the receipts keep it. A broken one is left out. */
function ownContents(
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

/** A content that is not public or is flagged, as moderators of its city hold it. */
export interface WholeContent {
  readonly collection: ContentCollection;
  readonly content: Content;
}

/** With what a moderator holds of what others wrote; of one's own, the later of both. */
function withModerated(
  collection: ContentCollection,
  own: ReadonlyMap<Identifier, Content>,
  moderated: readonly WholeContent[],
): ReadonlyMap<Identifier, Content> {
  if (moderated.length === 0) return own;
  const contents = new Map(own);
  for (const { collection: of, content } of moderated) {
    const known = contents.get(content.id)?.rev ?? 0;
    if (of === collection && content.rev >= known) contents.set(content.id, content);
  }
  return contents;
}

/** What a device holds of a city beside what the city publishes. */
interface Held {
  readonly receipts: readonly Receipt[];
  readonly city: { readonly id: CityId };
  readonly moderated?: readonly WholeContent[];
}

/** What is not public, as this person wrote it or moderates it. */
export function wholeContents(
  collection: ContentCollection,
  { receipts, city, moderated = [] }: Held,
): ReadonlyMap<Identifier, Content> {
  return withModerated(collection, ownContents(collection, receipts, city.id), moderated);
}

/** What the person wrote, put back where the public projection is emptied. Where it stands comes from the city. */
export function restored<T extends Content>(
  collection: ContentCollection,
  projection: T,
  own: Content | undefined,
): T {
  if (own === undefined) return projection;
  // What is public and flagged is whole too, for moderators.
  if (own.rev === projection.rev) return own as T;
  if (projection.visibility === "public") return projection;
  const { standing } = contentDefinitionOf(collection);
  const fromCity = Object.entries(projection).filter(([field]) => standing.includes(field));
  // A receipt about a collection keeps contents of that collection.
  return { ...(own as T), ...(Object.fromEntries(fromCity) as Partial<T>) };
}
