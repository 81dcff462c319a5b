import { backoffMs } from "../../clock/backoff.ts";
import { systemClock } from "../../clock/system-clock.ts";
import { PREVIEWS_REST_MS } from "../../clock/waits.ts";
import { liveContents } from "../../data/contents/live-contents.ts";
import type { Replica } from "../../data/replica/open-replica.ts";
import { previewsAhead } from "../../domain/anomaly/previews-ahead.ts";
import type { CityId } from "../../domain/city/city.ts";
import { PREVIEWS_AHEAD } from "../../domain/limits/limits.ts";
import { keepPreviews } from "../../remote/photos/keep-previews.ts";
import { updateImminent } from "../updates/update-flow.ts";

/** Fetches what is missing whenever the city's reports have come to rest, in one page at a time. What was cut short goes on later. */
export function keepPreviewsAhead(replica: Replica, cityId: CityId): () => void {
  const anomalies = liveContents(replica, "anomalies", cityId);
  const leaving = new AbortController();
  const signal = AbortSignal.any([leaving.signal, updateImminent]);
  let cancel = (): void => undefined;
  let failures = 0;
  const fetchThem = async (): Promise<void> => {
    await navigator.locks.request("parvis-previews", { ifAvailable: true }, async (lock) => {
      if (lock === null || !(await hasRoomToSpare())) return;
      const photos = previewsAhead(anomalies.value()?.contents ?? []);
      const { kept, isCutShort } = await keepPreviews(cityId, photos, signal);
      if (kept > 0) failures = 0;
      if (isCutShort) after(backoffMs((failures += 1), Math.random(), PREVIEWS_REST_MS));
    });
  };
  const after = (ms: number): void => {
    cancel();
    if (signal.aborted) return;
    cancel = systemClock.after(ms, () => void fetchThem().catch(() => undefined));
  };
  const soon = (): void => after(PREVIEWS_REST_MS);
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
