import type { StillHere } from "../../domain/sync/still-here.ts";
import { readOutbox } from "../device/read-still-here.ts";
import { useLive } from "../device/use-live.ts";
import type { DeviceDatabase } from "../device/open-device.ts";
import type { OutboxRow, PhotoRow } from "../device/rows.ts";

export function useOutbox(): readonly OutboxRow[] | undefined {
  return useLive(readOutbox, null)?.rows;
}

/** Read together with the rows, so that no page says « enregistré » beside a badge that says « tout est envoyé ». */
export function useStillHere(): StillHere<OutboxRow> | undefined {
  return useLive(readOutbox, null)?.here;
}

function refusedPhotos(device: DeviceDatabase): Promise<PhotoRow[]> {
  return device.photos.filter((photo) => photo.refusal !== null).toArray();
}

export function useRefusedPhotos(): readonly PhotoRow[] | undefined {
  return useLive(refusedPhotos, null);
}
