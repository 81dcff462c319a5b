import { type ServerTime } from "./checkpoint.ts";
import { LISTENED_DOCS_MAX } from "./limits.ts";
import type { RemoteDocument } from "./ports.ts";

export interface ListenedWindow {
  /** Ids that left because their documents are gone. Throws when changes may have passed unseen. */
  removedIn(documents: readonly RemoteDocument[]): readonly string[];
}

/**
 * A listener sees the newest documents only. While they are fewer than it may see, one that leaves was removed;
 * otherwise it merely makes room. When even the oldest of a full window is new, others may have passed unseen.
 *
 * @param reached everything up to it was read
 */
export function listenedWindow(reached: ServerTime): ListenedWindow {
  let known: ReadonlySet<string> = new Set();
  let seen = reached;
  return {
    removedIn(documents) {
      const isFull = documents.length >= LISTENED_DOCS_MAX;
      const stamps = documents.flatMap(({ updatedAt }) => updatedAt ?? []).sort(compareTimes);
      const [oldest] = stamps;
      if (isFull && oldest !== undefined && compareTimes(oldest, seen) > 0) {
        throw new Error(`More than ${LISTENED_DOCS_MAX} changes at once: the pages are read again.`);
      }
      const ids = new Set(documents.map(({ id }) => id));
      const removed = isFull ? [] : [...known].filter((id) => !ids.has(id));
      known = ids;
      seen = [seen, ...stamps.slice(-1)].sort(compareTimes).at(-1) ?? seen;
      return removed;
    },
  };
}

function compareTimes(a: ServerTime, b: ServerTime): number {
  return a.seconds - b.seconds || a.nanoseconds - b.nanoseconds;
}
