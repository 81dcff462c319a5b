import type { CommuneEntry } from "../../../remote/communes/commune-entry.ts";
import { departmentOf } from "../../../remote/communes/departments.ts";
import { latOf, lngOf } from "../../../domain/place/place.ts";

/** France as a raster: `labels[row * columns + column]` is a département; undefined at sea and abroad. */
export interface DepartmentGrid {
  readonly columns: number;
  readonly rows: number;
  readonly labels: readonly (string | undefined)[];
}

/** The bounding box of metropolitan France and the side of a cell, in degrees. */
const BOUNDS = { west: -5.6, north: 51.5, east: 10.1, south: 41 } as const;
const CELL_DEGREES = 0.055;
/** The cosine of the mean latitude: the length of a degree of longitude over one of latitude. */
const LNG_SCALE = 0.687;

/** Only one commune in four has a known centre: a dilation fills the gaps, an erosion restores the outer border. */
const DILATION_CELLS = 5;
const EROSION_CELLS = 4;

/**
 * The départements derived from the centres of their communes in the index: each cell belongs to the nearest centre. Good
 * enough to point at; borders are several kilometres off.
 */
export function departmentGridOf(index: readonly CommuneEntry[]): DepartmentGrid {
  const columns = Math.ceil(((BOUNDS.east - BOUNDS.west) * LNG_SCALE) / CELL_DEGREES);
  const rows = Math.ceil((BOUNDS.north - BOUNDS.south) / CELL_DEGREES);
  const seeds: (string | undefined)[] = Array.from({ length: columns * rows });
  for (const { code, place } of index) {
    if (place === null) continue;
    const column = Math.floor(((lngOf(place) - BOUNDS.west) * LNG_SCALE) / CELL_DEGREES);
    const row = Math.floor((BOUNDS.north - latOf(place)) / CELL_DEGREES);
    if (column < 0 || column >= columns || row < 0 || row >= rows) continue;
    // The lowest code wins: Paris, a single commune, keeps the cell it shares with its neighbours.
    seeds[row * columns + column] ??= departmentOf(code);
  }
  const grid = { columns, rows };
  const grown = dilate(grid, seeds, DILATION_CELLS);
  const edge = dilate(
    grid,
    grown.map((label) => (label === undefined ? "sea" : undefined)),
    EROSION_CELLS,
  );
  const labels = grown.map((label, at) => (edge[at] === "sea" ? seeds[at] : label));
  return { ...grid, labels };
}

/** Dilates labels into empty cells. Four neighbours and eight in turn give a nearly round shape. */
function dilate(
  { columns, rows }: Pick<DepartmentGrid, "columns" | "rows">,
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
      // The bounding box is wider than the country: its edge is sea and does not grow.
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
