import type { PhotoEncoding } from "../../domain/limits/photo-limits.ts";

export interface ImageHeader {
  readonly encoding: PhotoEncoding;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly complete: boolean;
}

const TRUNCATED = { widthPx: 0, heightPx: 0, complete: false } as const;

/** Start-of-frame markers; C4, C8 and CC are tables and extensions. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Frames that are sent in several scans, of any kind of coding. */
const isProgressive = (frame: number): boolean => (frame & 0x03) === 0x02;

const START_OF_SCAN = 0xda;

/** Walks a JPEG's segments: the frame gives the size; an end marker after the first scan says it is whole. */
export function jpegHeaderOf(bytes: Uint8Array): ImageHeader {
  const view = viewOf(bytes);
  let widthPx = 0;
  let heightPx = 0;
  let encoding: PhotoEncoding = "jpeg";
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === START_OF_SCAN) {
      return { encoding, widthPx, heightPx, complete: widthPx > 0 && endsAfter(bytes, at) };
    }
    if (isFrame(marker)) {
      if (isProgressive(marker)) encoding = "progressiveJpeg";
      heightPx = view.getUint16(at + 5);
      widthPx = view.getUint16(at + 7);
    }
    at += 2 + view.getUint16(at + 2);
  }
  return { encoding, ...TRUNCATED };
}

function endsAfter(bytes: Uint8Array, start: number): boolean {
  for (let at = bytes.length - 2; at > start; at -= 1) {
    if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return true;
  }
  return false;
}

const PNG_IEND = [0x49, 0x45, 0x4e, 0x44] as const;

export function pngHeaderOf(bytes: Uint8Array): ImageHeader {
  if (bytes.length < 33) return { encoding: "png", ...TRUNCATED };
  const view = viewOf(bytes);
  const size = { encoding: "png" as const, widthPx: view.getUint32(16), heightPx: view.getUint32(20) };
  let at = 8;
  while (at + 12 <= bytes.length) {
    const isEnd = PNG_IEND.every((byte, index) => bytes[at + 4 + index] === byte);
    if (isEnd) return { ...size, complete: true };
    at += 12 + view.getUint32(at);
  }
  return { ...size, complete: false };
}

export function webpHeaderOf(bytes: Uint8Array): ImageHeader {
  const encoding = "webp" as const;
  if (bytes.length < 30) return { encoding, ...TRUNCATED };
  const view = viewOf(bytes);
  const complete = view.getUint32(4, true) + 8 <= bytes.length;
  switch (String.fromCharCode(...bytes.subarray(12, 16))) {
    case "VP8 ":
      return {
        encoding,
        widthPx: view.getUint16(26, true) & 0x3fff,
        heightPx: view.getUint16(28, true) & 0x3fff,
        complete,
      };
    case "VP8L": {
      const packed = view.getUint32(21, true);
      return { encoding, widthPx: (packed & 0x3fff) + 1, heightPx: ((packed >>> 14) & 0x3fff) + 1, complete };
    }
    case "VP8X":
      return { encoding, widthPx: uint24(view, 24) + 1, heightPx: uint24(view, 27) + 1, complete };
  }
  return { encoding, ...TRUNCATED };
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
