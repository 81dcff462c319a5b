import { outboxEngine, type OutboxEngine } from "../../../../replication/outbox/engine.ts";
import type { EnginePorts } from "../../../../replication/outbox/ports.ts";
import type { OutboxRow, PhotoRow } from "../../../../src/data/device/rows.ts";
import { fakeClock, type FakeClock } from "../../../support/fake-clock.ts";
import { memoryStore, type MemoryStore } from "./memory-store.ts";
import { modelCity, type ModelCity } from "./model-city.ts";
import { oneLock, type OneLock } from "./one-lock.ts";

export interface Environment {
  readonly store: MemoryStore;
  readonly city: ModelCity;
  readonly clock: FakeClock;
  readonly lock: OneLock;
  /** Another page of the same device. */
  readonly page: (over?: Partial<EnginePorts>) => OutboxEngine;
  /** How a row stands. */
  readonly stateOf: (id: string) => OutboxRow["state"] | undefined;
  readonly rowOf: (id: string) => OutboxRow | undefined;
}

/** One device, one city, a clock that only the test moves, and chance that always says one half. */
export function anEnvironment(
  rows: readonly OutboxRow[] = [],
  photos: readonly PhotoRow[] = [],
): Environment {
  const store = memoryStore(rows, photos);
  const clock = fakeClock();
  const city = modelCity(clock);
  const lock = oneLock();
  const rowOf = (id: string): OutboxRow | undefined => store.disk.rows.find((row) => row.id === id);
  return {
    store,
    city,
    clock,
    lock,
    page: (over = {}) => outboxEngine({ store, transport: city, clock, random: () => 0.5, lock, ...over }),
    stateOf: (id) => rowOf(id)?.state,
    rowOf,
  };
}
