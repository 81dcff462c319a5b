/** What was begun in each database and has not ended, by the database's name. */
const underWay = new Map<string, Set<Promise<unknown>>>();

/** Notes a work that ends in the database; whoever wants to take the database away waits for it. */
export function noteUnderWay<T>(deviceName: string, work: Promise<T>): Promise<T> {
  const works = underWay.get(deviceName) ?? new Set();
  underWay.set(deviceName, works);
  const noted = work.finally(() => {
    works.delete(noted);
    if (works.size === 0) underWay.delete(deviceName);
  });
  works.add(noted);
  return noted;
}

/** Resolves when nothing is under way in the database, nor begun in the turn in which the last of it ended. */
export async function untilQuiet(deviceName: string): Promise<void> {
  for (;;) {
    const works: readonly Promise<unknown>[] = [...(underWay.get(deviceName) ?? new Set<Promise<unknown>>())];
    await Promise.allSettled(works);
    await new Promise((nextTurn) => {
      setTimeout(nextTurn);
    });
    if (!underWay.has(deviceName)) return;
  }
}

/** Resolves when nothing is under way in any database of this page. */
export async function untilNothingUnderWay(): Promise<void> {
  for (const name of underWay.keys()) await untilQuiet(name);
}
