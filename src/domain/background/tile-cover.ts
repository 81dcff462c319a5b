import type { Outline } from "../place/outline.ts";
import { ancestorOf, gridPoint, type GridPoint, type Tile } from "./tile.ts";

/**
 * The tiles that an outline touches, zoom after zoom, the far ones first: what lies inside, and what its line runs through;
 * not the box around it, which costs half as much again. An enclave of another commune is left out.
 */
export function tilesOver(outline: Outline, zoomMin: number, zoomMax: number): readonly Tile[] {
  const levels = [touched(outline, zoomMax)];
  for (let zoom = zoomMax; zoom > zoomMin; zoom -= 1) {
    const below = levels.at(-1) ?? new Map();
    const parents = [...below.values()].map((tile) => ancestorOf(tile, 1));
    levels.push(new Map(parents.map((tile) => [keyOf(tile), tile])));
  }
  return levels.toReversed().flatMap((level) => [...level.values()]);
}

type Level = ReadonlyMap<number, Tile>;

/** A tile is touched when the line crosses it, or else when its middle lies inside. */
function touched(outline: Outline, z: number): Level {
  const found = new Map<number, Tile>();
  const add = (x: number, y: number): void => {
    const tile = { z, x, y };
    found.set(keyOf(tile), tile);
  };
  const rings = outline
    .flatMap(({ border, holes }) => [border, ...holes])
    .map((ring) => ring.map((place) => gridPoint(place, z)));
  for (const ring of rings) eachSide(ring, (from, to) => alongSide(from, to, add));
  fillRows(rings, add);
  return found;
}

function keyOf({ z, x, y }: Tile): number {
  return x * 2 ** z + y;
}

type Side = (from: GridPoint, to: GridPoint) => void;

function eachSide(ring: readonly GridPoint[], visit: Side): void {
  let from = ring.at(-1);
  for (const to of ring) {
    if (from !== undefined) visit(from, to);
    from = to;
  }
}

/** Every tile that a straight line runs through: cut where it crosses the grid, each piece lies in one tile. */
function alongSide(from: GridPoint, to: GridPoint, add: (x: number, y: number) => void): void {
  const shares = [0, ...crossings(from.x, to.x), ...crossings(from.y, to.y), 1].toSorted((a, b) => a - b);
  shares.forEach((share, index) => {
    const middle = (share + (shares[index + 1] ?? share)) / 2;
    add(Math.floor(from.x + middle * (to.x - from.x)), Math.floor(from.y + middle * (to.y - from.y)));
  });
}

function crossings(from: number, to: number): readonly number[] {
  const [low, high] = from < to ? [from, to] : [to, from];
  const first = Math.floor(low) + 1;
  const count = Math.max(0, Math.ceil(high) - first);
  return Array.from({ length: count }, (_, index) => (first + index - from) / (to - from));
}

/** Row by row, what lies between an odd crossing of the row's middle and the next one is inside. */
function fillRows(rings: readonly (readonly GridPoint[])[], add: (x: number, y: number) => void): void {
  const rows = new Map<number, number[]>();
  for (const ring of rings) eachSide(ring, (from, to) => crossRows(from, to, rows));
  for (const [row, xs] of rows) {
    const sorted = xs.toSorted((a, b) => a - b);
    for (let pair = 0; pair + 1 < sorted.length; pair += 2) {
      const end = Math.floor(sorted[pair + 1] ?? 0);
      for (let x = Math.floor(sorted[pair] ?? 0); x <= end; x += 1) add(x, row);
    }
  }
}

function crossRows(from: GridPoint, to: GridPoint, rows: Map<number, number[]>): void {
  const [top, bottom] = from.y < to.y ? [from, to] : [to, from];
  for (let row = Math.ceil(top.y - 0.5); row + 0.5 < bottom.y; row += 1) {
    const share = (row + 0.5 - top.y) / (bottom.y - top.y);
    const xs = rows.get(row) ?? [];
    xs.push(top.x + share * (bottom.x - top.x));
    rows.set(row, xs);
  }
}
