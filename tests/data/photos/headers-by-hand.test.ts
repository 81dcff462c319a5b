import { describe, expect, it } from "vitest";
import { jpegHeaderOf, pngHeaderOf, webpHeaderOf } from "../../../src/data/photos/image-header.ts";

const ascii = (text: string) => [...new TextEncoder().encode(text)];
const END = [0xff, 0xd9];
const segment = (marker: number, ...content: readonly number[]) => [
  0xff,
  marker,
  0,
  content.length + 2,
  ...content,
];
const frame = (marker: number) => segment(marker, 8, 0x01, 0x02, 0x03, 0x04, 0, 0);
const scan = [0xff, 0xda, 0, 2];
const jpeg = (...parts: readonly (readonly number[])[]) =>
  jpegHeaderOf(new Uint8Array([0xff, 0xd8, ...parts.flat()]));
const BYTES = Array.from({ length: 9 }, () => 1);
const SIZE = { widthPx: 0x0304, heightPx: 0x0102 };

describe("the header of a JPEG", () => {
  it.each([
    [0xc0, "jpeg"],
    [0xc1, "jpeg"],
    [0xc2, "progressiveJpeg"],
    [0xc6, "progressiveJpeg"],
    [0xcf, "jpeg"],
  ])("tells its size and how it is sent by its frame: %i [PHO-1]", (marker, encoding) => {
    expect(jpeg(frame(marker), scan, BYTES, END)).toEqual({ encoding, ...SIZE, complete: true });
  });

  it.each([0xc4, 0xc8, 0xcc, 0xbf, 0xd0])("takes no other segment for a frame: %i [PHO-1]", (marker) => {
    const nothing = { encoding: "jpeg", widthPx: 0, heightPx: 0, complete: false };
    expect(jpeg(frame(marker), scan, BYTES, END)).toEqual(nothing);
    expect(jpeg(frame(marker), frame(0xc0), scan, BYTES, END)).toMatchObject({ ...SIZE, complete: true });
  });

  it("is read over filling bytes, and is whole only where an end comes behind the scan [PHO-2]", () => {
    expect(jpeg([0xff], frame(0xc0), scan, BYTES, END)).toMatchObject({ ...SIZE, complete: true });
    expect(jpeg(frame(0xc0), scan, END, BYTES)).toMatchObject({ complete: true });
    expect(jpeg(segment(0xe0, ...END), frame(0xc0), scan, BYTES)).toMatchObject({ ...SIZE, complete: false });
    expect(jpeg(frame(0xc0), scan, BYTES, [0xff])).toMatchObject({ complete: false });
    // The shortest there is.
    expect(jpeg(frame(0xc0), scan, BYTES.slice(0, 3), END)).toMatchObject({ ...SIZE, complete: true });
    expect(jpeg(frame(0xc0), [0x00], BYTES)).toMatchObject({ widthPx: 0, complete: false });
    expect(jpeg(frame(0xc2))).toEqual({
      encoding: "progressiveJpeg",
      widthPx: 0,
      heightPx: 0,
      complete: false,
    });
  });
});

describe("the header of a PNG", () => {
  const chunk = (name: string, ...content: readonly number[]) => [
    0,
    0,
    0,
    content.length,
    ...ascii(name),
    ...content,
    9,
    9,
    9,
    9,
  ];
  const png = (...parts: readonly (readonly number[])[]) =>
    pngHeaderOf(
      new Uint8Array([
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        ...chunk("IHDR", 0, 0, 3, 4, 0, 0, 1, 2, 0, 0, 0, 0, 0),
        ...parts.flat(),
      ]),
    );

  it("tells its size, and that it is whole by its last chunk alone [PHO-1, PHO-2]", () => {
    expect(png(chunk("IDAT", 5), chunk("IEND"))).toEqual({ encoding: "png", ...SIZE, complete: true });
    expect(png(chunk("IDAT", 5))).toEqual({ encoding: "png", ...SIZE, complete: false });
    expect(png(chunk("IDAT", ...chunk("IEND")))).toMatchObject({ complete: false });
    expect(png(chunk("IEND").slice(0, -1))).toMatchObject({ complete: false });
  });

  it("is none where it is shorter than the shortest [PHO-2]", () => {
    expect(pngHeaderOf(new Uint8Array(32))).toEqual({
      encoding: "png",
      widthPx: 0,
      heightPx: 0,
      complete: false,
    });
  });
});

describe("the header of a WebP", () => {
  /** RIFF, how many bytes come, WEBP, what kind it is, and what that one says. */
  function webp(
    kind: string,
    content: Readonly<Record<number, number>>,
    { length = 30, said }: { readonly length?: number; readonly said?: number } = {},
  ) {
    const bytes = new Uint8Array(length);
    bytes.set([...ascii("RIFF"), said ?? length - 8, 0, 0, 0, ...ascii("WEBP"), ...ascii(kind)]);
    for (const [at, byte] of Object.entries(content)) bytes[Number(at)] = byte;
    return webpHeaderOf(bytes);
  }
  const LOSSY = { 26: 0x04, 27: 0xc3, 28: 0x02, 29: 0xc1 };

  it("tells its size by its kind [PHO-1]", () => {
    expect(webp("VP8 ", LOSSY)).toEqual({ encoding: "webp", ...SIZE, complete: true });
    // 14 bits of the width, then 14 of the height, each less one.
    expect(webp("VP8L", { 21: 0x03, 22: 0x43, 23: 0x40, 24: 0xf0 })).toEqual({
      encoding: "webp",
      ...SIZE,
      complete: true,
    });
    const wide = { 24: 0x03, 25: 0x04, 26: 0x05, 27: 0x01, 28: 0x02, 29: 0x00 };
    expect(webp("VP8X", wide)).toEqual({
      encoding: "webp",
      widthPx: 0x050404,
      heightPx: 0x0202,
      complete: true,
    });
    expect(webp("VP8?", LOSSY)).toEqual({ encoding: "webp", widthPx: 0, heightPx: 0, complete: false });
  });

  it("is whole where nothing that it announces is missing [PHO-2]", () => {
    expect(webp("VP8 ", LOSSY, { said: 23 })).toMatchObject({ ...SIZE, complete: false });
    expect(webp("VP8 ", LOSSY, { said: 21 })).toMatchObject({ complete: true });
    expect(webp("VP8 ", LOSSY, { length: 29 })).toEqual({
      encoding: "webp",
      widthPx: 0,
      heightPx: 0,
      complete: false,
    });
  });
});
