import type { Identifier } from "../../domain/basics/identifier.ts";
import type { Result } from "../../domain/basics/result.ts";
import type { DeviceDatabase } from "../device/open-device.ts";
import { revisionOf, type PhotoRow } from "../device/rows.ts";
import type { StorageProblem } from "../device/storage-problem.ts";
import { writeWithRetry } from "../device/write-with-retry.ts";

/**
 * Photos that are chosen where there is no draft. What changed is written as the page holds it when the write runs: one that had
 * to wait, or runs again, never puts a photo that was masked meanwhile back. What was sent meanwhile is its command's.
 */
export function keepPhotos(
  device: DeviceDatabase,
  ownerId: Identifier,
  changed: readonly Identifier[],
  held: () => readonly PhotoRow[],
): Promise<Result<void, StorageProblem>> {
  return writeWithRetry(device, () =>
    device.transaction("rw", device.photos, async () => {
      const there = await device.photos.bulkGet([...changed]);
      const owners = new Map(there.map((photo, index) => [changed[index], photo?.ownerId ?? ownerId]));
      const chosen = held().filter(({ id }) => owners.get(id) === ownerId);
      const stays = new Set(chosen.map(({ id }) => id));
      await device.photos.bulkDelete(changed.filter((id) => owners.get(id) === ownerId && !stays.has(id)));
      const before = new Map(there.map((photo, index) => [changed[index], photo]));
      const versions = chosen.map((photo) => ({
        ...photo,
        ownerId,
        revision: Math.max(revisionOf(photo), revisionOf(before.get(photo.id))) + 1,
      }));
      await device.photos.bulkPut(versions);
    }),
  );
}
