import { pinched } from "../pinch.ts";

interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Fingers {
  readonly first: Spot;
  readonly second: Spot;
}

/** Moved by x and y pixels, then scaled about the photo's top left corner. */
export interface PhotoZoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** The photo as two fingers leave it: what was under their middle is there still. `corner` is that of the window it moves in. */
export function zoomedBetween(zoom: PhotoZoom, was: Fingers, now: Fingers, corner: Spot): PhotoZoom {
  const scale = pinched(zoom.scale, { px: spreadOf(was) }, { px: spreadOf(now) });
  if (scale === 1) return { scale: 1, x: 0, y: 0 };
  const from = middleOf(was);
  const to = middleOf(now);
  const grown = scale / zoom.scale;
  return {
    scale,
    x: to.x - corner.x - (from.x - corner.x - zoom.x) * grown,
    y: to.y - corner.y - (from.y - corner.y - zoom.y) * grown,
  };
}

function spreadOf({ first, second }: Fingers): number {
  return Math.hypot(first.x - second.x, first.y - second.y);
}

function middleOf({ first, second }: Fingers): Spot {
  return { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 };
}
