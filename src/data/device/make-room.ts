import { isPinnedTilesCache } from "../../domain/background/tile-caches.ts";

const isSeenTiles = (name: string): boolean => name.startsWith("tiles") && !isPinnedTilesCache(name);
export const isPhotoCache = (name: string): boolean => name.startsWith("photos");
/** What else the worker keeps once it was seen, and the shell does without. */
const isReference = (name: string): boolean => ["communes", "geography", "addresses", "code"].includes(name);

/**
 * What can be fetched again goes, the next kind at each call: tiles that were seen, photos, what else was seen, and last what
 * was downloaded on purpose.
 *
 * @returns false when nothing was left to give back
 */
export function makeRoom(): Promise<boolean> {
  return giveBackNext([isSeenTiles, isPhotoCache, isReference, isPinnedTilesCache]);
}

/** Tiles, then photos: what was only seen is not worth what somebody downloaded on purpose, nor the rest. */
export function makeRoomForSeen(): Promise<boolean> {
  return giveBackNext([isSeenTiles, isPhotoCache]);
}

async function giveBackNext(kinds: readonly ((name: string) => boolean)[]): Promise<boolean> {
  if (typeof caches === "undefined") return false;
  const names = await caches.keys();
  const next = kinds.map((isOfKind) => names.filter(isOfKind)).find(({ length }) => length > 0) ?? [];
  const gone = await Promise.all(next.map(giveBack));
  return gone.includes(true);
}

/** The browser keeps a deleted cache as long as the worker holds it open: what is in it goes at once, entry by entry. */
async function giveBack(name: string): Promise<boolean> {
  const cache = await caches.open(name);
  await Promise.all((await cache.keys()).map((request) => cache.delete(request, { ignoreVary: true })));
  return caches.delete(name);
}
