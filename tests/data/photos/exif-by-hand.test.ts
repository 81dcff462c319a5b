import { describe, expect, it } from "vitest";
import { photoPlaceOf } from "../../../src/data/photos/photo-place.ts";
import { placeOf } from "../../../src/domain/place/place.ts";

/** Each a number, or a fraction. */
type Parts = readonly (number | readonly [number, number])[];

interface Exif {
  readonly little: boolean;
  readonly lat: Parts;
  readonly lng: Parts;
  readonly south: boolean;
  readonly west: boolean;
  /** The marker of a segment before. */
  readonly before: number | null;
  readonly marker: number;
  readonly name: string;
}

const EXIF: Exif = {
  little: false,
  lat: [48, 30, 36],
  lng: [1, 15, 0],
  south: false,
  west: false,
  before: null,
  marker: 0xe1,
  name: "Exif",
};

const LAT_AT = 100;
const LNG_AT = 130;

/** A photo's first bytes as a phone writes them: one directory that leads to one with the place. */
function aPhoto(over: Partial<Exif> = {}): Blob {
  const { little, lat, lng, south, west, before, marker, name } = { ...EXIF, ...over };
  const tiff = new DataView(new ArrayBuffer(160));
  tiff.setUint16(0, little ? 0x4949 : 0x4d4d);
  tiff.setUint32(4, 8, little);
  const entry = (at: number, tag: number, value: number) => {
    tiff.setUint16(at, tag, little);
    tiff.setUint32(at + 8, value, little);
  };
  tiff.setUint16(8, 2, little);
  entry(10, 0x010f, 0);
  entry(22, 0x8825, 40);
  tiff.setUint16(40, 4, little);
  entry(42, 1, 0);
  tiff.setUint8(50, (south ? "S" : "N").charCodeAt(0));
  entry(54, 2, LAT_AT);
  entry(66, 3, 0);
  tiff.setUint8(74, (west ? "W" : "E").charCodeAt(0));
  entry(78, 4, LNG_AT);
  const write = (start: number, parts: Parts) => {
    for (const [index, part] of parts.entries()) {
      const [over, under] = typeof part === "number" ? [part, 1] : part;
      tiff.setUint32(start + 8 * index, over, little);
      tiff.setUint32(start + 8 * index + 4, under, little);
    }
  };
  write(LAT_AT, lat);
  write(LNG_AT, lng);
  const other = before === null ? [] : [0xff, before, 0x01, 0x02, ...Array.from({ length: 0x100 }, () => 7)];
  const head = [0xff, 0xd8, ...other, 0xff, marker, 0, 170, ...new TextEncoder().encode(`${name}\0\0`)];
  return new Blob([new Uint8Array(head), new Uint8Array(tiff.buffer)]);
}

describe("the place that a phone wrote into a photo", () => {
  it.each([true, false])(
    "is read in either order of bytes, to the second: little end first is %s [PHO-10]",
    async (little) => {
      expect(await photoPlaceOf(aPhoto({ little }))).toEqual(placeOf(48.51, 1.25));
      expect(await photoPlaceOf(aPhoto({ little, south: true, west: true }))).toEqual(placeOf(-48.51, -1.25));
    },
  );

  it("is made of fractions, of which one over nothing counts as it stands [PHO-10]", async () => {
    const lat: Parts = [[97, 2], 0, [0, 0]];
    expect(await photoPlaceOf(aPhoto({ lat }))).toEqual(placeOf(48.5, 1.25));
  });

  it("is found behind other segments, and not behind the picture itself [PHO-10]", async () => {
    expect(await photoPlaceOf(aPhoto({ before: 0xe0 }))).toEqual(placeOf(48.51, 1.25));
    expect(await photoPlaceOf(aPhoto({ before: 0xda }))).toBeUndefined();
  });

  it("is in the segment of that name and kind alone [PHO-10]", async () => {
    expect(await photoPlaceOf(aPhoto({ name: "http" }))).toBeUndefined();
    expect(await photoPlaceOf(aPhoto({ marker: 0xe2 }))).toBeUndefined();
  });

  it("is read in no file that is no JPEG, and behind nothing that is no segment [PHO-10]", async () => {
    const bytes = new Uint8Array(await aPhoto().arrayBuffer());
    for (const at of [0, 1, 2]) {
      const other = bytes.with(at, 0x00);
      expect(await photoPlaceOf(new Blob([other]))).toBeUndefined();
    }
  });

  it("is none where it is nowhere, and one where it is on the equator or at Greenwich [PHO-10]", async () => {
    const zero = [0, 0, 0];
    expect(await photoPlaceOf(aPhoto({ lat: zero, lng: zero }))).toBeUndefined();
    expect(await photoPlaceOf(aPhoto({ lng: zero }))).toEqual(placeOf(48.51, 0));
    expect(await photoPlaceOf(aPhoto({ lat: zero }))).toEqual(placeOf(0, 1.25));
  });

  it("is none where its degrees are none [PHO-10]", async () => {
    expect(await photoPlaceOf(aPhoto({ lng: [180, 0, 0] }))).toEqual(placeOf(48.51, 180));
    expect(await photoPlaceOf(aPhoto({ lng: [180, 1, 0] }))).toBeUndefined();
  });
});
