import { useData } from "../data-context.ts";
import type { DeviceDatabase } from "../device/open-device.ts";
import { pendingInOrder } from "../device/read-still-here.ts";
import { deviceLive } from "../device/use-live.ts";
import { NOT_YET, useLiveValue, type Live } from "../live.ts";
import { onceLaid } from "../replica/known-laying.ts";
import type { PendingCommand } from "../../domain/sync/sync-state.ts";

type Pending = readonly PendingCommand[];

/** What waits, known once it can also be laid over what the city says. */
export function livePending(device: DeviceDatabase): Live<Pending> {
  return onceLaid(deviceLive(device, pendingInOrder, null), () => true);
}

export function usePending(): Pending | undefined {
  const { device } = useData();
  return useLiveValue(device === undefined ? NOT_YET : livePending(device));
}
