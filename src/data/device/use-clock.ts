import { useSyncExternalStore, useEffect, useState } from "react";
import { cityClock } from "../../clock/city-clock.ts";
import { every } from "../../clock/every.ts";
import { systemClock } from "../../clock/system-clock.ts";
import { MINUTE_MS, type Instant } from "../../domain/basics/instant.ts";

const listeners = new Set<() => void>();
let stop = (): void => undefined;
let now = cityClock.now();

function tick(): void {
  now = cityClock.now();
  for (const listener of listeners) listener();
}

/** One timer for all, and none when nobody looks. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = cityClock.now();
    stop = every(MINUTE_MS, tick);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  };
}

/** The city's clock, to the minute: words such as « il y a 3 minutes » stay true. */
export function useNow(): Instant {
  return useSyncExternalStore(subscribe, () => now);
}

/** True once `condition` has held for so long: what is over in a moment is not worth a word. It begins anew when `since` changes. */
export function useLasting(condition: boolean, ms: number, since = 0): boolean {
  const [lasted, setLasted] = useState<number>();
  useEffect(() => {
    if (!condition) return;
    const cancel = systemClock.after(ms, () => setLasted(since));
    return () => {
      cancel();
      setLasted(undefined);
    };
  }, [condition, ms, since]);
  return condition && lasted === since;
}
