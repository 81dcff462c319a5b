import { Compression, TileType, zxyToTileId } from "pmtiles";
import { latOf, lngOf, type Place } from "../../src/domain/place/place.ts";
import type { Tile } from "../../src/domain/background/tile.ts";

export interface PngTile extends Tile {
  readonly png: Uint8Array;
}

const HEADER_BYTES = 127;
const SPECIFICATION = 3;
/** What the format lets the header and the root directory weigh together. */
const ROOT_BYTES_MAX = 16_384 - HEADER_BYTES;

/** An archive of pictures (PMTiles version 3), its tiles in the order of the format's curve, its one directory not compressed. */
export function pmtilesFile(pngs: readonly PngTile[], corners: readonly [Place, Place]): Uint8Array {
  const tiles = pngs
    .map(({ z, x, y, png }) => ({ id: zxyToTileId(z, x, y), z, png }))
    .toSorted((a, b) => a.id - b.id);
  const directory = directoryOf(tiles);
  if (directory.length > ROOT_BYTES_MAX) throw new Error(`${tiles.length} tiles need leaf directories.`);
  const metadata = new TextEncoder().encode(JSON.stringify({ name: "Fond de carte d’essai" }));
  const zooms = tiles.map(({ z }) => z);
  const header = headerOf({
    directoryBytes: directory.length,
    metadataBytes: metadata.length,
    dataBytes: tiles.reduce((sum, { png }) => sum + png.length, 0),
    count: tiles.length,
    zooms: [Math.min(...zooms), Math.max(...zooms)],
    corners,
  });
  return Buffer.concat([header, directory, metadata, ...tiles.map(({ png }) => png)]);
}

/** Four columns, one after the other: steps between ids, how often each repeats, lengths, and where each begins (0: where the last ended). */
function directoryOf(tiles: readonly { readonly id: number; readonly png: Uint8Array }[]): Uint8Array {
  const steps = tiles.map(({ id }, index) => id - (tiles[index - 1]?.id ?? 0));
  const columns = [steps, tiles.map(() => 1), tiles.map(({ png }) => png.length)];
  const begins = tiles.map((_, index) => (index === 0 ? 1 : 0));
  return Uint8Array.from([tiles.length, ...columns.flat(), ...begins].flatMap(varint));
}

/** Seven bits a byte, the low ones first; the eighth says that more follow. Divided, not shifted: ids pass 32 bits. */
function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) + 0x80);
  return [...bytes, rest];
}

interface HeaderFacts {
  readonly directoryBytes: number;
  readonly metadataBytes: number;
  readonly dataBytes: number;
  readonly count: number;
  readonly zooms: readonly [number, number];
  readonly corners: readonly [Place, Place];
}

function headerOf({ directoryBytes, metadataBytes, dataBytes, count, zooms, corners }: HeaderFacts): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.write("PMTiles", 0, "latin1");
  header.writeUInt8(SPECIFICATION, 7);
  const metadataAt = HEADER_BYTES + directoryBytes;
  const dataAt = metadataAt + metadataBytes;
  const places = [HEADER_BYTES, directoryBytes, metadataAt, metadataBytes, dataAt, 0, dataAt, dataBytes];
  [...places, count, count, count].forEach((number, index) =>
    header.writeBigUInt64LE(BigInt(number), 8 + index * 8),
  );
  const isClustered = 1;
  header.set([isClustered, Compression.None, Compression.None, TileType.Png, ...zooms], 96);
  const [southWest, northEast] = corners;
  const degrees = [southWest, northEast].flatMap((place) => [lngOf(place), latOf(place)]);
  degrees.forEach((value, index) => header.writeInt32LE(Math.round(value * 1e7), 102 + index * 4));
  header.writeUInt8(zooms[0], 118);
  header.writeInt32LE(Math.round(lngOf(southWest) * 1e7), 119);
  header.writeInt32LE(Math.round(latOf(southWest) * 1e7), 123);
  return header;
}
