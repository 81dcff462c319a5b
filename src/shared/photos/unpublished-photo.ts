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
  const read = await readPhoto(cityId, photoId);
  if (!read.ok) return undefined;
  // A full device shows it all the same.
  if (isModerator) await keepUnpublished(cityId, photoId, read.value).catch(() => undefined);
  return read.value;
}
