import type { Identifier } from "../../domain/basics/identifier.ts";
import type { DeviceDatabase } from "../device/open-device.ts";
import { wasTakenOff } from "./change-photo.ts";

/** How many of the photos that a form has shown the device no longer has, or cannot read; the person took none of them off. */
export async function missingPhotos(
  device: DeviceDatabase,
  ownerId: Identifier,
  shown: readonly Identifier[],
): Promise<number> {
  if (shown.length === 0) return 0;
  try {
    const rows = await device.photos.where("ownerId").equals(ownerId).toArray();
    const readable = await Promise.all(rows.map(({ blob }) => isReadable(blob)));
    const there = new Set(rows.filter((_, index) => readable[index]).map(({ id }) => id));
    return shown.filter((id) => !there.has(id) && !wasTakenOff(id)).length;
  } catch {
    // What cannot be asked now cannot be written now: the writing says why.
    return 0;
  }
}

/** A browser may have lost the bytes and kept the row. */
async function isReadable(blob: Blob): Promise<boolean> {
  try {
    return (await blob.slice(0, 1).arrayBuffer()).byteLength > 0;
  } catch {
    return false;
  }
}
