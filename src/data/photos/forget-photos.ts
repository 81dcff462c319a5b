import type { Identifier } from "../../domain/basics/identifier.ts";
import type { CityId } from "../../domain/city/city.ts";
import { isPhotoCache } from "../device/make-room.ts";
import { UNPUBLISHED_CACHE } from "./unpublished-photos.ts";

/**
 * Deletes from the worker's caches what no content of this city shows any more: a photo that was hidden, or replaced by a masked
 * one, while this device was here or away. The whole is compared, not one change: an app that was closed in between misses none.
 * What only moderators see has its own end (`forgetUnpublished`).
 */
export async function forgetPhotos(cityId: CityId, shown: ReadonlySet<Identifier>): Promise<void> {
  const names = (await caches.keys()).filter((name) => isPhotoCache(name) && name !== UNPUBLISHED_CACHE);
  await Promise.all(names.map((name) => forgetIn(name, cityId, shown)));
}

async function forgetIn(name: string, cityId: CityId, shown: ReadonlySet<Identifier>): Promise<void> {
  const cache = await caches.open(name);
  const prefix = `/photos/${cityId}/`;
  const gone = (await cache.keys()).filter(({ url }) => {
    const { pathname } = new URL(url);
    return pathname.startsWith(prefix) && !shown.has(pathname.slice(prefix.length));
  });
  await Promise.all(gone.map((request) => cache.delete(request, { ignoreVary: true })));
}
