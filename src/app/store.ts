import { useRef, useSyncExternalStore } from "react";
import { listenerList } from "../domain/basics/listeners.ts";

export interface Store<State> {
  readonly get: () => State;
  /** Wakes nobody when nothing is different. */
  readonly set: (change: Partial<State>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createStore<State extends object>(initial: State): Store<State> {
  const listeners = listenerList();
  let state = initial;
  return {
    get: () => state,
    set(change) {
      const next = { ...state, ...change };
      if (isSameShallow(state, next)) return;
      state = next;
      listeners.notify();
    },
    subscribe: listeners.subscribe,
  };
}

/** @param isSame `isSameShallow` for a selector that makes a new object each time */
export function useStore<State, Part>(
  { get, subscribe }: Store<State>,
  select: (state: State) => Part,
  isSame: (a: Part, b: Part) => boolean = Object.is,
): Part {
  const last = useRef<{ readonly part: Part }>(undefined);
  const read = (): Part => {
    const part = select(get());
    if (last.current === undefined || !isSame(last.current.part, part)) last.current = { part };
    return last.current.part;
  };
  return useSyncExternalStore(subscribe, read, read);
}

export function isSameShallow<T extends object>(a: T, b: T): boolean {
  const keys = Object.keys(b) as (keyof T)[];
  return keys.length === Object.keys(a).length && keys.every((key) => Object.is(a[key], b[key]));
}

export function untilState<State>(
  { get, subscribe }: Store<State>,
  satisfies: (state: State) => boolean,
): Promise<State> {
  if (satisfies(get())) return Promise.resolve(get());
  return new Promise((resolve) => {
    const stop = subscribe(() => {
      if (!satisfies(get())) return;
      stop();
      resolve(get());
    });
  });
}
