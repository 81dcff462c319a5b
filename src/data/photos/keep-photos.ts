import type { Identifier } from "../../domain/basics/identifier.ts";
import type { Result } from "../../domain/basics/result.ts";
import type { DeviceDatabase } from "../device/open-device.ts";
import type { PhotoRow } from "../device/rows.ts";
import type { StorageProblem } from "../device/storage-problem.ts";
import { writeWithRetry } from "../device/write-with-retry.ts";

/** Photos that are chosen where there is no draft: these, and no others, are the owner's. What was sent meanwhile is its command's. */
export function keepPhotos(
  device: DeviceDatabase,
  ownerId: Identifier,
  photos: readonly PhotoRow[],
): Promise<Result<void, StorageProblem>> {
  return writeWithRetry(device, () =>
    device.transaction("rw", device.photos, async () => {
      const held = await device.photos.where("ownerId").equals(ownerId).primaryKeys();
      const chosen = new Set(photos.map(({ id }) => id));
      await device.photos.bulkDelete(held.filter((id) => !chosen.has(id)));
      await device.photos.bulkPut(
        photos.filter(({ id }) => !held.includes(id)).map((photo) => ({ ...photo, ownerId })),
      );
    }),
  );
}
