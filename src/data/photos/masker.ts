import type { Identifier } from "../../domain/basics/identifier.ts";
import { err, ok, type Result } from "../../domain/basics/result.ts";
import type { DeviceDatabase } from "../device/open-device.ts";
import { maskPhoto, unmaskPhoto, type MaskProblem, type PhotoVersion } from "./mask-photo.ts";
import { paintMark } from "./paint-mark.ts";
import type { PhotoMark } from "./photo-mark.ts";
import { shrinkImage } from "./shrink-image.ts";

/** Marks a photo, wherever it is kept. */
export interface Masker {
  /** Answers the photo as it was before. */
  readonly mask: (mark: PhotoMark) => Promise<Result<PhotoVersion, MaskProblem>>;
  readonly undo: (before: PhotoVersion) => Promise<Result<void, MaskProblem>>;
}

/** A photo of a draft, on the device. */
export function draftMasker(device: DeviceDatabase, id: Identifier): Masker {
  return {
    mask: (mark) => maskPhoto(device, id, mark),
    undo: (before) => unmaskPhoto(device, id, before),
  };
}

/** A photo that is in no draft: whoever holds it keeps each version. */
export function heldMasker(
  photo: PhotoVersion,
  keep: (version: PhotoVersion) => Promise<Result<void, MaskProblem>>,
): Masker {
  return {
    mask: async (mark) => {
      const masked = await shrinkImage(photo.blob, (context) => paintMark(context, mark));
      if (!masked.ok) return err({ code: "unreadable" });
      const { blob, preview } = masked.value;
      const kept = await keep({ blob, preview, bytes: blob.size });
      if (!kept.ok) return kept;
      return ok({ blob: photo.blob, preview: photo.preview, bytes: photo.bytes });
    },
    undo: keep,
  };
}
