export const SHEET_RESTS = ["peek", "half", "full"] as const;

export type SheetRest = (typeof SHEET_RESTS)[number];

const SHEET_PEEK_PX = 76;

/** A faster flick moves one rest further, however short. */
const FLICK_PX_PER_MS = 0.4;

/** Translation from the full height. */
export function restOffsetPx(rest: SheetRest, heightPx: number): number {
  if (rest === "full") return 0;
  if (rest === "half") return heightPx / 2;
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
