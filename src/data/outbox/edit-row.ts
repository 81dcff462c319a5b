import type { Identifier } from "../../domain/basics/identifier.ts";
import { ok, err, type Result } from "../../domain/basics/result.ts";
import { definitionOf } from "../../domain/command/command.ts";
import { writeWithRetry } from "../device/write-with-retry.ts";
import type { DeviceDatabase } from "../device/open-device.ts";
import type { DraftRow, OutboxRow } from "../device/rows.ts";
import type { StorageProblem } from "../device/storage-problem.ts";
import { dependantsOf } from "./dependants.ts";
import { mayChange } from "./may-change.ts";
import { reissue } from "./reissue.ts";

export interface EditProblem {
  /** `not_editable`: it has been sent, it is gone, or this kind has nothing to edit. */
  readonly code: StorageProblem["code"] | "not_editable";
}

/** « Modifier »: the row becomes a draft again, with its photos, under a new id; what depended on it goes. Answers that id. */
export async function editRow(
  device: DeviceDatabase,
  id: Identifier,
): Promise<Result<Identifier, EditProblem>> {
  const kept = await writeWithRetry(device, () =>
    device.transaction("rw", [device.outbox, device.drafts, device.photos], () => backToDraft(device, id)),
  );
  if (!kept.ok) return kept;
  return kept.value === undefined ? err({ code: "not_editable" }) : ok(kept.value);
}

async function backToDraft(device: DeviceDatabase, id: Identifier): Promise<Identifier | undefined> {
  const row = await device.outbox.where("id").equals(id).first();
  if (row === undefined || !mayChange(row)) return undefined;
  const photos = await device.photos.where("ownerId").equals(id).sortBy("id");
  const again = reissue(row, photos);
  const draft = draftOf({ ...row, command: again.command });
  if (draft === undefined) return undefined;
  await device.photos.bulkDelete(photos.map((photo) => photo.id));
  await device.photos.bulkAdd([...again.photos]);
  await device.drafts.add(draft);
  await device.outbox.delete(row.seq);
  await dependantsOf(device, id).delete();
  return draft.id;
}

function draftOf({ command }: OutboxRow): DraftRow | undefined {
  const { id, kind, cityId, payload } = command;
  if (definitionOf(command).form === undefined) return undefined;
  const fields = Object.fromEntries(Object.entries(payload).filter(([name]) => name !== "photos"));
  return { id, kind, cityId, fields, updatedAt: Date.now() };
}
