import type { Identifier } from "../../domain/basics/identifier.ts";
import { ok, err, type Result } from "../../domain/basics/result.ts";
import type { Command } from "../../domain/command/command.ts";
import { askToPersist } from "./site-storage.ts";
import { trackCommit } from "./pending-writes.ts";
import { writeWithRetry } from "./write-with-retry.ts";
import type { DeviceDatabase } from "./open-device.ts";
import { isOutdated } from "./outdated.ts";
import { requestFlush } from "./request-flush.ts";
import type { OutboxRow, PhotoRow } from "./rows.ts";
import type { StorageProblem } from "./storage-problem.ts";

/** `outdated`: the city takes no more commands from this version of the app. */
export type CommitProblem = StorageProblem | { readonly code: "outdated" };

interface Commit {
  readonly command: Command;
  /** Photos of the draft that go with the command; the draft's other photos are let go. */
  readonly photoIds: readonly Identifier[];
  /** Photos that were in no draft: kept with the command. */
  readonly newPhotos?: readonly PhotoRow[];
}

/**
 * Makes a command this device's duty: its row in, its photos kept, its draft out, all or nothing (P1).
 * It answers once the transaction is complete, not when the requests succeeded: a full disk aborts after success (F30).
 * A version that the city no longer takes commands from accepts none: what was typed stays in the draft (F43).
 * The same command twice is one row (F71).
 */
export async function commitCommand(
  device: DeviceDatabase,
  commit: Commit,
): Promise<Result<void, CommitProblem>> {
  if (isOutdated()) return err({ code: "outdated" });
  const kept = await trackCommit(() =>
    writeWithRetry(device, () =>
      device.transaction("rw", [device.outbox, device.drafts, device.photos], () => enqueue(device, commit)),
    ),
  );
  if (!kept.ok) return kept;
  if (kept.value === "photos_gone") return err({ code: "unavailable" });
  requestFlush();
  askToPersist();
  return ok(undefined);
}

async function enqueue(
  device: DeviceDatabase,
  { command, photoIds, newPhotos = [] }: Commit,
): Promise<"kept" | "photos_gone"> {
  const already = await device.outbox.where("id").equals(command.id).count();
  if (already > 0) return "kept";
  await device.photos.bulkPut(newPhotos.map((photo) => ({ ...photo, ownerId: command.id })));
  const photos = await device.photos.where("ownerId").equals(command.id).primaryKeys();
  if (photoIds.some((id) => !photos.includes(id))) return "photos_gone";
  await device.photos.bulkDelete(photos.filter((id) => !photoIds.includes(id)));
  await device.outbox.add(rowOf({ command, photoIds }));
  await device.drafts.delete(command.id);
  return "kept";
}

/** A row that was never sent; the database gives `seq`. */
export function rowOf({ command, photoIds }: Commit): Omit<OutboxRow, "seq"> {
  return {
    id: command.id,
    kind: command.kind,
    cityId: command.cityId,
    command,
    photoIds,
    state: "queued",
    attempts: 0,
    nextAttemptAt: 0,
    lastError: null,
    outcome: null,
    size: new TextEncoder().encode(JSON.stringify(command)).length,
  };
}
