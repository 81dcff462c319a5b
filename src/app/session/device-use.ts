import { deviceNameOf } from "../../data/device/device-handle.ts";
import { untilNoWrites } from "../../data/device/pending-writes.ts";
import type { AppStore } from "../app-state.ts";

/** Held, shared, by every page that works in a device database; alone, by the page that takes it away. */
const lockOf = (uid: string): string => `parvis.device.${uid}`;

/** Where a browser has no Web Locks, a page knows of itself alone. */
const locks = (): LockManager | undefined => navigator.locks;

export function tellDeviceUse(store: AppStore): void {
  let held = "";
  let letGo = (): void => undefined;
  const look = (): void => {
    const { actor, device } = store.get();
    const uid = device === undefined ? "" : (actor?.uid ?? "");
    if (uid === held) return;
    letGo();
    held = uid;
    letGo = uid === "" ? () => undefined : hold(uid, device?.name ?? "");
  };
  store.subscribe(look);
  look();
}

function hold(uid: string, deviceName: string): () => void {
  let letGo = (): void => undefined;
  const over = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  // Where the browser forbids locks it keeps no database either.
  locks()
    ?.request(lockOf(uid), { mode: "shared" }, () => over.then(() => untilNoWrites(deviceName)))
    .catch(() => undefined);
  return letGo;
}

export async function whenUnused(uid: string, run: () => Promise<void>): Promise<void> {
  const manager = locks();
  if (manager !== undefined) return manager.request(lockOf(uid), run);
  await untilNoWrites(deviceNameOf(uid));
  return run();
}
