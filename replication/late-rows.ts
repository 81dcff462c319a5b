import type { OutboxRow } from "../src/data/device/rows.ts";
import type { CityId } from "../src/domain/city/city.ts";
import { SECOND_MS } from "../src/domain/basics/instant.ts";

/** What the city has answered shows sooner, wherever the connection carries anything. */
export const LATE_MS = 8 * SECOND_MS;

export interface Timers {
  /** Returns how to cancel. */
  after(this: void, ms: number, run: () => void): () => void;
}

export interface LateRows {
  /** Every applied row that the replica does not show yet. */
  note(this: void, rows: readonly OutboxRow[]): void;
  stop(): void;
}

/**
 * Tells of applied rows that the replica does not show after a while, each row once: the city's answer proves that there is
 * something to hear, and a listener that is deaf does not say so.
 */
export function lateRows(time: Timers, onLate: (cityId: CityId) => void): LateRows {
  const timers = new Map<string, () => void>();
  let isOver = false;
  const drop = (id: string): void => {
    timers.get(id)?.();
    timers.delete(id);
  };
  const tell = (cityId: CityId): void => {
    // One new connection serves them all; they are not told of again.
    for (const cancel of timers.values()) cancel();
    onLate(cityId);
  };
  return {
    note(rows) {
      if (isOver) return;
      const ids = new Set<string>(rows.map(({ id }) => id));
      for (const id of timers.keys()) if (!ids.has(id)) drop(id);
      for (const { id, command } of rows)
        if (!timers.has(id))
          timers.set(
            id,
            time.after(LATE_MS, () => tell(command.cityId)),
          );
    },
    stop() {
      isOver = true;
      for (const id of timers.keys()) drop(id);
    },
  };
}
