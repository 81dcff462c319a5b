import { instantOf, type ServerTime } from "./checkpoint.ts";
import { LISTENED_DOCS_MAX, OVERLAP_MS } from "./limits.ts";
import type { RemoteDocument } from "./ports.ts";

interface Seen {
  /** Ids that left because their documents are gone. */
  readonly removed: readonly string[];
  /** The newest stamp of a window so crowded that a commit that shows late may stay below it. */
  readonly crowdedTo?: ServerTime;
}

export interface ListenedWindow {
  /** Throws when changes may have passed unseen. */
  see(documents: readonly RemoteDocument[]): Seen;
}

/**
 * A listener sees the newest documents only. While they are fewer than it may see, one that leaves was removed;
 * otherwise it merely makes room. When even the oldest of a full window is new, others may have passed unseen; when a
 * full window is shorter than a commit may be late, one may pass below it.
 *
 * @param reached everything up to it was read
 */
export function listenedWindow(reached: ServerTime): ListenedWindow {
  let known: ReadonlySet<string> = new Set();
  let newest = reached;
  return {
    see(documents) {
      const isFull = documents.length >= LISTENED_DOCS_MAX;
      const stamps = documents.flatMap(({ updatedAt }) => updatedAt ?? []).sort(compareTimes);
      const [oldest] = stamps;
      if (isFull && oldest !== undefined && compareTimes(oldest, newest) > 0) {
        throw new Error(`More than ${LISTENED_DOCS_MAX} changes at once: the pages are read again.`);
      }
      const ids = new Set(documents.map(({ id }) => id));
      const removed = isFull ? [] : [...known].filter((id) => !ids.has(id));
      known = ids;
      const last = stamps.at(-1);
      newest = [newest, ...stamps.slice(-1)].sort(compareTimes).at(-1) ?? newest;
      const isCrowded = isFull && isWithinOverlap(oldest, last);
      return { removed, ...(isCrowded && last !== undefined ? { crowdedTo: last } : {}) };
    },
  };
}

function isWithinOverlap(oldest: ServerTime | undefined, newest: ServerTime | undefined): boolean {
  if (oldest === undefined || newest === undefined) return false;
  return instantOf(newest) - instantOf(oldest) < OVERLAP_MS;
}

export function compareTimes(a: ServerTime, b: ServerTime): number {
  return a.seconds - b.seconds || a.nanoseconds - b.nanoseconds;
}
