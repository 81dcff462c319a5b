import type { PhotoRow } from "../../data/device/rows.ts";
import type { Identifier } from "../../domain/basics/identifier.ts";
import type { CityId } from "../../domain/city/city.ts";

export interface WrittenDraft {
  readonly id: Identifier;
  readonly cityId: CityId;
  readonly form: object;
  readonly photos: readonly Pick<PhotoRow, "id" | "alt" | "blob">[];
}

async function exportDraft({ id, cityId, form, photos }: WrittenDraft): Promise<Blob> {
  const withBytes = await Promise.all(
    photos.map(async ({ id, alt, blob }) => ({ id, alt, dataUrl: await dataUrlOf(blob) })),
  );
  const file = { format: "parvis-draft-1", id, cityId, fields: form, photos: withBytes };
  return new Blob([JSON.stringify(file, null, 2)], { type: "application/json" });
}

export async function downloadDraft(draft: WrittenDraft): Promise<void> {
  const url = URL.createObjectURL(await exportDraft(draft));
  const link = document.createElement("a");
  link.href = url;
  link.download = `parvis-brouillon-${draft.id}.json`;
  link.click();
  URL.revokeObjectURL(url);
}

const CHUNK_BYTES = 0x8000;

async function dataUrlOf(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let binary = "";
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK_BYTES));
  }
  return `data:${blob.type};base64,${btoa(binary)}`;
}
