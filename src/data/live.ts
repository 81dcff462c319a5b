import { useSyncExternalStore } from "react";
import { systemClock } from "../clock/system-clock.ts";

/** `value` is undefined until known, and known at once when it was read lately. */
export interface Live<T> {
  readonly value: () => T | undefined;
  readonly subscribe: (notify: () => void) => () => void;
}

export type Start<T> = (emit: (value: T) => void) => () => void;

export const NOT_YET: Live<never> = { value: () => undefined, subscribe: () => () => undefined };

export function useLiveValue<T>(live: Live<T>): T | undefined {
  return useSyncExternalStore(live.subscribe, live.value);
}

const kept = new WeakMap<object, Map<unknown, Live<unknown>>>();
const left = new WeakSet<object>();

/** Before a database is closed: a screen that was just drawn with it lets go of it soon, and begins to read nothing of it. */
export function readNoMore(owner: object): void {
  left.add(owner);
}

/**
 * One live value for all who ask for the same, while anybody reads it and `warmMs` longer.
 *
 * @param key says everything the value depends on, so that one query never shows the rows of another
 */
export function sharedLive<T>(owner: object, key: unknown, start: Start<T>, warmMs: number): Live<T> {
  const ofOwner = kept.get(owner) ?? new Map<unknown, Live<unknown>>();
  kept.set(owner, ofOwner);
  const known = ofOwner.get(key);
  if (known !== undefined) return known as Live<T>;
  const begin: Start<T> = (emit) => (left.has(owner) ? () => undefined : start(emit));
  const live = liveWhileRead<T>(begin, warmMs, () => {
    if (ofOwner.get(key) === live) ofOwner.delete(key);
  });
  ofOwner.set(key, live);
  return live;
}

function liveWhileRead<T>(start: Start<T>, warmMs: number, forget: () => void): Live<T> {
  const readers = new Set<() => void>();
  let value: T | undefined;
  let stop: (() => void) | undefined;
  let staysWarm = (): void => undefined;
  const emit = (next: T): void => {
    value = next;
    for (const reader of readers) reader();
  };
  const end = (): void => {
    stop?.();
    stop = undefined;
    value = undefined;
    forget();
  };
  return {
    value: () => value,
    subscribe(notify) {
      staysWarm();
      // A separate reader, so that the same function may subscribe twice.
      const reader = (): void => notify();
      readers.add(reader);
      stop ??= start(emit);
      return () => {
        readers.delete(reader);
        if (readers.size > 0) return;
        // Never at once: a page that replaces another one has read the value, and takes its place in this very turn.
        staysWarm = systemClock.after(warmMs, end);
      };
    },
  };
}

type Values<S extends readonly Live<unknown>[]> = {
  readonly [I in keyof S]: S[I] extends Live<infer T> ? T : never;
};

export function derived<const S extends readonly Live<unknown>[], T>(
  sources: S,
  compute: (...values: Values<S>) => T,
): Start<T> {
  return (emit) => {
    const update = (): void => {
      const values = sources.map((source) => source.value());
      if (!values.includes(undefined)) emit(compute(...(values as unknown as Values<S>)));
    };
    const ends = sources.map((source) => source.subscribe(update));
    update();
    return () => {
      for (const end of ends) end();
    };
  };
}
