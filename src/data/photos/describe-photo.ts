import type { Identifier } from "../../domain/basics/identifier.ts";
import type { Result } from "../../domain/basics/result.ts";
import { writeWithRetry } from "../device/write-with-retry.ts";
import type { DeviceDatabase } from "../device/open-device.ts";
import type { StorageProblem } from "../device/storage-problem.ts";

/** The words that stand for the photo of a draft, for those who do not see it. */
export async function describePhoto(
  device: DeviceDatabase,
  id: Identifier,
  alt: string,
): Promise<Result<void, StorageProblem>> {
  return writeWithRetry(device, async () => {
    await device.photos.update(id, { alt });
  });
}
