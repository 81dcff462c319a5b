import sharp, { type Metadata } from "sharp";
import { describe, expect, it } from "vitest";
import { encodePhoto, hasTooManyPixels } from "../../functions/src/photos/encode-photo.ts";
import { isAcceptedImage } from "../../functions/src/photos/image-type.ts";
import { photoPathOf } from "../../functions/src/photos/photo-path.ts";
import { noisePhoto, phonePhoto, pixelBomb, segmentsOf, SVG } from "./support/images.ts";

const APP1 = 0xe1;
const PHOTO_ID = "019a0000-0000-7000-8000-000000000001";

describe("a photo on its way into the city", () => {
  it("fits its document even when nothing compresses [PHO-3]", { timeout: 30_000 }, async () => {
    const encoded = await encodePhoto(await noisePhoto(1600));
    if (!encoded.ok) throw new Error(encoded.problem);
    const { full, preview, thumb } = encoded.value;
    expect(full.length).toBeLessThanOrEqual(600_000);
    expect(preview.length).toBeLessThanOrEqual(100_000);
    expect(thumb.length).toBeLessThanOrEqual(4_000);
    const pictures = [full, preview, Buffer.from(thumb.split(",")[1] ?? "", "base64")];
    for (const picture of pictures) expect((await sharp(picture).metadata()).format).toBe("jpeg");
  });

  it.each([96, 64, 48])(
    "has a thumbnail that fits its document though it is all detail: %i px [PHO-3]",
    async (side) => {
      const encoded = await encodePhoto(await noisePhoto(side));
      expect(encoded.ok && encoded.value.thumb.length).toBeLessThanOrEqual(4_000);
    },
  );

  it("loses what the phone wrote about place, time and device [P12]", async () => {
    const encoded = await encodePhoto(await phonePhoto());
    if (!encoded.ok) throw new Error(encoded.problem);
    const { full, preview, thumb } = encoded.value;
    const thumbBytes = Buffer.from(thumb.replace("data:image/jpeg;base64,", ""), "base64");
    for (const jpeg of [full, preview, thumbBytes]) expect(segmentsOf(jpeg)).not.toContain(APP1);
  });

  it("is put on white where it was transparent, and not made larger [PHO-3]", async () => {
    const glass = { width: 40, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
    const encoded = await encodePhoto(await sharp({ create: glass }).webp().toBuffer());
    if (!encoded.ok) throw new Error(encoded.problem);
    const { data, info } = await sharp(encoded.value.full).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([40, 20]);
    expect(data[0]).toBe(255);
  });

  it.each([
    ["a JPEG cut short", async () => (await phonePhoto()).subarray(0, 1500), "broken_image"],
    ["a JPEG cut in its pixels", async () => (await noisePhoto(400)).subarray(0, 30_000), "broken_image"],
    ["three bytes of JPEG", () => Buffer.from([0xff, 0xd8, 0xff]), "broken_image"],
    ["a hundred megapixels", pixelBomb, "too_many_pixels"],
    ["an SVG", () => SVG, "unsupported_image"],
    ["a GIF", () => Buffer.from("GIF89a"), "unsupported_image"],
    ["a RIFF that is a sound", () => Buffer.from("RIFF0000WAVEfmt "), "unsupported_image"],
    ["nothing", () => Buffer.alloc(0), "unsupported_image"],
    ["8 MB of nothing", () => Buffer.alloc(8_000_000), "unsupported_image"],
    ["8 MB and one byte", () => Buffer.alloc(8_000_001, 0xff), "too_large"],
  ])("is refused when it is %s [PHO-2]", async (_, bytes, problem) => {
    expect(await encodePhoto(await bytes())).toEqual({ ok: false, problem });
  });

  it.each([
    [{ format: "jpeg", isProgressive: false }, 50_000_000],
    [{ format: "jpeg", isProgressive: true }, 20_000_000],
    [{ format: "png", isProgressive: false }, 20_000_000],
    [{ format: "png", isProgressive: true }, 20_000_000],
    [{ format: "webp" }, 50_000_000],
  ])("has so many pixels at most as decoding it has memory for: %j, %i [PHO-2]", (header, most) => {
    const tooMany = (height: number) => hasTooManyPixels({ ...header, width: 1_000, height } as Metadata);
    expect([tooMany(most / 1_000), tooMany(most / 1_000 + 1)]).toEqual([false, true]);
  });

  it("is known by its first bytes, not by what the sender calls it [PHO-2]", async () => {
    const image = sharp({ create: { width: 8, height: 8, channels: 3, background: "#fff" } });
    expect(isAcceptedImage(await image.clone().jpeg().toBuffer())).toBe(true);
    expect(isAcceptedImage(await image.clone().png().toBuffer())).toBe(true);
    expect(isAcceptedImage(await image.clone().webp().toBuffer())).toBe(true);
    expect(isAcceptedImage(await image.clone().tiff().toBuffer())).toBe(false);
  });
});

describe("the path of a photo", () => {
  it("is the same through hosting and straight to the function [PHO-4]", () => {
    const expected = { cityId: "2A004", photoId: PHOTO_ID };
    expect(photoPathOf(`/photos/2A004/${PHOTO_ID}`)).toEqual(expected);
    expect(photoPathOf(`/api/photos-upload/2A004/${PHOTO_ID}`)).toEqual(expected);
    expect(photoPathOf(`/2A004/${PHOTO_ID}`)).toEqual(expected);
  });

  it.each([
    "/",
    "/2A004",
    `/France/${PHOTO_ID}`,
    "/2A004/photo.jpg",
    `/2A004/${PHOTO_ID}/`,
    `/2a004/${PHOTO_ID}`,
  ])("is none when it is %s [SEC-6]", (path) => {
    expect(photoPathOf(path)).toBeUndefined();
  });
});
