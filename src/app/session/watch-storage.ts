import { sentinelVerdict } from "../../data/device/eviction-sentinel.ts";
import { watchSentinel } from "../../data/device/watch-sentinel.ts";
import type { DeviceDatabase } from "../../data/device/open-device.ts";
import { localStore } from "../../data/device/page-storage.ts";
import { readyDevice } from "../../data/device/ready-device.ts";
import type { AppStore } from "../app-state.ts";
import { logProblem } from "../log-problem.ts";
import { keepEvictionNotice } from "./eviction-notice.ts";

/** Says before the first input that the device keeps nothing (P7), and whenever it was emptied (OFF-11). */
export async function watchStorage(store: AppStore, device: DeviceDatabase): Promise<void> {
  const isCurrent = (): boolean => store.get().device === device;
  const tell = (unsent: number): void => {
    if (!isCurrent()) return;
    keepEvictionNotice(localStore(), unsent);
    store.set({ evictedUnsent: unsent });
  };
  try {
    const ready = await readyDevice(device);
    if (!isCurrent()) return;
    if (!ready.ok) return store.set({ keepsData: false });
    const verdict = await sentinelVerdict(device);
    if (verdict.state === "evicted") tell(verdict.unsent);
    watchSentinel(device, { isCurrent, onEvicted: tell });
  } catch (error) {
    logProblem("The device database could not be checked.", error);
  }
}
