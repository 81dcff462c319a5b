import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { imageProblemOf } from "../../src/data/photos/image-problem.ts";
import { PHOTO_PIXELS_MAX } from "../../src/domain/limits/photo-limits.ts";
import { encodePhoto } from "../../functions/src/photos/encode-photo.ts";
import { upload } from "../../functions/src/photos/upload.ts";
import { pixelBomb } from "./support/images.ts";

const ALONE = fileURLToPath(new URL("support/decode-alone.ts", import.meta.url));
const GLASS = { r: 122, g: 158, b: 63, alpha: 0.5 };
/** The instance's gigabyte, with room for the bytes themselves and for what Node did not give back yet. */
const MEGABYTES_MAX = 600;

interface Taken {
  readonly verdict: string;
  readonly megabytes: number;
  readonly sharpAtStart: boolean;
}

async function decodedAlone(bytes: Buffer): Promise<Taken> {
  const child = spawn(process.execPath, [ALONE], { stdio: ["pipe", "pipe", "inherit"] });
  child.stdin.end(bytes.toString("base64"));
  return JSON.parse(await text(child.stdout)) as Taken;
}

/** Of an encoding that is not decoded line by line, the picture that takes most. */
const WORST: Readonly<Record<"progressiveJpeg" | "png", (image: Sharp) => Sharp>> = {
  progressiveJpeg: (image) => image.jpeg({ progressive: true, chromaSubsampling: "4:4:4" }),
  png: (image) => image.toColourspace("rgb16").png({ progressive: true, compressionLevel: 1 }),
};

async function atTheLimit(encoding: keyof typeof WORST): Promise<Buffer> {
  const side = Math.floor(Math.sqrt(PHOTO_PIXELS_MAX[encoding]));
  const create = { width: side, height: side, channels: 4, background: GLASS } as const;
  return WORST[encoding](sharp({ create })).toBuffer();
}

/** A small JPEG whose frame says that it is `side` pixels wide and high. */
async function jpegThatSays(side: number, progressive: boolean): Promise<Buffer> {
  const create = { width: 16, height: 16, channels: 3, background: GLASS } as const;
  const bytes = await sharp({ create }).jpeg({ progressive }).toBuffer();
  const frame = bytes.indexOf(Buffer.from([0xff, progressive ? 0xc2 : 0xc0]));
  bytes.writeUInt16BE(side, frame + 5);
  bytes.writeUInt16BE(side, frame + 7);
  return bytes;
}

describe("a photo of many pixels", () => {
  it.each(["progressiveJpeg", "png"] as const)(
    "is decoded within an instance's memory at the limit, by a library that no other function loads: %s [PHO-2]",
    { timeout: 60_000 },
    async (encoding) => {
      const { verdict, megabytes, sharpAtStart } = await decodedAlone(await atTheLimit(encoding));
      expect({ verdict, sharpAtStart }).toEqual({ verdict: "ok", sharpAtStart: false });
      expect(megabytes).toBeLessThan(MEGABYTES_MAX);
    },
  );

  it.each([
    ["a progressive JPEG", () => jpegThatSays(4_473, true)],
    ["a PNG", () => Promise.resolve(pixelBomb(4_480))],
    ["a JPEG", () => jpegThatSays(7_072, false)],
  ])("is refused above the limit, by the device and by the server: %s [PHO-2]", async (_, made) => {
    const bytes = await made();
    expect(imageProblemOf(bytes)).toEqual({ code: "too_many_pixels" });
    expect(await encodePhoto(bytes)).toEqual({ ok: false, problem: "too_many_pixels" });
  });

  it.each([
    ["a JPEG", () => jpegThatSays(7_071, false)],
    ["a progressive JPEG", () => jpegThatSays(4_472, true)],
  ])("is not refused for its pixels at the limit: %s [PHO-2]", async (_, made) => {
    const bytes = await made();
    expect(imageProblemOf(bytes)).toBeUndefined();
    expect(await encodePhoto(bytes)).not.toEqual({ ok: false, problem: "too_many_pixels" });
  });

  it("is decoded alone on its instance [PHO-2]", () => {
    expect(upload.__endpoint).toMatchObject({ concurrency: 1, availableMemoryMb: 1024 });
  });
});
