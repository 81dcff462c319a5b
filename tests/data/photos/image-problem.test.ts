import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { jpegHeaderOf, pngHeaderOf, webpHeaderOf } from "../../../src/data/photos/image-header.ts";
import { imageProblemOf } from "../../../src/data/photos/image-problem.ts";

const street = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#7a8a70" }, limitInputPixels: false });

const text = (content: string) => new TextEncoder().encode(content);

async function bytesOf(image: Sharp): Promise<Uint8Array> {
  return new Uint8Array(await image.toBuffer());
}

const formats = [
  ["JPEG", (image: Sharp) => image.jpeg(), jpegHeaderOf, "jpeg"],
  ["progressive JPEG", (image: Sharp) => image.jpeg({ progressive: true }), jpegHeaderOf, "progressiveJpeg"],
  ["PNG", (image: Sharp) => image.png(), pngHeaderOf, "png"],
  ["WebP", (image: Sharp) => image.webp(), webpHeaderOf, "webp"],
  ["lossless WebP", (image: Sharp) => image.webp({ lossless: true }), webpHeaderOf, "webp"],
] as const;

describe("reading an image's header before it is decoded", () => {
  it.each(formats)(
    "knows the size of a %s and that it is whole [PHO-1]",
    async (_, encode, headerOf, encoding) => {
      const bytes = await bytesOf(encode(street(640, 480)));
      expect(headerOf(bytes)).toEqual({ encoding, widthPx: 640, heightPx: 480, complete: true });
      expect(imageProblemOf(bytes)).toBeUndefined();
    },
  );

  it("knows the size of a WebP that carries EXIF [PHO-1]", async () => {
    const bytes = await bytesOf(
      street(640, 480)
        .withExif({ IFD0: { Copyright: "Yann" } })
        .webp(),
    );
    expect(webpHeaderOf(bytes)).toEqual({ encoding: "webp", widthPx: 640, heightPx: 480, complete: true });
  });

  it.each(formats)("refuses a %s that ends too soon, wherever it ends [PHO-2]", async (_, encode) => {
    const bytes = await bytesOf(encode(street(320, 240)));
    for (const end of [0.02, 0.1, 0.5, 0.9, 0.99].map((part) =>
      Math.max(13, Math.floor(bytes.length * part)),
    )) {
      expect(imageProblemOf(bytes.subarray(0, end))).toEqual({ code: "truncated" });
    }
  });

  it.each(formats)("never throws on a damaged %s [PHO-2]", async (_, encode) => {
    const bytes = await bytesOf(encode(street(64, 48)));
    for (let at = 12; at < bytes.length; at += 7) {
      const damaged = Uint8Array.from(bytes);
      damaged[at] = (damaged[at] ?? 0) ^ 0xff;
      expect(() => imageProblemOf(damaged)).not.toThrow();
    }
  });

  it("refuses a hundred megapixels before decoding them [PHO-2]", async () => {
    const bytes = await bytesOf(street(10, 10).png());
    new DataView(bytes.buffer, bytes.byteOffset).setUint32(16, 10_000);
    new DataView(bytes.buffer, bytes.byteOffset).setUint32(20, 10_000);
    expect(imageProblemOf(bytes)).toEqual({ code: "too_many_pixels" });
  });

  it.each([
    [10_000, 2000, undefined],
    [10_000, 2001, "too_many_pixels"],
    [0, 10, "broken"],
    [10, 0, "broken"],
  ] as const)("judges a PNG of %i by %i pixels: %s [PHO-2]", async (width, height, code) => {
    const bytes = await bytesOf(street(10, 10).png());
    new DataView(bytes.buffer, bytes.byteOffset).setUint32(16, width);
    new DataView(bytes.buffer, bytes.byteOffset).setUint32(20, height);
    expect(imageProblemOf(bytes)?.code).toBe(code);
  });

  it.each([
    ["a sound in the same wrapping as a WebP", "RIFF\0\0\0\0WAVE", "unsupported"],
    ["a text that speaks of WebP", "RIFL\0\0\0\0WEBP", "unsupported"],
    ["an SVG", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', "svg"],
    ["an SVG of two bytes a sign", "<\0s\0v\0g\0>", "svg"],
    ["an SVG after a declaration", '<?xml version="1.0"?>\n<!-- plan -->\n<svg width="10">', "svg"],
    ["a web page", "<!doctype html><p>Bonjour", "unsupported"],
    ["a PDF", "%PDF-1.7", "unsupported"],
    ["nothing", "", "unsupported"],
  ])("refuses %s, whatever its name says [PHO-2]", (_, content, code) => {
    expect(imageProblemOf(text(content))).toEqual({ code });
  });

  it("lets the browser try a HEIC photo [PHO-1]", () => {
    expect(imageProblemOf(text("\0\0\0\u0018ftypheic\0\0\0\0mif1heic"))).toBeUndefined();
  });
});
