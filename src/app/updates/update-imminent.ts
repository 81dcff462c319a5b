const controller = new AbortController();

/** Aborted when a new version is about to take over: prefetching ends, and goes on in the next page. */
export const updateImminent = controller.signal;

export function announceUpdate(): void {
  controller.abort();
}
