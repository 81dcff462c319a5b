import type { CityId } from "../city/city.ts";

export const SEEN_TILES_CACHE = "tiles";

/** What was seen of an archive: the page reads those itself, and keeps them itself. */
export const ARCHIVE_TILES_CACHE = "tiles-archive";

const PINNED = "tiles-pinned-";

export function pinnedTilesCache(cityId: CityId): string {
  return `${PINNED}${cityId}`;
}

export function isPinnedTilesCache(name: string): boolean {
  return name.startsWith(PINNED);
}

export function cityOfPinnedCache(name: string): CityId | undefined {
  return isPinnedTilesCache(name) ? name.slice(PINNED.length) : undefined;
}
