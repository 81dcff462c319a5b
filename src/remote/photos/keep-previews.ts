import type { Identifier } from "../../domain/basics/identifier.ts";
import type { CityId } from "../../domain/city/city.ts";
import { PREVIEWS_AHEAD } from "../../domain/limits/limits.ts";
import { mayFetchAhead } from "./may-fetch-ahead.ts";

const PREVIEW_MS_MAX = 10_000;

/** The parts of a browser that this needs. */
export interface PreviewPorts {
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
  /** Whether the worker has it already. */
  readonly isKept: (path: string) => Promise<boolean>;
  readonly mayFetch: () => boolean;
  /** Resolves when the page has nothing better to do. */
  readonly idle: () => Promise<void>;
}

/**
 * Has the worker keep previews before anybody looks at them, one after the other while the page is idle. What asks for care
 * (a metered line, Save-Data, no network) ends it, and so does the first answer that does not come.
 *
 * @returns how many were fetched
 */
export async function keepPreviews(
  cityId: CityId,
  photos: readonly Identifier[],
  signal: AbortSignal,
  ports: PreviewPorts = BROWSER,
): Promise<number> {
  let fetched = 0;
  let bytes = 0;
  for (const id of photos) {
    const path = `/photos/${cityId}/${id}?size=preview`;
    if (await ports.isKept(path)) continue;
    await ports.idle();
    if (signal.aborted || bytes >= PREVIEWS_AHEAD.bytesMax || !ports.mayFetch()) break;
    const size = await sizeOf(path, signal, ports);
    if (size === undefined) break;
    bytes += size;
    fetched += 1;
  }
  return fetched;
}

/** `undefined` when no answer came. A photo that is not there any more weighs nothing and ends nothing. */
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
    return response.status >= 500 ? undefined : (await response.blob()).size;
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
      // Safari has no idle callback.
      if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve());
      else setTimeout(resolve, 0);
    }),
};
