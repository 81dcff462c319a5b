import type { Metadata, Sharp } from "sharp";
import { ok, err, type Result } from "../../../src/domain/basics/result.ts";
import {
  PHOTO_PIXELS_MAX,
  PHOTO_PREVIEW_PX,
  PHOTO_SENT_BYTES_MAX,
  PHOTO_STORED_PX,
  PHOTO_THUMB_PX,
  type PhotoEncoding,
} from "../../../src/domain/limits/photo-limits.ts";
import { PHOTO_FULL_BYTES_MAX, PHOTO_PREVIEW_BYTES_MAX } from "../config.ts";
import { isAcceptedImage } from "./image-type.ts";

export type PhotoProblem = "too_large" | "unsupported_image" | "broken_image" | "too_many_pixels";

/** The only copies the city keeps: JPEG, upright, without any metadata (P12). */
export interface EncodedPhoto {
  readonly full: Buffer;
  readonly preview: Buffer;
  readonly thumb: string;
}

interface Try {
  readonly px: number;
  readonly quality: number;
}

/** From the best to the smallest; the first that fits is kept, else the last. */
const FULL_TRIES = tries([PHOTO_STORED_PX, 1280, 1024], [80, 60, 40]);
const PREVIEW_TRIES = tries([PHOTO_PREVIEW_PX], [75, 50]);
const THUMB_TRIES = tries([PHOTO_THUMB_PX, 64, 48, 32], [70, 50, 30]);
const THUMB_PREFIX = "data:image/jpeg;base64,";
/** Behind its prefix, in base64, it fits in `PHOTO_THUMB_BYTES_MAX`. */
const THUMB_BINARY_BYTES_MAX = 2_980;

export async function encodePhoto(bytes: Buffer): Promise<Result<EncodedPhoto, PhotoProblem>> {
  if (bytes.length > PHOTO_SENT_BYTES_MAX) return err("too_large");
  if (!isAcceptedImage(bytes)) return err("unsupported_image");
  const header = await headerOf(bytes);
  if (header === undefined) return err("broken_image");
  if (hasTooManyPixels(header)) return err("too_many_pixels");
  const image = await decode(bytes);
  if (image === undefined) return err("broken_image");
  const thumb = await firstThatFits(image, THUMB_TRIES, THUMB_BINARY_BYTES_MAX);
  return ok({
    full: await firstThatFits(image, FULL_TRIES, PHOTO_FULL_BYTES_MAX),
    preview: await firstThatFits(image, PREVIEW_TRIES, PHOTO_PREVIEW_BYTES_MAX),
    thumb: `${THUMB_PREFIX}${thumb.toString("base64")}`,
  });
}

/** Loaded here, where photos are: the other functions of the same file start without it. */
async function loadSharp() {
  const { default: sharp } = await import("sharp");
  return sharp;
}

/** Before anything is decoded; undefined when it cannot be read. */
async function headerOf(bytes: Buffer): Promise<Metadata | undefined> {
  const sharp = await loadSharp();
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return undefined;
  }
}

export function hasTooManyPixels(header: Metadata): boolean {
  return header.width * header.height > PHOTO_PIXELS_MAX[encodingOf(header)];
}

function encodingOf({ format, isProgressive }: Metadata): PhotoEncoding {
  if (format === "png" || format === "webp") return format;
  return isProgressive ? "progressiveJpeg" : "jpeg";
}

/** Decoded once, at the largest size kept; undefined when the bytes are damaged or cut short. */
async function decode(bytes: Buffer): Promise<Sharp | undefined> {
  const sharp = await loadSharp();
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: PHOTO_PIXELS_MAX.jpeg, failOn: "error" })
      .autoOrient()
      .resize(PHOTO_STORED_PX, PHOTO_STORED_PX, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    return sharp(data, { raw: { width, height, channels } });
  } catch {
    return undefined;
  }
}

async function firstThatFits(image: Sharp, candidates: readonly Try[], bytesMax: number): Promise<Buffer> {
  let encoded = Buffer.alloc(0);
  for (const { px, quality } of candidates) {
    encoded = await image
      .clone()
      .resize(px, px, { fit: "inside", withoutEnlargement: true })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (encoded.length <= bytesMax) return encoded;
  }
  return encoded;
}

function tries(sizes: readonly number[], qualities: readonly number[]): readonly Try[] {
  return sizes.flatMap((px) => qualities.map((quality) => ({ px, quality })));
}
