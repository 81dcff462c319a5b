import { randomBytes } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** A photo as a phone takes it: turned on its side, with the place it was taken. */
export function phonePhoto({ width = 800, height = 600 } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#7a9e3f" } })
    .jpeg({ quality: 90 })
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: "Fairphone" },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "48/1 10/1 54/1",
        GPSLongitudeRef: "W",
        GPSLongitude: "1/1 38/1 37/1",
      },
    })
    .toBuffer();
}

/** Nothing compresses less. */
export function noisePhoto(side: number): Promise<Buffer> {
  const pixels = randomBytes(side * side * 3);
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** A real PNG of a hundred million pixels, of one bit each, in a few kilobytes. */
export function pixelBomb(side = 10_000): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(side * (1 + side / 8)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

export const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

const MARKER = 0xff;
const START_OF_SCAN = 0xda;

/** Codes of the segments before the pixels of a JPEG: 0xe1 is where Exif, and the position in it, would be. */
export function segmentsOf(jpeg: Uint8Array): readonly number[] {
  const codes: number[] = [];
  const bytes = Buffer.from(jpeg);
  for (
    let at = 2;
    bytes[at] === MARKER && bytes[at + 1] !== START_OF_SCAN;
    at += 2 + bytes.readUInt16BE(at + 2)
  ) {
    codes.push(bytes[at + 1] ?? 0);
  }
  return codes;
}
