import type { Pixels } from "../camera/map-view.ts";

export interface Spot extends Pixels {
  readonly key: string;
}

export type Step = "first" | "last" | "next" | "previous";

const LINE_PX = 48;

/** The order in which pins are walked: line by line, left to right, as one reads. */
export function walkOrder(spots: readonly Spot[]): readonly string[] {
  const line = ({ y }: Spot): number => Math.floor(y / LINE_PX);
  return spots.toSorted((a, b) => line(a) - line(b) || a.x - b.x || a.y - b.y).map(({ key }) => key);
}

export function nearestTo(spots: readonly Spot[], at: Pixels): Spot | undefined {
  const distance = (spot: Spot): number => Math.hypot(spot.x - at.x, spot.y - at.y);
  return spots.toSorted((a, b) => distance(a) - distance(b)).at(0);
}

/** Where a step leads; the walk starts again at either end. */
export function walkTo(order: readonly string[], from: string | undefined, to: Step): string | undefined {
  const at = from === undefined ? -1 : order.indexOf(from);
  switch (to) {
    case "first":
      return order[0];
    case "last":
      return order.at(-1);
    case "next":
      return order[(at + 1) % order.length];
    case "previous":
      return order.at(at <= 0 ? -1 : at - 1);
  }
}
