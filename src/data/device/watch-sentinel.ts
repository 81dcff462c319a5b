import { pause } from "../../clock/pause.ts";
import { systemClock } from "../../clock/system-clock.ts";
import { OPEN_PAUSE_MS } from "../../clock/waits.ts";
import type { KeyValueStorage } from "../../domain/basics/stored-json.ts";
import { generationOf, noteSentinel, sentinelVerdict, type Counted } from "./eviction-sentinel.ts";
import type { DeviceDatabase } from "./open-device.ts";
import { localStore } from "./page-storage.ts";
import { countStillHere } from "./read-still-here.ts";
import { storageProblemOf } from "./storage-problem.ts";

interface Watch {
  /** Whether this is still the database of who is here: what we closed ourselves is not opened again. */
  readonly isCurrent: () => boolean;
  readonly onEvicted: (unsent: number) => void;
}

/** Keeps the count of unsent commands outside the database, and checks when the connection is closed (F20). */
export function watchSentinel(
  device: DeviceDatabase,
  watch: Watch,
  store: KeyValueStorage = localStore(),
): void {
  device
    .live(() => count(device))
    .subscribe({
      next: (counted) => {
        if (counted !== undefined) noteSentinel(store, device.name, counted);
      },
      error: () => undefined,
    });
  let isChecking = false;
  const check = async (): Promise<void> => {
    // A failed opening fires « close » too: that must not begin a second check.
    if (isChecking) return;
    isChecking = true;
    await checkForEviction(device, watch, store);
    isChecking = false;
  };
  // Dexie tells of the closing before it has closed: asked at once, it would ask the dead connection.
  device.on("close", () => void systemClock.after(0, () => void check()));
}

/** A browser that is still emptying breaks off what is opened meanwhile: that says nothing, and is asked again, less and less often. */
async function checkForEviction(
  device: DeviceDatabase,
  { isCurrent, onEvicted }: Watch,
  store: KeyValueStorage,
): Promise<void> {
  for (let tries = 1; isCurrent(); tries += 1) {
    try {
      const verdict = await sentinelVerdict(device, store);
      if (verdict.state === "evicted") onEvicted(verdict.unsent);
      return;
    } catch (error) {
      if (storageProblemOf(error)?.code !== "lost_connection") return;
    }
    await pause(OPEN_PAUSE_MS * tries);
    if (isCurrent()) device.close({ disableAutoOpen: false });
  }
}

/** Nothing of an evicted database, which has no generation: what was noted of it must stay readable. */
async function count(device: DeviceDatabase): Promise<Counted | undefined> {
  const generation = await generationOf(device);
  const unsent = await countStillHere(device);
  const drafts = await device.drafts.count();
  return generation === undefined ? undefined : { generation, unsent, drafts };
}
