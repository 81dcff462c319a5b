import type { Identifier } from "../../domain/basics/identifier.ts";
import { ok, err, type Result } from "../../domain/basics/result.ts";
import { writeWithRetry } from "../device/write-with-retry.ts";
import type { DeviceDatabase } from "../device/open-device.ts";
import { revisionOf, type PhotoRow } from "../device/rows.ts";
import type { StorageProblem } from "../device/storage-problem.ts";
import { paintMark } from "./paint-mark.ts";
import type { PhotoMark } from "./photo-mark.ts";
import { shrinkImage } from "./shrink-image.ts";

export interface MaskProblem {
  readonly code: StorageProblem["code"] | "gone" | "unreadable";
}

/** How a photo was before a mark: kept in memory only, while somebody may still undo it. */
export type PhotoVersion = Pick<PhotoRow, "blob" | "preview" | "bytes">;

/**
 * Hides a part of a draft's photo for good, in the full image and in the preview. Marks of one photo wait for each other, in
 * other tabs too: each begins with what the one before has written, so that none is undone.
 *
 * @returns the photo as it was before
 */
export function maskPhoto(
  device: DeviceDatabase,
  id: Identifier,
  mark: PhotoMark,
): Promise<Result<PhotoVersion, MaskProblem>> {
  return navigator.locks.request(`parvis.mask.${id}`, () => maskAlone(device, id, mark));
}

/** Puts a photo back as it was before its last mark. */
export function unmaskPhoto(
  device: DeviceDatabase,
  id: Identifier,
  before: PhotoVersion,
): Promise<Result<void, MaskProblem>> {
  return navigator.locks.request(`parvis.mask.${id}`, () => keepVersion(device, id, before));
}

async function maskAlone(
  device: DeviceDatabase,
  id: Identifier,
  mark: PhotoMark,
): Promise<Result<PhotoVersion, MaskProblem>> {
  const read = await writeWithRetry(device, () => device.photos.get(id));
  if (!read.ok) return read;
  const photo = read.value;
  if (photo === undefined) return err({ code: "gone" });
  const masked = await shrinkImage(photo.blob, (context) => paintMark(context, mark));
  if (!masked.ok) return err({ code: "unreadable" });
  const { blob, preview } = masked.value;
  const kept = await keepVersion(device, id, { blob, preview, bytes: blob.size });
  return kept.ok ? ok({ blob: photo.blob, preview: photo.preview, bytes: photo.bytes }) : kept;
}

async function keepVersion(
  device: DeviceDatabase,
  id: Identifier,
  version: PhotoVersion,
): Promise<Result<void, MaskProblem>> {
  const kept = await writeWithRetry(device, () =>
    device.transaction("rw", [device.photos, device.drafts], () => replacePhoto(device, id, version)),
  );
  if (!kept.ok) return kept;
  return kept.value ? ok(undefined) : err({ code: "gone" });
}

/** A photo that was taken off, or whose report went, while it was painted is not brought back. */
async function replacePhoto(device: DeviceDatabase, id: Identifier, version: PhotoVersion): Promise<boolean> {
  const photo = await device.photos.get(id);
  if (photo === undefined) return false;
  const drafts = await device.drafts.where("id").equals(photo.ownerId).count();
  if (drafts === 0) return false;
  await device.photos.update(id, { ...version, revision: revisionOf(photo) + 1 });
  return true;
}
