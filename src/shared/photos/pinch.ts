/** How far two fingers are apart. */
export interface Spread {
  readonly px: number;
}

const SCALE_MAX = 5;

/** The scale after two fingers moved; never smaller than the frame. */
export function pinched(scale: number, from: Spread, to: Spread): number {
  if (from.px === 0) return scale;
  return Math.min(SCALE_MAX, Math.max(1, (scale * to.px) / from.px));
}
