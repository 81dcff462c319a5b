import { systemClock } from "../../../src/clock/system-clock.ts";
import type { Instant } from "../../../src/domain/basics/instant.ts";
import type { CityId } from "../../../src/domain/city/city.ts";
import { NUMBERS_BUSY_MS, NUMBERS_LEASED_MAX } from "../config.ts";
import { db } from "../firebase.ts";
import { refs } from "../store/paths.ts";

const SEQUENCE_DIGITS = 4;

/** @returns the first of so many numbers that nobody else is given, whatever becomes of this process */
type Lease = (cityId: CityId, year: string, size: number) => Promise<number>;

interface Block {
  readonly given: number;
  readonly last: number;
  readonly size: number;
  readonly leasedAt: Instant;
}

const NO_BLOCK: Block = { given: 0, last: 0, size: 0, leasedAt: 0 };

/**
 * Reference numbers, unique and rising per city and year (ANO-11). A process leases a block before it gives the first of it, so
 * that many reports at once do not wait for the city's one counter document, and a crash leaves a gap, never a double. A calm
 * city leases one at a time; each block that is used up within NUMBERS_BUSY_MS doubles the next.
 */
export function referenceNumbers(
  lease: Lease,
  now: () => Instant,
): (cityId: CityId, year: string) => Promise<string> {
  const blocks = new Map<string, Promise<Block>>();
  return async (cityId, year) => {
    const key = `${cityId} ${year}`;
    const before = blocks.get(key) ?? Promise.resolve(NO_BLOCK);
    // One at a time: whoever comes while a block is being leased takes from it. A lease that failed is asked for anew.
    const taken = before.catch(() => NO_BLOCK).then((block) => after(block, cityId, year));
    blocks.set(key, taken);
    const { given } = await taken;
    return `${year}-${String(given).padStart(SEQUENCE_DIGITS, "0")}`;
  };

  async function after(block: Block, cityId: CityId, year: string): Promise<Block> {
    if (block.given < block.last) return { ...block, given: block.given + 1 };
    const leasedAt = now();
    const isBusy = leasedAt - block.leasedAt < NUMBERS_BUSY_MS;
    const size = isBusy ? Math.min(2 * block.size, NUMBERS_LEASED_MAX) : 1;
    const first = await lease(cityId, year, size);
    return { given: first, last: first + size - 1, size, leasedAt };
  }
}

export const nextReferenceNumber = referenceNumbers(
  (cityId, year, size) =>
    db().runTransaction(async (transaction) => {
      const numbers = await transaction.get(refs.numbers(cityId));
      const last: unknown = numbers.get(year);
      const before = typeof last === "number" ? last : 0;
      transaction.set(numbers.ref, { [year]: before + size }, { merge: true });
      return before + 1;
    }),
  systemClock.now,
);
