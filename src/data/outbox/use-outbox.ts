import { useLive } from "../device/use-live.ts";
import type { DeviceDatabase } from "../device/open-device.ts";
import type { OutboxRow, PhotoRow } from "../device/rows.ts";

function rowsInOrder(device: DeviceDatabase): Promise<OutboxRow[]> {
  return device.outbox.orderBy("seq").toArray();
}

export function useOutbox(): readonly OutboxRow[] | undefined {
  return useLive(rowsInOrder, null);
}

function refusedPhotos(device: DeviceDatabase): Promise<PhotoRow[]> {
  return device.photos.filter((photo) => photo.refusal !== null).toArray();
}

export function useRefusedPhotos(): readonly PhotoRow[] | undefined {
  return useLive(refusedPhotos, null);
}
