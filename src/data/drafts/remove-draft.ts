import type { Identifier } from "../../domain/basics/identifier.ts";
import type { Result } from "../../domain/basics/result.ts";
import { writeWithRetry } from "../device/write-with-retry.ts";
import type { DeviceDatabase } from "../device/open-device.ts";
import type { StorageProblem } from "../device/storage-problem.ts";
import { forgetDraft, saveDraft } from "./save-draft.ts";

/** The person throws a draft away, with its photos. A device that does not let go of it keeps the last keystroke too. */
export async function removeDraft(
  device: DeviceDatabase,
  id: Identifier,
): Promise<Result<void, StorageProblem>> {
  const dropped = forgetDraft(device, id);
  const removed = await writeWithRetry(device, () =>
    device.transaction("rw", [device.drafts, device.photos], async () => {
      await device.drafts.delete(id);
      await device.photos.where("ownerId").equals(id).delete();
    }),
  );
  if (!removed.ok && dropped !== undefined) await saveDraft(device, dropped);
  return removed;
}
