const way = new AbortController();

/** Aborted once a new version is about to take over: what only keeps things ahead ends, and goes on in the next page. */
export const givingWay = way.signal;

export function giveWay(): void {
  way.abort();
}
