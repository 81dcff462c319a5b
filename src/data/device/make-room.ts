import { isPinnedTilesCache } from "../../domain/background/tile-caches.ts";

/** Caches of the service worker that fill again by themselves: the first thing to give back when the device is full. */
const REFILLED_CACHES = /(?:^|-)(?:tiles|photos)(?:-|$)/u;

/** Gives back the room of what can be fetched again; true when there was some. What a person downloaded goes last. */
export async function makeRoom(): Promise<boolean> {
  if (typeof caches === "undefined") return false;
  const names = (await caches.keys()).filter((name) => REFILLED_CACHES.test(name));
  const seen = names.filter((name) => !isPinnedTilesCache(name));
  const gone = await Promise.all((seen.length > 0 ? seen : names).map((name) => caches.delete(name)));
  return gone.includes(true);
}
