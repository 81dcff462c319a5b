import type { Identifier } from "../../domain/basics/identifier.ts";
import type { Result } from "../../domain/basics/result.ts";
import { rowOf } from "../device/commit-command.ts";
import { writeWithRetry } from "../device/write-with-retry.ts";
import type { DeviceDatabase } from "../device/open-device.ts";
import { requestFlush } from "../device/request-flush.ts";
import type { StorageProblem } from "../device/storage-problem.ts";
import { dependantsOf } from "./dependants.ts";
import { reissue, reissueUnder } from "./reissue.ts";

/** « Réessayer »: a waiting row is due now; a refused one is asked again, with what depends on it, at the end of the queue, as a new command. */
export async function retryRow(
  device: DeviceDatabase,
  id: Identifier,
): Promise<Result<void, StorageProblem>> {
  const kept = await writeWithRetry(device, () =>
    device.transaction("rw", [device.outbox, device.photos], () => askAgain(device, id)),
  );
  requestFlush();
  return kept;
}

async function askAgain(device: DeviceDatabase, id: Identifier): Promise<void> {
  const row = await device.outbox.where("id").equals(id).first();
  if (row === undefined) return;
  if (row.state === "queued") await device.outbox.update(row.seq, { nextAttemptAt: 0 });
  if (row.state !== "refused" && row.state !== "conflict") return;
  const photos = await device.photos.where("ownerId").equals(id).sortBy("id");
  const again = reissue(row, photos);
  await device.photos.bulkDelete(photos.map((photo) => photo.id));
  await device.photos.bulkAdd([...again.photos]);
  await device.outbox.delete(row.seq);
  await device.outbox.add(rowOf({ command: again.command, photoIds: again.photos.map((photo) => photo.id) }));
  for (const dependant of await dependantsOf(device, id).sortBy("seq")) {
    await device.outbox.delete(dependant.seq);
    await device.outbox.add(rowOf({ command: reissueUnder(again.command.id, dependant), photoIds: [] }));
  }
}
