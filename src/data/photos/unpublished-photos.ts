import type { Identifier } from "../../domain/basics/identifier.ts";
import type { CityId } from "../../domain/city/city.ts";

/** Apart from what the worker keeps, which it serves to whoever asks. By its name it gives back room like the others. */
export const UNPUBLISHED_CACHE = "photos-unpublished";

/** A photo that is not public, as a moderator's device keeps it for when there is no network. */
export async function keptUnpublished(cityId: CityId, photoId: Identifier): Promise<Blob | undefined> {
  const cache = await caches.open(UNPUBLISHED_CACHE);
  return (await cache.match(pathOf(cityId, photoId)))?.blob();
}

export async function keepUnpublished(cityId: CityId, photoId: Identifier, photo: Blob): Promise<void> {
  const cache = await caches.open(UNPUBLISHED_CACHE);
  await cache.put(pathOf(cityId, photoId), new Response(photo));
}

/** What its holder may not see any more, or need not, leaves the device (P9). */
export async function forgetUnpublished(
  isKept: (cityId: CityId, photoId: Identifier) => boolean,
): Promise<void> {
  const cache = await caches.open(UNPUBLISHED_CACHE);
  const gone = (await cache.keys()).filter(({ url }) => {
    const [photoId = "", cityId = ""] = url.split("/").toReversed();
    return !isKept(cityId, photoId);
  });
  await Promise.all(gone.map((request) => cache.delete(request)));
}

function pathOf(cityId: CityId, photoId: Identifier): string {
  return `/photos/${cityId}/${photoId}`;
}
