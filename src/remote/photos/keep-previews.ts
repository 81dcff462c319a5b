import { pause } from "../../clock/pause.ts";
import { systemClock } from "../../clock/system-clock.ts";
import { PREVIEW_LOOK_MS, PREVIEW_MS_MAX } from "../../clock/waits.ts";
import type { Identifier } from "../../domain/basics/identifier.ts";
import type { CityId } from "../../domain/city/city.ts";
import { PREVIEWS_AHEAD } from "../../domain/limits/photo-limits.ts";
import { mayFetchAhead } from "../may-fetch-ahead.ts";

const LOOKS_MAX = 10;

export interface PreviewPorts {
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
  readonly isKept: (path: string) => Promise<boolean>;
  readonly mayFetch: () => boolean;
  /** Resolves when the page is idle. */
  readonly idle: () => Promise<void>;
  readonly pause: () => Promise<void>;
}

/**
 * Ends on a metered connection, Save-Data, no network, the first request without an answer, or the first answer that the
 * worker does not keep (a device without room, or a worker that is busy).
 */
export async function keepPreviews(
  cityId: CityId,
  photos: readonly Identifier[],
  signal: AbortSignal,
  ports: PreviewPorts = BROWSER,
): Promise<{ readonly kept: number; readonly isCutShort: boolean }> {
  let kept = 0;
  let bytes = 0;
  for (const id of photos) {
    const path = `/photos/${cityId}/${id}?size=preview`;
    if (await ports.isKept(path)) continue;
    await ports.idle();
    if (bytes >= PREVIEWS_AHEAD.bytesMax) break;
    if (signal.aborted || !ports.mayFetch()) return { kept, isCutShort: true };
    const size = await sizeOf(path, signal, ports);
    if (size === 0) continue;
    if (size === undefined || !(await isSoonKept(path, ports))) return { kept, isCutShort: true };
    bytes += size;
    kept += 1;
  }
  return { kept, isCutShort: false };
}

/** The service worker responds before it writes to its cache. */
async function isSoonKept(path: string, { isKept, pause }: PreviewPorts): Promise<boolean> {
  for (let looks = 1; looks < LOOKS_MAX; looks += 1) {
    if (await isKept(path)) return true;
    await pause();
  }
  return isKept(path);
}

/** In bytes; 0 for a photo that is gone, `undefined` without an answer. */
async function sizeOf(
  path: string,
  signal: AbortSignal,
  { fetch }: PreviewPorts,
): Promise<number | undefined> {
  try {
    const response = await fetch(path, {
      priority: "low",
      signal: AbortSignal.any([signal, AbortSignal.timeout(PREVIEW_MS_MAX)]),
    });
    if (response.status >= 500) return undefined;
    const { size } = await response.blob();
    return response.ok ? size : 0;
  } catch {
    return undefined;
  }
}

const BROWSER: PreviewPorts = {
  fetch: (path, init) => fetch(path, init),
  isKept: async (path) => (await caches.match(path)) !== undefined,
  mayFetch: () => mayFetchAhead(navigator),
  idle: () =>
    new Promise((resolve) => {
      // Safari has no requestIdleCallback.
      if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve());
      else systemClock.after(0, resolve);
    }),
  pause: () => pause(PREVIEW_LOOK_MS),
};
