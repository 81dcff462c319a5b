const PATH_CHARS_MAX = 2000;

/** What an address parser would drop, turn, or read as another host. */
const TREACHEROUS = /[\p{Cc}\p{Z}\\]/u;

/** In the path itself: an empty or dotted segment, written plainly or encoded, and encoded slashes. */
const TREACHEROUS_PATH = /\/\/|\/(?:\.|%2e){1,2}(?:\/|$)|%2f|%5c|%0|%1|%7f/iu;

/**
 * A path of this app as a `redirect` may hold it, query and hash included; undefined for anything that could lead elsewhere.
 * It must be written as this app writes paths: absolute, on this origin, without detours.
 */
export function ownPathOf(written: string | null): string | undefined {
  if (written === null || !written.startsWith("/") || written.length > PATH_CHARS_MAX) return undefined;
  if (TREACHEROUS.test(written)) return undefined;
  const [path = ""] = written.split(/[?#]/u);
  return TREACHEROUS_PATH.test(path) ? undefined : written;
}
