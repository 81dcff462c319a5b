import type { Identifier } from "../../domain/basics/identifier.ts";
import type { Result } from "../../domain/basics/result.ts";
import { writeWithRetry } from "../device/write-with-retry.ts";
import type { DeviceDatabase } from "../device/open-device.ts";
import { revisionOf } from "../device/rows.ts";
import type { StorageProblem } from "../device/storage-problem.ts";

export async function describePhoto(
  device: DeviceDatabase,
  id: Identifier,
  alt: string,
): Promise<Result<void, StorageProblem>> {
  return writeWithRetry(device, () =>
    device.transaction("rw", device.photos, async () => {
      const photo = await device.photos.get(id);
      await device.photos.update(id, { alt, revision: revisionOf(photo) + 1 });
    }),
  );
}

const takenOff = new Set<Identifier>();

/** Whether it went away from this page by a person's hand. */
export function wasTakenOff(id: Identifier): boolean {
  return takenOff.has(id);
}

/** The person takes a photo off a draft, or lets go of one the city refused. A photo still to be sent stays. */
export async function removePhoto(
  device: DeviceDatabase,
  id: Identifier,
): Promise<Result<void, StorageProblem>> {
  const removed = await writeWithRetry(device, () =>
    device.transaction("rw", [device.photos, device.outbox], async () => {
      const photo = await device.photos.get(id);
      if (photo === undefined) return;
      const committed = await device.outbox.where("id").equals(photo.ownerId).count();
      if (committed === 0 || photo.refusal !== null) await device.photos.delete(id);
    }),
  );
  if (removed.ok) takenOff.add(id);
  return removed;
}
