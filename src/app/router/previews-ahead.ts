import { systemClock } from "../../clock/system-clock.ts";
import { PREVIEWS_REST_MS } from "../../clock/waits.ts";
import { liveContents } from "../../data/contents/live-contents.ts";
import type { Replica } from "../../data/replica/open-replica.ts";
import { previewsAhead } from "../../domain/anomaly/previews-ahead.ts";
import type { CityId } from "../../domain/city/city.ts";
import { PREVIEWS_AHEAD } from "../../domain/limits/limits.ts";
import { keepPreviews } from "../../remote/photos/keep-previews.ts";
import { updateImminent } from "../updates/update-flow.ts";

/** Fetches what is missing whenever the city's reports have come to rest, in one page at a time. */
export function keepPreviewsAhead(replica: Replica, cityId: CityId): () => void {
  const anomalies = liveContents(replica, "anomalies", cityId);
  const leaving = new AbortController();
  const signal = AbortSignal.any([leaving.signal, updateImminent]);
  let cancel = (): void => undefined;
  const fetchThem = async (): Promise<void> => {
    await navigator.locks.request("parvis-previews", { ifAvailable: true }, async (lock) => {
      if (lock === null || !(await hasRoomToSpare())) return;
      const { isFull } = await keepPreviews(cityId, previewsAhead(anomalies.value()?.contents ?? []), signal);
      if (isFull) leaving.abort();
    });
  };
  const soon = (): void => {
    cancel();
    if (signal.aborted) return;
    cancel = systemClock.after(PREVIEWS_REST_MS, () => void fetchThem().catch(() => undefined));
  };
  const unsubscribe = anomalies.subscribe(soon);
  addEventListener("online", soon, { signal });
  soon();
  return () => {
    leaving.abort();
    cancel();
    unsubscribe();
  };
}

async function hasRoomToSpare(): Promise<boolean> {
  const { quota, usage } = await navigator.storage.estimate();
  return quota === undefined || usage === undefined || quota - usage > PREVIEWS_AHEAD.roomBytesMin;
}
