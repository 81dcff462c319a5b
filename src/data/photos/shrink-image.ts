import { ok, err, type Result } from "../../domain/basics/result.ts";
import { PHOTO_PIXELS_MAX, PHOTO_PREVIEW_PX, PHOTO_STORED_PX } from "../../domain/limits/photo-limits.ts";
import { imageKindOf } from "./image-kind.ts";
import type { PhotoProblem } from "./image-problem.ts";

/** What a photo may weigh on its way; a slow line carries it within the sender's time limit. */
const BYTES_AIM = 400_000;

/** Tried in turn until the photo weighs no more than BYTES_AIM; the last one is taken as it comes. */
const QUALITIES = [0.82, 0.7, 0.58, 0.45] as const;

export interface ShrunkImage {
  readonly blob: Blob;
  readonly preview: Blob;
}

/**
 * Redraws an image as a JPEG of at most PHOTO_STORED_PX and one of at most PHOTO_PREVIEW_PX. Only pixels come through:
 * the orientation is applied, and EXIF, its position included, is left behind (P12). What `paintOver` hides is in neither.
 */
export async function shrinkImage(
  file: Blob,
  paintOver?: (context: OffscreenCanvasRenderingContext2D) => void,
): Promise<Result<ShrunkImage, PhotoProblem>> {
  const image = await decode(file);
  if (image === undefined) return err({ code: await undecodableCodeOf(file) });
  try {
    if (image.width * image.height > PHOTO_PIXELS_MAX.jpeg) return err({ code: "too_many_pixels" });
    const full = drawn(image, PHOTO_STORED_PX, paintOver);
    let blob = await jpegOf(full, QUALITIES[0]);
    for (const quality of QUALITIES.slice(1)) {
      if (blob.size <= BYTES_AIM) break;
      blob = await jpegOf(full, quality);
    }
    return ok({ blob, preview: await jpegOf(drawn(full, PHOTO_PREVIEW_PX), QUALITIES[1]) });
  } finally {
    image.close();
  }
}

async function decode(file: Blob): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    return undefined;
  }
}

async function undecodableCodeOf(file: Blob): Promise<"heic" | "broken"> {
  try {
    const start = new Uint8Array(await file.slice(0, 16).arrayBuffer());
    return imageKindOf(start) === "heic" ? "heic" : "broken";
  } catch {
    return "broken";
  }
}

function drawn(
  image: ImageBitmap | OffscreenCanvas,
  sidePx: number,
  paintOver?: (context: OffscreenCanvasRenderingContext2D) => void,
): OffscreenCanvas {
  const scale = Math.min(1, sidePx / Math.max(image.width, image.height));
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("This browser draws no 2D canvas.");
  // JPEG has no transparency: what is see-through becomes white, not black.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, width, height);
  paintOver?.(context);
  return canvas;
}

function jpegOf(canvas: OffscreenCanvas, quality: number): Promise<Blob> {
  return canvas.convertToBlob({ type: "image/jpeg", quality });
}
