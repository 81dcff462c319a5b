import { PHOTO_PIXELS_MAX } from "../../domain/limits/photo-limits.ts";
import { jpegHeaderOf, pngHeaderOf, webpHeaderOf, type ImageHeader } from "./image-header.ts";
import { imageKindOf } from "./image-kind.ts";
import type { StorageProblem } from "../device/storage-problem.ts";

export interface PhotoProblem {
  readonly code:
    | StorageProblem["code"]
    | "too_many_photos"
    | "too_heavy"
    | "svg"
    | "unsupported"
    /** HEIC or AVIF that this browser cannot read. */
    | "heic"
    | "truncated"
    | "too_many_pixels"
    | "broken";
}

/** Judges a file by its bytes alone, so that nothing dangerous or huge is ever decoded. */
export function imageProblemOf(bytes: Uint8Array): PhotoProblem | undefined {
  switch (imageKindOf(bytes)) {
    case "jpeg":
      return headerProblemOf(jpegHeaderOf(bytes));
    case "png":
      return headerProblemOf(pngHeaderOf(bytes));
    case "webp":
      return headerProblemOf(webpHeaderOf(bytes));
    case "heic":
      return undefined;
    case "svg":
      return { code: "svg" };
    case "unknown":
      return { code: "unsupported" };
  }
}

function headerProblemOf({ encoding, widthPx, heightPx, complete }: ImageHeader): PhotoProblem | undefined {
  if (widthPx * heightPx > PHOTO_PIXELS_MAX[encoding]) return { code: "too_many_pixels" };
  if (!complete) return { code: "truncated" };
  return widthPx === 0 || heightPx === 0 ? { code: "broken" } : undefined;
}
