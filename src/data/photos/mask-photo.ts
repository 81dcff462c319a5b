import type { Identifier } from "../../domain/basics/identifier.ts";
import { ok, err, type Result } from "../../domain/basics/result.ts";
import { writeWithRetry } from "../device/write-with-retry.ts";
import type { DeviceDatabase } from "../device/open-device.ts";
import type { PhotoRow } from "../device/rows.ts";
import type { StorageProblem } from "../device/storage-problem.ts";
import type { PhotoArea } from "./photo-area.ts";
import { shrinkImage } from "./shrink-image.ts";

export interface MaskProblem {
  readonly code: StorageProblem["code"] | "gone" | "unreadable";
}

/** Flat: a blur or a mosaic lets a plate be read again. */
const GREY = "#808080";

/**
 * Paints an area of a draft's photo grey for good, in the full image and in the preview. Masks of one photo wait for each
 * other, in other tabs too: each begins with what the one before has written, so that none is undone.
 */
export function maskPhoto(
  device: DeviceDatabase,
  id: Identifier,
  area: PhotoArea,
): Promise<Result<void, MaskProblem>> {
  return navigator.locks.request(`parvis.mask.${id}`, () => maskAlone(device, id, area));
}

async function maskAlone(
  device: DeviceDatabase,
  id: Identifier,
  area: PhotoArea,
): Promise<Result<void, MaskProblem>> {
  const read = await writeWithRetry(device, () => device.photos.get(id));
  if (!read.ok) return read;
  const photo = read.value;
  if (photo === undefined) return err({ code: "gone" });
  const masked = await shrinkImage(photo.blob, (context) => paintGrey(context, area));
  if (!masked.ok) return err({ code: "unreadable" });
  const { blob, preview } = masked.value;
  const kept = await writeWithRetry(device, () =>
    device.transaction("rw", [device.photos, device.drafts], () =>
      replacePhoto(device, { ...photo, blob, preview, bytes: blob.size }),
    ),
  );
  if (!kept.ok) return kept;
  return kept.value ? ok(undefined) : err({ code: "gone" });
}

/** Whole pixels, outwards: a pixel that the area touches goes too. */
function paintGrey(context: OffscreenCanvasRenderingContext2D, area: PhotoArea): void {
  const { width, height } = context.canvas;
  const left = Math.floor(area.left * width);
  const top = Math.floor(area.top * height);
  const right = Math.ceil((area.left + area.width) * width);
  const bottom = Math.ceil((area.top + area.height) * height);
  context.fillStyle = GREY;
  context.fillRect(left, top, right - left, bottom - top);
}

/** A photo that was taken off, or whose report went, while it was painted is not brought back. */
async function replacePhoto(
  device: DeviceDatabase,
  { id, ownerId, blob, preview, bytes }: PhotoRow,
): Promise<boolean> {
  const drafts = await device.drafts.where("id").equals(ownerId).count();
  const photos = await device.photos.where("id").equals(id).count();
  if (drafts === 0 || photos === 0) return false;
  await device.photos.update(id, { blob, preview, bytes });
  return true;
}
