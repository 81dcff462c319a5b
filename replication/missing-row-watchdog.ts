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
export function missingRowWatchdog(
  time: Clock,
  onMissing: (cityId: CityId, rows: readonly OutboxRow[]) => void,
): MissingRowWatchdog {
  const waiting = new Map<string, { readonly row: OutboxRow; readonly cancel: () => void }>();
  let isOver = false;
  const drop = (id: string): void => {
    waiting.get(id)?.cancel();
    waiting.delete(id);
  };
  const report = (missing: CityId): void => {
    // One new connection serves all rows of the city.
    const late = [...waiting.values()].filter(({ row }) => row.command.cityId === missing);
    for (const { cancel } of late) cancel();
    onMissing(
      missing,
      late.map(({ row }) => row),
    );
  };
  const wait = (row: OutboxRow): void => {
    const { id, command } = row;
    if (!waiting.has(id))
      waiting.set(id, { row, cancel: time.after(MISSING_MS, () => report(command.cityId)) });
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
