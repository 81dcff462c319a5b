import type { Clock } from "../src/clock/system-clock.ts";
import { MISSING_MS } from "../src/clock/waits.ts";
import type { OutboxRow } from "../src/data/device/rows.ts";
import type { CityId } from "../src/domain/city/city.ts";

export interface MissingRowWatchdog {
  /** @param rows every applied row that the replica does not show yet */
  watch(this: void, rows: readonly OutboxRow[]): void;
  stop(): void;
}

/** Each row once. The answer proves that there is something to hear; a dead listener does not say so. */
export function missingRowWatchdog(time: Clock, onMissing: (cityId: CityId) => void): MissingRowWatchdog {
  const waiting = new Map<string, { readonly cityId: CityId; readonly cancel: () => void }>();
  let isOver = false;
  const drop = (id: string): void => {
    waiting.get(id)?.cancel();
    waiting.delete(id);
  };
  const report = (missing: CityId): void => {
    // One new connection serves all rows of the city.
    for (const { cityId, cancel } of waiting.values()) if (cityId === missing) cancel();
    onMissing(missing);
  };
  const wait = ({ id, command: { cityId } }: OutboxRow): void => {
    if (!waiting.has(id)) waiting.set(id, { cityId, cancel: time.after(MISSING_MS, () => report(cityId)) });
  };
  return {
    watch(rows) {
      if (isOver) return;
      const ids = new Set<string>(rows.map(({ id }) => id));
      for (const id of waiting.keys()) if (!ids.has(id)) drop(id);
      rows.forEach(wait);
    },
    stop() {
      isOver = true;
      for (const id of waiting.keys()) drop(id);
    },
  };
}
