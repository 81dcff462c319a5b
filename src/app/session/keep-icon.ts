import { showOnIcon } from "../../data/device/app-icon.ts";
import type { DeviceDatabase } from "../../data/device/open-device.ts";
import { countStillHere } from "../../data/device/read-still-here.ts";
import type { AppStore } from "../app-state.ts";

/** Keeps on the app's icon how much is not sent, on every screen; nothing of the account before stays on it (P8). */
export function keepIcon(store: AppStore): void {
  let counted: DeviceDatabase | undefined;
  let stop = (): void => undefined;
  const settle = (): void => {
    const { device } = store.get();
    if (device === counted) return;
    stop();
    counted = device;
    if (device === undefined) return void showOnIcon(0);
    const subscription = device
      .live(() => countStillHere(device))
      .subscribe({ next: (count) => void showOnIcon(count), error: () => undefined });
    stop = () => subscription.unsubscribe();
  };
  store.subscribe(settle);
  settle();
}
