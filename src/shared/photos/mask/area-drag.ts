import { areaBetween, movedBy, type PhotoArea, type PhotoPoint } from "../../../data/photos/photo-area.ts";

/** What a drag that begins at some point does: draws a new area, moves this one, or pulls one of its corners. */
export type AreaDrag =
  | { readonly does: "draw"; readonly from: PhotoPoint }
  | { readonly does: "move"; readonly from: PhotoPoint; readonly area: PhotoArea }
  | {
      readonly does: "pull";
      readonly from: PhotoPoint;
      readonly corner: PhotoPoint;
      readonly anchor: PhotoPoint;
    };

/** Inside a corner its reach ends at this part of the side, so that a small area can still be moved. */
const INNER_REACH = 0.25;

/** @param reach how far from a corner a finger still takes hold of it, in fractions of the photo. */
export function dragFrom(from: PhotoPoint, area: PhotoArea, reach: PhotoPoint): AreaDrag {
  const x = endNear(from.x, area.left, area.left + area.width, reach.x);
  const y = endNear(from.y, area.top, area.top + area.height, reach.y);
  if (x !== undefined && y !== undefined) {
    return {
      does: "pull",
      from,
      corner: { x: x.near, y: y.near },
      anchor: { x: x.far, y: y.far },
    };
  }
  return isWithin(from, area) ? { does: "move", from, area } : { does: "draw", from };
}

export function dragged(drag: AreaDrag, to: PhotoPoint): PhotoArea {
  const right = to.x - drag.from.x;
  const down = to.y - drag.from.y;
  switch (drag.does) {
    case "draw":
      return areaBetween(drag.from, to);
    case "move":
      return movedBy(drag.area, right, down);
    case "pull":
      return areaBetween(drag.anchor, { x: drag.corner.x + right, y: drag.corner.y + down });
  }
}

interface End {
  readonly near: number;
  readonly far: number;
}

function endNear(at: number, start: number, end: number, reach: number): End | undefined {
  const inner = Math.min(reach, (end - start) * INNER_REACH);
  if (at >= start - reach && at <= start + inner) return { near: start, far: end };
  if (at >= end - inner && at <= end + reach) return { near: end, far: start };
  return undefined;
}

function isWithin({ x, y }: PhotoPoint, { left, top, width, height }: PhotoArea): boolean {
  return x >= left && x <= left + width && y >= top && y <= top + height;
}
