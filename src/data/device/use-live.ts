import { useMemo, useSyncExternalStore } from "react";
import { useData } from "../data-context.ts";
import type { DeviceDatabase } from "./open-device.ts";

interface LiveSource<T> {
  readonly subscribe: (notify: () => void) => () => void;
  readonly value: () => T | undefined;
}

const NOT_YET: LiveSource<never> = { value: () => undefined, subscribe: () => () => undefined };

/** Made anew for each query and argument, so that rows of the previous query are never shown under the new one. */
function liveSource<T>(device: DeviceDatabase, read: () => Promise<T>): LiveSource<T> {
  let value: T | undefined;
  return {
    value: () => value,
    subscribe: (notify) => {
      const subscription = device.live(read).subscribe({
        next: (answer) => {
          value = answer;
          notify();
        },
        // The last answer stays on screen; commits say aloud when the storage is lost.
        error: () => undefined,
      });
      return () => subscription.unsubscribe();
    },
  };
}

/** What `query` answers now and after each change of the device; `undefined` until known. `query` lives outside the component. */
export function useLive<T, A>(
  query: (device: DeviceDatabase, argument: A) => Promise<T>,
  argument: A,
): T | undefined {
  const { device } = useData();
  const source = useMemo(
    () => (device === undefined ? NOT_YET : liveSource(device, () => query(device, argument))),
    [query, device, argument],
  );
  return useSyncExternalStore(source.subscribe, source.value);
}
