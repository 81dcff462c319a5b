import { systemClock } from "../../clock/system-clock.ts";
import { STORAGE_AGAIN_MS } from "../../clock/waits.ts";
import { useData } from "../data-context.ts";
import type { DeviceDatabase } from "../device/open-device.ts";
import { pendingInOrder } from "../device/read-still-here.ts";
import { deviceLive } from "../device/use-live.ts";
import { NOT_YET, sharedLive, useLiveValue, type Live } from "../live.ts";
import { askForLaying, knownLaying } from "../replica/known-laying.ts";
import type { PendingCommand } from "../../domain/sync/sync-state.ts";

type Pending = readonly PendingCommand[];

/** What waits, known once it can also be laid over what the city says. */
export function livePending(device: DeviceDatabase): Live<Pending> {
  const rows: Live<Pending> = deviceLive(device, pendingInOrder, null);
  return sharedLive(
    device,
    livePending,
    (emit) => {
      let isOver = false;
      let cancel = (): void => undefined;
      const update = (): void => {
        const pending = rows.value();
        if (isOver || pending === undefined) return;
        if (pending.length === 0 || knownLaying() !== undefined) emit(pending);
        else void askForLaying().then(update, () => (cancel = systemClock.after(STORAGE_AGAIN_MS, update)));
      };
      const end = rows.subscribe(update);
      update();
      return () => {
        isOver = true;
        cancel();
        end();
      };
    },
    0,
  );
}

export function usePending(): Pending | undefined {
  const { device } = useData();
  return useLiveValue(device === undefined ? NOT_YET : livePending(device));
}
