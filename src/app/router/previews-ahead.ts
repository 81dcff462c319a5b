import { backoffMs } from "../../clock/backoff.ts";
import { systemClock } from "../../clock/system-clock.ts";
import { PREVIEWS_REST_MS } from "../../clock/waits.ts";
import { liveContents } from "../../data/contents/live-contents.ts";
import { liveModeration } from "../../data/moderation/live-moderation.ts";
import { forgetPhotos } from "../../data/photos/forget-photos.ts";
import type { Replica } from "../../data/replica/open-replica.ts";
import { heldMessages, onMessagesChanged } from "../../data/threads/held-messages.ts";
import type { Actor } from "../../domain/account/actor.ts";
import { previewsAhead } from "../../domain/anomaly/previews-ahead.ts";
import type { CityId } from "../../domain/city/city.ts";
import { CONTENT_COLLECTIONS } from "../../domain/command/subject.ts";
import { shownPhotos } from "../../domain/content/shown-photos.ts";
import { keepPreviews } from "../../remote/photos/keep-previews.ts";
import { updateImminent } from "../updates/update-flow.ts";
import { hasRoomToSpare, keepUnpublishedAhead } from "./unpublished-ahead.ts";

/** Messages are listed by the page of their thread. */
const LISTED_BY_CITY = CONTENT_COLLECTIONS.filter((collection) => collection !== "messages");

interface Whose {
  readonly replica: Replica;
  readonly actor: Actor;
}

/**
 * Whenever what the city shows has come to rest: takes photos that nothing shows any more off the device, and fetches the
 * previews that are missing, in one page at a time; for moderators the photos of what is not public, too. What was cut short
 * goes on later.
 */
export function keepPreviewsAhead({ replica, actor }: Whose, cityId: CityId): () => void {
  const anomalies = liveContents(replica, "anomalies", cityId);
  const all = LISTED_BY_CITY.map((collection) => liveContents(replica, collection, cityId));
  const moderation = liveModeration(replica, cityId, actor);
  const leaving = new AbortController();
  const signal = AbortSignal.any([leaving.signal, updateImminent]);
  let cancel = (): void => undefined;
  let failures = 0;
  const forget = async (): Promise<void> => {
    const messages = { contents: await heldMessages(replica), isWhole: true };
    const shown = shownPhotos([...all.map((contents) => contents.value()), messages]);
    if (shown !== undefined) await forgetPhotos(cityId, shown);
  };
  const fetchThem = async (): Promise<void> => {
    await navigator.locks.request("parvis-previews", { ifAvailable: true }, async (lock) => {
      if (lock === null || !(await hasRoomToSpare())) return;
      const photos = previewsAhead(anomalies.value()?.contents ?? []);
      const { kept, isCutShort } = await keepPreviews(cityId, photos, signal);
      if (kept > 0) failures = 0;
      if (isCutShort) after(backoffMs((failures += 1), Math.random(), PREVIEWS_REST_MS));
    });
  };
  // What may not be seen any more goes before anything is fetched, and once more at the end: a preview that was asked for before its
  // report was hidden may have come after.
  const keepUp = async (): Promise<void> => {
    await forget();
    await keepUnpublishedAhead(cityId, actor, moderation.value(), signal);
    await fetchThem();
    await forget();
  };
  const after = (ms: number): void => {
    cancel();
    if (signal.aborted) return;
    cancel = systemClock.after(ms, () => void keepUp().catch(() => undefined));
  };
  const soon = (): void => after(PREVIEWS_REST_MS);
  const watched = [...all, moderation];
  const unsubscribes = [...watched.map((live) => live.subscribe(soon)), onMessagesChanged(replica, soon)];
  addEventListener("online", soon, { signal });
  soon();
  return () => {
    leaving.abort();
    cancel();
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
}
