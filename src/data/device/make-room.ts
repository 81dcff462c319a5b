import { isPinnedTilesCache } from "../../domain/background/tile-caches.ts";

/** Caches of the service worker that fill again by themselves: the first thing to give back when the device is full. */
const REFILLED_CACHES = /(?:^|-)(?:tiles|photos)(?:-|$)/u;

/** Gives back the room of what can be fetched again; true when there was some. What a person downloaded goes last. */
export async function makeRoom(): Promise<boolean> {
  if (typeof caches === "undefined") return false;
  const names = (await caches.keys()).filter((name) => REFILLED_CACHES.test(name));
  const seen = names.filter((name) => !isPinnedTilesCache(name));
  const gone = await Promise.all((seen.length > 0 ? seen : names).map(giveBack));
  return gone.includes(true);
}

/** The browser keeps a deleted cache as long as the worker holds it open: what is in it goes at once, entry by entry. */
async function giveBack(name: string): Promise<boolean> {
  const cache = await caches.open(name);
  await Promise.all((await cache.keys()).map((request) => cache.delete(request, { ignoreVary: true })));
  return caches.delete(name);
}
