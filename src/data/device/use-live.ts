import { systemClock } from "../../clock/system-clock.ts";
import { STORAGE_AGAIN_MS } from "../../clock/waits.ts";
import { useData } from "../data-context.ts";
import { NOT_YET, sharedLive, useLiveValue, type Live } from "../live.ts";
import type { DeviceDatabase } from "./open-device.ts";

type Query<T, A> = (device: DeviceDatabase, argument: A) => Promise<T>;

const keys = new WeakMap<object, Map<unknown, object>>();

function keyOf(query: object, argument: unknown): object {
  const ofQuery = keys.get(query) ?? new Map<unknown, object>();
  keys.set(query, ofQuery);
  const key = ofQuery.get(argument) ?? {};
  ofQuery.set(argument, key);
  return key;
}

/** Ended as soon as its last reader is gone: a query that went on would reopen a database that is being deleted (P8). */
export function deviceLive<T, A>(device: DeviceDatabase, query: Query<T, A>, argument: A): Live<T> {
  const start = (emit: (value: T) => void) => {
    let cancel = (): void => undefined;
    let isKnown = false;
    let end = (): void => undefined;
    const watch = (): void => {
      const subscription = device
        .live(() => query(device, argument))
        .subscribe({
          next(value) {
            isKnown = true;
            emit(value);
          },
          error() {
            // The last answer stays on screen; commits say aloud when the storage is lost. A query that never answered has
            // observed nothing, and would wait for ever.
            if (!isKnown) cancel = systemClock.after(STORAGE_AGAIN_MS, watch);
          },
        });
      end = () => subscription.unsubscribe();
    };
    watch();
    return () => {
      cancel();
      end();
    };
  };
  return sharedLive(device, keyOf(query, argument), start, 0);
}

/** `undefined` until known. `query` lives outside the component: live values are shared by its identity. */
export function useLive<T, A>(query: Query<T, A>, argument: A): T | undefined {
  const { device } = useData();
  return useLiveValue(device === undefined ? NOT_YET : deviceLive(device, query, argument));
}
