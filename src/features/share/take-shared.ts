import type { DeviceDatabase } from "../../data/device/open-device.ts";
import { newIdentifier } from "../../data/device/new-identifier.ts";
import { sharedFiles } from "../../data/device/shared-files.ts";
import { addPhoto } from "../../data/photos/add-photo.ts";
import { REPORT_KIND } from "../../domain/anomaly/report-payload.ts";
import type { Identifier } from "../../domain/basics/identifier.ts";
import type { CityId } from "../../domain/city/city.ts";

export interface Taken {
  readonly added: number;
  readonly left: number;
}

/** Adds the shared files to a draft, scaled down and without EXIF (P12), then removes them. */
export async function takeShared(
  device: DeviceDatabase,
  cityId: CityId,
  draftId: Identifier,
): Promise<Taken> {
  const files = await sharedFiles(device.name);
  let added = 0;
  for (const { file, letGo } of files) {
    const id = newIdentifier();
    const photo = await addPhoto(device, { id, ownerId: draftId, kind: REPORT_KIND, cityId, file });
    if (photo.ok) added += 1;
    await letGo();
  }
  // No files and no draft: the worker had no room. With a draft, the page was only opened again.
  const isLost = files.length === 0 && (await device.drafts.get(draftId)) === undefined;
  return { added, left: isLost ? 1 : files.length - added };
}
