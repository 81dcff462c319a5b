import { useSyncExternalStore } from "react";
import { useData } from "../data-context.ts";
import type { Replica } from "./open-replica.ts";

/** A value of the replica that stays true: known at once when it was read lately, and told again at each change. */
export interface Live<T> {
  readonly value: () => T | undefined;
  readonly subscribe: (notify: () => void) => () => void;
}

/** Starts watching and returns how to stop. */
export type Watch<T> = (replica: Replica, emit: (value: T) => void) => () => void;

/** How long a value is kept true after its last reader left: who goes back finds it there. */
const WARM_MS = 30_000;

const NOT_YET: Live<never> = { value: () => undefined, subscribe: () => () => undefined };

const kept = new WeakMap<Replica, Map<string, Live<unknown>>>();

/** @param key says everything the watch depends on, so that one query never shows the rows of another */
export function liveOf<T>(replica: Replica, key: string, watch: Watch<T>): Live<T> {
  const ofReplica = kept.get(replica) ?? new Map<string, Live<unknown>>();
  kept.set(replica, ofReplica);
  const known = ofReplica.get(key);
  if (known !== undefined) return known as Live<T>;
  const live = warm<T>(
    (emit) => watch(replica, emit),
    () => void ofReplica.delete(key),
  );
  ofReplica.set(key, live);
  return live;
}

/** What `watch` says now; `undefined` while nobody knows. `watch` is taken from the first caller of a key. */
export function useReplica<T>(key: string, watch: Watch<T>): T | undefined {
  const { replica } = useData();
  const live = replica === undefined ? NOT_YET : liveOf(replica, key, watch);
  return useSyncExternalStore(live.subscribe, live.value);
}

function warm<T>(start: (emit: (value: T) => void) => () => void, forget: () => void): Live<T> {
  const readers = new Set<() => void>();
  let value: T | undefined;
  let stop: (() => void) | undefined;
  let cooling: ReturnType<typeof setTimeout> | undefined;
  const emit = (next: T): void => {
    value = next;
    for (const reader of readers) reader();
  };
  return {
    value: () => value,
    subscribe(notify) {
      clearTimeout(cooling);
      // A reader of its own, so that the same function may subscribe twice.
      const reader = (): void => notify();
      readers.add(reader);
      stop ??= start(emit);
      return () => {
        readers.delete(reader);
        if (readers.size > 0) return;
        cooling = setTimeout(() => {
          stop?.();
          stop = undefined;
          value = undefined;
          forget();
        }, WARM_MS);
      };
    },
  };
}
