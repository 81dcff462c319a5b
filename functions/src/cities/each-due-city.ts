import type { DueCity } from "./due-cities.ts";

/** As many as are asked for in one reading, and given to the queue at once. */
export const DUE_AT_ONCE = 100;

interface Night {
  due(this: void, after: DueCity | undefined, limit: number): Promise<readonly DueCity[]>;
  /** A task of its own: what one city takes, or spoils, is nothing to the others. */
  countLater(this: void, city: DueCity): Promise<void>;
  onProblem(this: void, error: unknown): void;
}

/** Page by page from the last one taken, so that neither a city nor their number stops the night. @returns how many were due */
export async function eachDueCity({ due, countLater, onProblem }: Night): Promise<number> {
  let count = 0;
  let after: DueCity | undefined;
  for (;;) {
    const page = await due(after, DUE_AT_ONCE);
    await Promise.all(page.map((city) => countLater(city).catch(onProblem)));
    count += page.length;
    after = page.at(-1);
    if (page.length < DUE_AT_ONCE) return count;
  }
}
