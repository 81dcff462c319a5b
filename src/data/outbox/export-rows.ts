import { systemClock } from "../../clock/system-clock.ts";
import type { Identifier } from "../../domain/basics/identifier.ts";
import type { DeviceDatabase } from "../device/open-device.ts";
import type { OutboxRow, PhotoRow } from "../device/rows.ts";

const CHUNK_BYTES = 0x8000;

export async function exportRows(device: DeviceDatabase, rows: readonly OutboxRow[]): Promise<Blob> {
  const commands = await Promise.all(
    rows.map(async ({ id, command, state, outcome }) => {
      return { command, state, outcome, photos: await exportedPhotosOf(device, id) };
    }),
  );
  const file = { format: "parvis-outbox-1", exportedAt: new Date(systemClock.now()).toISOString(), commands };
  return new Blob([JSON.stringify(file, null, 2)], { type: "application/json" });
}

export async function exportedPhotosOf(device: DeviceDatabase, ownerId: Identifier) {
  const photos = await device.photos.where("ownerId").equals(ownerId).sortBy("id");
  return Promise.all(photos.map(exportedPhotoOf));
}

async function exportedPhotoOf({ id, alt, blob }: PhotoRow) {
  return { id, alt, ...(await exportedFileOf(blob)) };
}

export async function exportedFileOf(blob: Blob) {
  return { type: blob.type, base64: await base64OrNull(blob) };
}

/** A browser may have lost a photo's bytes and kept its row; the words are not lost with it. */
async function base64OrNull(blob: Blob): Promise<string | null> {
  try {
    return base64Of(new Uint8Array(await blob.arrayBuffer()));
  } catch {
    return null;
  }
}

function base64Of(bytes: Uint8Array): string {
  let binary = "";
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK_BYTES));
  }
  return btoa(binary);
}
