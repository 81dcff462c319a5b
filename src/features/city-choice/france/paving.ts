import type { CommuneEntry } from "../../../remote/communes/commune-entry.ts";
import { departmentOf } from "../../../remote/communes/departments.ts";
import { latOf, lngOf } from "../../../domain/place/place.ts";

/** France laid with square stones: `labels[row * columns + column]` is a département, or nothing at sea and abroad. */
export interface Paving {
  readonly columns: number;
  readonly rows: number;
  readonly labels: readonly (string | undefined)[];
}

/** The frame of metropolitan France, in degrees, and the side of a stone. */
const FRAME = { west: -5.6, north: 51.5, east: 10.1, south: 41 } as const;
const STONE_DEGREES = 0.055;
/** A degree of longitude is this much of one of latitude in the middle of the country. */
const LNG_SHARE = 0.687;

/** One commune in four has a known centre: stones grow this far around each, then the edge is taken back. */
const GROWN_STONES = 5;
const TAKEN_BACK_STONES = 4;

/**
 * The départements as the centres of their communes show them: each stone goes to the nearest centre. It is a drawing to
 * point at, several kilometres off at the borders, made of nothing but the index.
 */
export function pavingOf(index: readonly CommuneEntry[]): Paving {
  const columns = Math.ceil(((FRAME.east - FRAME.west) * LNG_SHARE) / STONE_DEGREES);
  const rows = Math.ceil((FRAME.north - FRAME.south) / STONE_DEGREES);
  const seeds: (string | undefined)[] = Array.from({ length: columns * rows });
  for (const { code, place } of index) {
    if (place === null) continue;
    const column = Math.floor(((lngOf(place) - FRAME.west) * LNG_SHARE) / STONE_DEGREES);
    const row = Math.floor((FRAME.north - latOf(place)) / STONE_DEGREES);
    if (column < 0 || column >= columns || row < 0 || row >= rows) continue;
    // In the order of their codes: Paris, a single commune, keeps the stone it shares with its neighbours.
    seeds[row * columns + column] ??= departmentOf(code);
  }
  const grid = { columns, rows };
  const grown = spread(grid, seeds, GROWN_STONES);
  const edge = spread(
    grid,
    grown.map((label) => (label === undefined ? "sea" : undefined)),
    TAKEN_BACK_STONES,
  );
  const labels = grown.map((label, at) => (edge[at] === "sea" ? seeds[at] : label));
  return { ...grid, labels };
}

/** Labels grow into empty stones, a ring at a time; by four neighbours, then by eight, which makes them nearly round. */
function spread(
  { columns, rows }: Pick<Paving, "columns" | "rows">,
  seeds: readonly (string | undefined)[],
  rings: number,
): (string | undefined)[] {
  const labels = [...seeds];
  const sides = [1, columns, -1, -columns];
  const around = [...sides, columns + 1, columns - 1, -columns - 1, 1 - columns];
  let front = labels.flatMap((label, at) => (label === undefined ? [] : [at]));
  for (let ring = 0; ring < rings; ring += 1) {
    const next: number[] = [];
    for (const at of front) {
      // The frame is wider than the country: what stands on its edge is sea, and grows nowhere.
      if (isOnEdge(at, columns, rows)) continue;
      for (const step of ring % 2 === 0 ? sides : around) {
        if (labels[at + step] !== undefined) continue;
        labels[at + step] = labels[at];
        next.push(at + step);
      }
    }
    front = next;
  }
  return labels;
}

function isOnEdge(at: number, columns: number, rows: number): boolean {
  const column = at % columns;
  return column === 0 || column === columns - 1 || at < columns || at >= columns * (rows - 1);
}
