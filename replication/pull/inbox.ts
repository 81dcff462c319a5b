import type { PullTime } from "./ports.ts";

export interface Inbox<T> {
  put(this: void, item: T): void;
  /** Items queued before the failure are still delivered. */
  fail(this: void, error: unknown): void;
  /** The next item in order; `undefined` when none came within `ms` or nobody wants one any more. Throws the failure. */
  next(ms: number): Promise<T | undefined>;
}

export function inboxOf<T>(time: PullTime, signal: AbortSignal): Inbox<T> {
  const items: T[] = [];
  let failure: { readonly error: unknown } | undefined;
  let wake = (): void => undefined;
  signal.addEventListener("abort", () => wake());

  const hasNews = (): boolean => items.length > 0 || failure !== undefined || signal.aborted;
  const news = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const cancel = time.after(ms, resolve);
      wake = () => {
        cancel();
        resolve();
      };
      if (hasNews()) wake();
    });
  return {
    put(item) {
      items.push(item);
      wake();
    },
    fail(this: void, error) {
      failure ??= { error };
      wake();
    },
    async next(ms) {
      await news(ms);
      if (signal.aborted) return undefined;
      if (items.length === 0 && failure !== undefined) throw failure.error;
      return items.shift();
    },
  };
}
