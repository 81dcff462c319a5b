import { newIdentifier } from "../device/new-identifier.ts";
import { localStore } from "../device/page-storage.ts";
import type { Identifier } from "../../domain/basics/identifier.ts";
import type { CityId } from "../../domain/city/city.ts";

/** Apart from what the worker keeps, which it serves to whoever asks. By its name it gives back room like the others. */
export const UNPUBLISHED_CACHE = "photos-unpublished";

/** A photo that is not public, as a moderator's device keeps it for when there is no network. */
export async function keptUnpublished(cityId: CityId, photoId: Identifier): Promise<Blob | undefined> {
  const cache = await caches.open(UNPUBLISHED_CACHE);
  const kept = await (await cache.match(pathOf(cityId, photoId)))?.blob();
  // Versions before this one kept whatever was answered.
  return kept?.type.startsWith("image/") === true ? kept : undefined;
}

/** Changes with each person who leaves this device, for every page of it. */
const LEFT = "parvis.unpublished-left";

const leftSoFar = (): string | null => localStore().getItem(LEFT);

/** Reads a photo and keeps it, unless who asked for it has left meanwhile: then nothing of it stays (P8). */
export async function keepUnpublished(
  cityId: CityId,
  photoId: Identifier,
  read: () => Promise<Blob | undefined>,
): Promise<Blob | undefined> {
  const before = leftSoFar();
  const photo = await read();
  if (photo === undefined || leftSoFar() !== before) return photo;
  // A full device shows it all the same.
  await put(pathOf(cityId, photoId), photo).catch(() => undefined);
  if (leftSoFar() !== before) await forgetUnpublished(() => false);
  return photo;
}

async function put(path: string, photo: Blob): Promise<void> {
  const cache = await caches.open(UNPUBLISHED_CACHE);
  await cache.put(path, new Response(photo));
}

/** Whoever held them leaves this device. */
export async function leaveUnpublished(): Promise<void> {
  if (typeof caches === "undefined") return;
  try {
    localStore().setItem(LEFT, newIdentifier());
  } finally {
    await forgetUnpublished(() => false);
  }
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
