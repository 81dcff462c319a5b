import { forgetUnpublished, keepUnpublished, keptUnpublished } from "../../data/photos/unpublished-photos.ts";
import { isModeratorOf, type Actor } from "../../domain/account/actor.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { WholeContent } from "../../domain/content/own-content.ts";
import { PREVIEWS_AHEAD, UNPUBLISHED_AHEAD } from "../../domain/limits/photo-limits.ts";
import { mayFetchAhead } from "../../remote/may-fetch-ahead.ts";
import { readPhoto } from "../../remote/photos/read-photo.ts";

/**
 * Takes what moderators no longer may see, and what does not wait for them any more, off their device, and fetches the photos
 * that are missing, of what moved last first. @param moderated undefined while it is not known yet
 */
export async function keepUnpublishedAhead(
  cityId: CityId,
  actor: Actor,
  moderated: readonly WholeContent[] | undefined,
  signal: AbortSignal,
): Promise<void> {
  const photos = moderated
    ?.toSorted((a, b) => b.content.updatedAt - a.content.updatedAt)
    .flatMap(({ content }) => content.photos.filter(({ state }) => state === "stored"))
    .slice(0, UNPUBLISHED_AHEAD.countMax);
  const isWanted = (photoId: string) => photos === undefined || photos.some(({ id }) => id === photoId);
  await forgetUnpublished((id, photoId) => isModeratorOf(actor, id) && (id !== cityId || isWanted(photoId)));
  for (const { id } of photos ?? []) {
    if (signal.aborted || !mayFetchAhead(navigator)) return;
    if ((await keptUnpublished(cityId, id)) !== undefined) continue;
    if (!(await hasRoomToSpare())) return;
    await keepUnpublished(cityId, id, async () => {
      const read = await readPhoto(cityId, id);
      return read.ok ? read.value : undefined;
    });
  }
}

export async function hasRoomToSpare(): Promise<boolean> {
  const { quota, usage } = await navigator.storage.estimate();
  return quota === undefined || usage === undefined || quota - usage > PREVIEWS_AHEAD.roomBytesMin;
}
