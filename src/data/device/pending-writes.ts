import { pause } from "../../clock/pause.ts";
const pending = new Map<string, Set<Promise<unknown>>>();

/** Whoever wants to take the database away waits for this write. */
export function trackWrite<T>(deviceName: string, write: Promise<T>): Promise<T> {
  const writes = pending.get(deviceName) ?? new Set();
  pending.set(deviceName, writes);
  const tracked = write.finally(() => {
    writes.delete(tracked);
    if (writes.size === 0) pending.delete(deviceName);
  });
  writes.add(tracked);
  return tracked;
}

/** Resolves when no write is pending in the database, nor begun in the turn in which the last one ended. */
export async function untilNoWrites(deviceName: string): Promise<void> {
  for (;;) {
    const writes: readonly Promise<unknown>[] = [...(pending.get(deviceName) ?? new Set<Promise<unknown>>())];
    await Promise.allSettled(writes);
    await pause(0);
    if (!pending.has(deviceName)) return;
  }
}

export async function untilNoWritesAnywhere(): Promise<void> {
  for (const name of pending.keys()) await untilNoWrites(name);
}

let commits = 0;

/** Until the commit ends, nothing may reload this page (P11). */
export async function trackCommit<T>(commit: () => Promise<T>): Promise<T> {
  commits += 1;
  try {
    return await commit();
  } finally {
    commits -= 1;
  }
}

export function isCommitting(): boolean {
  return commits > 0;
}
