import type { Identifier } from "../../domain/basics/identifier.ts";
import { ok, err, type Result } from "../../domain/basics/result.ts";
import { writeWithRetry } from "../device/write-with-retry.ts";
import type { DeviceDatabase } from "../device/open-device.ts";
import type { StorageProblem } from "../device/storage-problem.ts";
import { dependantsOf } from "./dependants.ts";
import { mayChange } from "./may-change.ts";

export interface DiscardProblem {
  /** `maybe_sent`: the city may already have it. */
  readonly code: StorageProblem["code"] | "maybe_sent";
}

/** « Supprimer »: the person, and only the person, throws a row away, with its photos and what depended on it. */
export async function discardRow(
  device: DeviceDatabase,
  id: Identifier,
): Promise<Result<void, DiscardProblem>> {
  const kept = await writeWithRetry(device, () =>
    device.transaction("rw", [device.outbox, device.photos], () => discard(device, id)),
  );
  if (!kept.ok) return kept;
  return kept.value ? ok(undefined) : err({ code: "maybe_sent" });
}

async function discard(device: DeviceDatabase, id: Identifier): Promise<boolean> {
  const row = await device.outbox.where("id").equals(id).first();
  if (row === undefined) return true;
  if (!mayChange(row)) return false;
  await device.outbox.delete(row.seq);
  await dependantsOf(device, id).delete();
  await device.photos.where("ownerId").equals(id).delete();
  return true;
}
