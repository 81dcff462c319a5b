import type { Identifier } from "../../domain/basics/identifier.ts";
import type { DeviceDatabase } from "../device/open-device.ts";
import type { PhotoRow } from "../device/rows.ts";
import { useLive } from "../device/use-live.ts";

function photosOfOwner(device: DeviceDatabase, ownerId: Identifier): Promise<PhotoRow[]> {
  return device.photos.where("ownerId").equals(ownerId).sortBy("id");
}

export function usePhotos(ownerId: Identifier): readonly PhotoRow[] | undefined {
  return useLive(photosOfOwner, ownerId);
}
