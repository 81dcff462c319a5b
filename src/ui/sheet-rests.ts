export const SHEET_RESTS = ["peek", "half", "full"] as const;

export type SheetRest = (typeof SHEET_RESTS)[number];

const SHEET_PEEK_PX = 76;

/**
 * What the half sheet leaves of the height, in the style sheets too (« 45% », « 55% », « 0.55 »): with one line less, the ways
 * of a detail are cut where a strip stands above the map.
 */
const HALF_OFFSET = 0.45;

/** A faster flick moves one rest further, however short. */
const FLICK_PX_PER_MS = 0.4;

/** Translation from the full height. */
export function restOffsetPx(rest: SheetRest, heightPx: number): number {
  if (rest === "full") return 0;
  if (rest === "half") return heightPx * HALF_OFFSET;
  return Math.max(0, heightPx - SHEET_PEEK_PX);
}

export function restAfterDrag(
  from: SheetRest,
  offsetPx: number,
  heightPx: number,
  velocityPxPerMs: number,
): SheetRest {
  if (Math.abs(velocityPxPerMs) > FLICK_PX_PER_MS) {
    const step = velocityPxPerMs > 0 ? -1 : 1;
    return SHEET_RESTS[SHEET_RESTS.indexOf(from) + step] ?? from;
  }
  const distance = (rest: SheetRest) => Math.abs(restOffsetPx(rest, heightPx) - offsetPx);
  return SHEET_RESTS.reduce((nearest, rest) => (distance(rest) < distance(nearest) ? rest : nearest), from);
}
