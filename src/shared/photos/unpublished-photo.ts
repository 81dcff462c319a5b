import { keepUnpublished, keptUnpublished } from "../../data/photos/unpublished-photos.ts";
import { isModeratorOf, type Actor } from "../../domain/account/actor.ts";
import type { Identifier } from "../../domain/basics/identifier.ts";
import type { CityId } from "../../domain/city/city.ts";
import { readPhoto } from "../../remote/photos/read-photo.ts";

/** A photo that nobody gets by its address alone, for whoever may see it; moderators keep it. Undefined where it cannot be had. */
export async function unpublishedPhoto(
  cityId: CityId,
  photoId: Identifier,
  actor: Actor,
): Promise<Blob | undefined> {
  const isModerator = isModeratorOf(actor, cityId);
  const kept = isModerator ? await keptUnpublished(cityId, photoId).catch(() => undefined) : undefined;
  if (kept !== undefined) return kept;
  const read = () => readIt(cityId, photoId);
  return isModerator ? keepUnpublished(cityId, photoId, read) : read();
}

async function readIt(cityId: CityId, photoId: Identifier): Promise<Blob | undefined> {
  const read = await readPhoto(cityId, photoId);
  return read.ok ? read.value : undefined;
}
