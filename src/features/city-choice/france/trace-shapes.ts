import type { DepartmentGrid } from "./department-grid.ts";

export interface Shape {
  readonly code: string;
  /** An SVG path, in cells. */
  readonly path: string;
}

type Corner = readonly [x: number, y: number];

/** Traces each département as one path through the middles of the cells' sides: neighbours fit and steps become slopes. */
export function shapesOf({ columns, rows, labels }: DepartmentGrid): readonly Shape[] {
  const labelAt = (x: number, y: number): string | undefined =>
    x < 0 || x >= columns || y < 0 || y >= rows ? undefined : labels[y * columns + x];
  const sides = new Map<string, Map<string, Corner[]>>();
  const add = (code: string, [fromX, fromY]: Corner, to: Corner): void => {
    const own = sides.get(code) ?? new Map<string, Corner[]>();
    const from = `${fromX},${fromY}`;
    own.set(from, [...(own.get(from) ?? []), to]);
    sides.set(code, own);
  };
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      const code = labelAt(x, y);
      if (code === undefined) continue;
      if (labelAt(x, y - 1) !== code) add(code, [x, y], [x + 1, y]);
      if (labelAt(x + 1, y) !== code) add(code, [x + 1, y], [x + 1, y + 1]);
      if (labelAt(x, y + 1) !== code) add(code, [x + 1, y + 1], [x, y + 1]);
      if (labelAt(x - 1, y) !== code) add(code, [x, y + 1], [x, y]);
    }
  }
  return [...sides]
    .map(([code, own]) => ({ code, path: ringsOf(own).map(pathOfRing).join("") }))
    .toSorted((a, b) => (a.code < b.code ? -1 : 1));
}

/** Joins the sides into closed rings; empties `sides`. */
function ringsOf(sides: Map<string, Corner[]>): readonly (readonly Corner[])[] {
  const rings: Corner[][] = [];
  for (const [start, ends] of sides) {
    while (ends.length > 0) {
      const ring: Corner[] = [];
      let at = start;
      for (let next = sides.get(at)?.pop(); next !== undefined; next = sides.get(at)?.pop()) {
        ring.push(next);
        at = next.join(",");
        if (at === start) break;
      }
      rings.push(ring);
    }
  }
  return rings;
}

function pathOfRing(ring: readonly Corner[]): string {
  const middles = ring.map(([x, y], at): Corner => {
    const [beforeX, beforeY] = ring.at(at - 1) ?? [x, y];
    return [(x + beforeX) / 2, (y + beforeY) / 2];
  });
  return `M${middles.map((middle) => middle.join(" ")).join("L")}Z`;
}
