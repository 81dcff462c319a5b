import type { Identifier } from "../basics/identifier.ts";
import type { Content } from "./content.ts";

interface Known {
  readonly contents: readonly Pick<Content, "photos">[];
  /** False while older ones are still being read. */
  readonly isWhole: boolean;
}

/** Photos of a city that one of its collections shows; undefined until all of them are known. */
export function shownPhotos(
  collections: readonly (Known | undefined)[],
): ReadonlySet<Identifier> | undefined {
  if (!collections.every((known) => known?.isWhole)) return undefined;
  const contents = collections.flatMap((known) => known?.contents ?? []);
  return new Set(contents.flatMap(({ photos }) => photos.map(({ id }) => id)));
}
