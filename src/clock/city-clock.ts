import { SECOND_MS, type Instant } from "../domain/basics/instant.ts";
import { integer } from "../domain/basics/schema.ts";
import { storedJson, type KeyValueStorage } from "../domain/basics/stored-json.ts";
import { systemClock } from "./system-clock.ts";

/** When the city said that it answered, to the second, and when it was asked by the device's clock. */
interface SaidTime {
  readonly at: Instant;
  readonly askedAt: Instant;
}

const KEY = "parvis.clock-offset";
const OFFSET = integer({ min: -Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER });

const offsetIn = (storage: KeyValueStorage) => storedJson(storage, KEY, OFFSET);

let offsetMs = 0;
let keep = (_offsetMs: number): void => undefined;

/** The city's time as this device knows it: its own clock, put right by what answers of the city said. */
export const cityClock = {
  now: (): Instant => systemClock.now() + offsetMs,

  /**
   * An answer that agrees with what is known changes nothing, so that a right clock is left alone and two moments keep
   * their order. A clock that was set while the answer was on its way teaches nothing.
   */
  learn({ at, askedAt }: SaidTime): void {
    const answeredAt = systemClock.now();
    if (!Number.isFinite(at) || answeredAt < askedAt) return;
    const least = at - answeredAt;
    const most = at + SECOND_MS - askedAt;
    if (least <= offsetMs && offsetMs <= most) return;
    offsetMs = Math.round((least + most) / 2);
    keep(offsetMs);
  },

  /** Outlives the page: the next one may begin without network. */
  keepIn(storage: KeyValueStorage): void {
    offsetMs = offsetIn(storage).read() ?? 0;
    keep = (learnt) => void offsetIn(storage).write(learnt);
  },
};
