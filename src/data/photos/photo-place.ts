import { placeOf, type Place } from "../../domain/place/place.ts";

/** A JPEG keeps its EXIF in the first segments, of at most 64 kB each. */
const READ_BYTES = 256 * 1024;
const APP1 = 0xe1;
const START_OF_SCAN = 0xda;
const TAG = { gpsIfd: 0x8825, latRef: 1, lat: 2, lngRef: 3, lng: 4 } as const;
const ENTRY_BYTES = 12;

/** Where a photo says it was taken; `undefined` where it says nothing. What is stored of the photo says it no more (P12). */
export async function photoPlaceOf(file: Blob): Promise<Place | undefined> {
  try {
    return placeInExif(new Uint8Array(await file.slice(0, READ_BYTES).arrayBuffer()));
  } catch {
    // A file cut short or with offsets that lie leads out of its bytes: it says nothing.
    return undefined;
  }
}

function placeInExif(bytes: Uint8Array): Place | undefined {
  const start = tiffStartOf(bytes);
  if (start === undefined) return undefined;
  const tiff = new DataView(bytes.buffer, bytes.byteOffset + start, bytes.byteLength - start);
  const little = tiff.getUint16(0) === 0x4949;
  const first = entriesAt(tiff, tiff.getUint32(4, little), little);
  const gpsAt = first.get(TAG.gpsIfd);
  if (gpsAt === undefined) return undefined;
  const gps = entriesAt(tiff, tiff.getUint32(gpsAt, little), little);
  const lat = degreesOf(tiff, gps.get(TAG.lat), little);
  const lng = degreesOf(tiff, gps.get(TAG.lng), little);
  if (lat === undefined || lng === undefined || (lat === 0 && lng === 0)) return undefined;
  const south = letterAt(tiff, gps.get(TAG.latRef)) === "S";
  const west = letterAt(tiff, gps.get(TAG.lngRef)) === "W";
  return placeOf(south ? -lat : lat, west ? -lng : lng);
}

/** Where the TIFF header of the EXIF segment begins. */
function tiffStartOf(bytes: Uint8Array): number | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined;
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1];
    if (marker === START_OF_SCAN) return undefined;
    const isExif = String.fromCharCode(...bytes.subarray(at + 4, at + 8)) === "Exif";
    if (marker === APP1 && isExif) return at + 10;
    at += 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0));
  }
  return undefined;
}

/** Where the value, or its offset, of each tag of a directory stands. */
function entriesAt(tiff: DataView, at: number, little: boolean): ReadonlyMap<number, number> {
  const count = tiff.getUint16(at, little);
  const entries = new Map<number, number>();
  for (let index = 0; index < count; index += 1) {
    const entry = at + 2 + index * ENTRY_BYTES;
    entries.set(tiff.getUint16(entry, little), entry + 8);
  }
  return entries;
}

/** Degrees, minutes and seconds, each a fraction of two integers. */
function degreesOf(tiff: DataView, valueAt: number | undefined, little: boolean): number | undefined {
  if (valueAt === undefined) return undefined;
  const at = tiff.getUint32(valueAt, little);
  const part = (index: number) =>
    tiff.getUint32(at + 8 * index, little) / (tiff.getUint32(at + 8 * index + 4, little) || 1);
  const degrees = part(0) + part(1) / 60 + part(2) / 3600;
  return Number.isFinite(degrees) && degrees <= 180 ? degrees : undefined;
}

function letterAt(tiff: DataView, valueAt: number | undefined): string {
  return valueAt === undefined ? "" : String.fromCharCode(tiff.getUint8(valueAt));
}
