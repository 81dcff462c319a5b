import { systemClock } from "../../clock/system-clock.ts";
import type { Identifier } from "../../domain/basics/identifier.ts";
import { ok, err, type Result } from "../../domain/basics/result.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { CommandKind } from "../../domain/command/commands.ts";
import { PHOTOS_PER_REPORT_MAX } from "../../domain/limits/limits.ts";
import { PHOTO_CHOSEN_BYTES_MAX } from "../../domain/limits/photo-limits.ts";
import { writeWithRetry } from "../device/write-with-retry.ts";
import type { DeviceDatabase } from "../device/open-device.ts";
import type { PhotoRow } from "../device/rows.ts";
import { trackWrite } from "../device/pending-writes.ts";
import { imageProblemOf, type PhotoProblem } from "./image-problem.ts";
import { shrinkImage } from "./shrink-image.ts";

interface ChosenPhoto {
  readonly id: Identifier;
  readonly ownerId: Identifier;
  readonly kind: CommandKind;
  readonly cityId: CityId;
  readonly file: Blob;
}

/** Smaller and without EXIF (P12). The draft is made first: no photo lies on the device without an owner. */
export function addPhoto(
  device: DeviceDatabase,
  chosen: ChosenPhoto,
): Promise<Result<PhotoRow, PhotoProblem>> {
  return trackWrite(device.name, shrinkAndKeep(device, chosen));
}

async function shrinkAndKeep(
  device: DeviceDatabase,
  chosen: ChosenPhoto,
): Promise<Result<PhotoRow, PhotoProblem>> {
  const made = await makePhoto(chosen);
  return made.ok ? keepPhoto(device, made.value, chosen.kind) : made;
}

/** A photo that lies nowhere on the device yet. */
export async function makePhoto(chosen: Omit<ChosenPhoto, "kind">): Promise<Result<PhotoRow, PhotoProblem>> {
  if (chosen.file.size > PHOTO_CHOSEN_BYTES_MAX) return err({ code: "too_heavy" });
  const problem = imageProblemOf(new Uint8Array(await chosen.file.arrayBuffer()));
  if (problem !== undefined) return err(problem);
  const shrunk = await shrinkImage(chosen.file);
  if (!shrunk.ok) return shrunk;
  const { id, ownerId, cityId } = chosen;
  const { blob, preview } = shrunk.value;
  const fresh = { alt: "", sent: false, refusal: null, attempts: 0, nextAttemptAt: 0, lastError: null };
  return ok({ id, ownerId, cityId, blob, preview, bytes: blob.size, ...fresh });
}

async function keepPhoto(
  device: DeviceDatabase,
  photo: PhotoRow,
  kind: CommandKind,
): Promise<Result<PhotoRow, PhotoProblem>> {
  const kept = await writeWithRetry(device, () =>
    device.transaction("rw", [device.photos, device.drafts, device.outbox], () =>
      putPhoto(device, photo, kind),
    ),
  );
  if (!kept.ok) return kept;
  return kept.value === "kept" ? ok(photo) : err({ code: kept.value });
}

/** A photo that is ready only after « Envoyer » finds its report gone: kept, it would never be sent and hold the report back. */
async function putPhoto(
  device: DeviceDatabase,
  photo: PhotoRow,
  kind: CommandKind,
): Promise<"kept" | "too_many_photos" | "unavailable"> {
  const committed = await device.outbox.where("id").equals(photo.ownerId).count();
  if (committed > 0) return "unavailable";
  const siblings = await device.photos.where("ownerId").equals(photo.ownerId).primaryKeys();
  if (!siblings.includes(photo.id) && siblings.length >= PHOTOS_PER_REPORT_MAX) {
    return "too_many_photos";
  }
  await device.photos.put(photo);
  const { ownerId: id, cityId } = photo;
  const owner = await device.drafts.get(id);
  if (owner === undefined) {
    await device.drafts.add({ id, kind, cityId, fields: {}, updatedAt: systemClock.now() });
  }
  return "kept";
}
