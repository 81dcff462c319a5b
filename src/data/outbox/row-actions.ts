import { systemClock } from "../../clock/system-clock.ts";
import type { Identifier } from "../../domain/basics/identifier.ts";
import { ok, err, type Result } from "../../domain/basics/result.ts";
import { definitionOf, type Command } from "../../domain/command/command.ts";
import type { NewIdentifiers } from "../../domain/command/command-definition.ts";
import { rowOf } from "../device/commit-command.ts";
import { newIdentifier } from "../device/new-identifier.ts";
import type { DeviceDatabase } from "../device/open-device.ts";
import { requestFlush } from "../device/request-flush.ts";
import type { DraftRow, OutboxRow, PhotoRow } from "../device/rows.ts";
import type { StorageProblem } from "../device/storage-problem.ts";
import { writeWithRetry } from "../device/write-with-retry.ts";

export interface EditProblem {
  /** `sending`: it is being tried just now. `not_editable`: it has been sent, it is gone, or this kind has nothing to edit. */
  readonly code: StorageProblem["code"] | "sending" | "not_editable";
}

export interface DiscardProblem {
  /** `sending`: it is being tried just now. `maybe_sent`: the city may already have it. */
  readonly code: StorageProblem["code"] | "sending" | "maybe_sent";
}

/** A row that was sent and not answered may already be the city's: it can be neither edited nor taken back. */
export function mayChange(row: Pick<OutboxRow, "state" | "attempts">): boolean {
  const neverSent = row.state === "queued" && row.attempts === 0;
  return neverSent || row.state === "refused" || row.state === "conflict";
}

/** « Modifier »: the row becomes a draft again, with its photos, under a new id; what depended on it goes. Answers that id. */
export async function editRow(
  device: DeviceDatabase,
  id: Identifier,
): Promise<Result<Identifier, EditProblem>> {
  const kept = await writeWithRetry(device, () =>
    device.transaction("rw", [device.outbox, device.drafts, device.photos], () => backToDraft(device, id)),
  );
  return kept.ok ? kept.value : kept;
}

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

/** « Supprimer »: the person, and only the person, throws a row away, with its photos and what depended on it. */
export async function discardRow(
  device: DeviceDatabase,
  id: Identifier,
): Promise<Result<void, DiscardProblem>> {
  const kept = await writeWithRetry(device, () =>
    device.transaction("rw", [device.outbox, device.photos], () => discard(device, id)),
  );
  return kept.ok ? kept.value : kept;
}

async function backToDraft(device: DeviceDatabase, id: Identifier): Promise<Result<Identifier, EditProblem>> {
  const row = await device.outbox.where("id").equals(id).first();
  if (row?.state === "sending") return err({ code: "sending" });
  if (row === undefined || !mayChange(row)) return err({ code: "not_editable" });
  const photos = await device.photos.where("ownerId").equals(id).sortBy("id");
  const again = reissue(row, photos);
  const draft = draftOf({ ...row, command: again.command });
  if (draft === undefined) return err({ code: "not_editable" });
  await device.photos.bulkDelete(photos.map((photo) => photo.id));
  await device.photos.bulkAdd([...again.photos]);
  await device.drafts.add(draft);
  await device.outbox.delete(row.seq);
  await deleteDependants(device, id);
  return ok(draft.id);
}

function draftOf({ command }: OutboxRow): DraftRow | undefined {
  const { id, kind, cityId, payload } = command;
  if (definitionOf(command).form === undefined) return undefined;
  const fields = Object.fromEntries(Object.entries(payload).filter(([name]) => name !== "photos"));
  // TypeScript does not follow one kind through as many as there are.
  return { id, kind, cityId, fields, updatedAt: systemClock.now() } as DraftRow;
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
    const command = reissueUnder(again.command.id, dependant);
    await device.photos.where("ownerId").equals(dependant.id).modify({ ownerId: command.id });
    await device.outbox.add(rowOf({ command, photoIds: dependant.photoIds }));
  }
}

async function discard(device: DeviceDatabase, id: Identifier): Promise<Result<void, DiscardProblem>> {
  const row = await device.outbox.where("id").equals(id).first();
  if (row === undefined) return ok(undefined);
  if (row.state === "sending") return err({ code: "sending" });
  if (!mayChange(row)) return err({ code: "maybe_sent" });
  await device.outbox.delete(row.seq);
  await deleteDependants(device, id);
  await device.photos.where("ownerId").equals(id).delete();
  return ok(undefined);
}

/** Rows about what this command would create: without it, the city will never know their subject. */
function dependantsOf(device: DeviceDatabase, id: Identifier) {
  return device.outbox.filter(({ command }) => command.dependsOn === id);
}

async function deleteDependants(device: DeviceDatabase, id: Identifier): Promise<void> {
  const dependants = await dependantsOf(device, id).toArray();
  await device.outbox.bulkDelete(dependants.map(({ seq }) => seq));
  const ownerIds = dependants.map((row) => row.id);
  await device.photos.where("ownerId").anyOf(ownerIds).delete();
}

interface Reissued {
  readonly command: Command;
  readonly photos: readonly PhotoRow[];
}

const NO_PHOTOS: NewIdentifiers["photos"] = new Map();

/**
 * The same intention under new identifiers. The city has recorded its refusal under the old ones, and would answer it
 * again for ever; a photo's identifier may itself be what was refused.
 */
function reissue({ command }: OutboxRow, photos: readonly PhotoRow[]): Reissued {
  const id = newIdentifier();
  const newIds = new Map(photos.map((photo) => [photo.id, newIdentifier()]));
  return {
    command: { ...withPayload(command, { photos: newIds, subjectId: undefined }), id },
    photos: photos.map((photo) => ({ ...photo, id: newIds.get(photo.id) ?? photo.id, ownerId: id })),
  };
}

function reissueUnder(parentId: Identifier, { command }: OutboxRow): Command {
  const renewed = withPayload(command, { photos: NO_PHOTOS, subjectId: parentId });
  return { ...renewed, id: newIdentifier(), dependsOn: parentId };
}

function withPayload(command: Command, identifiers: NewIdentifiers): Command {
  const { reissue: again } = definitionOf(command);
  if (again === undefined) return command;
  return { ...command, payload: again(command.payload, identifiers) } as Command;
}
