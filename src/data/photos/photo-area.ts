/** A rectangle of a photo in fractions of its width and height; it lies within the photo. */
export interface PhotoArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** In the same fractions: 0 is the left or the top edge, 1 the other one. */
export interface PhotoPoint {
  readonly x: number;
  readonly y: number;
}

/** Smaller than that, nobody could take hold of it again. */
export const AREA_SIDE_MIN = 0.04;

export function movedBy(area: PhotoArea, right: number, down: number): PhotoArea {
  return insidePhoto({ ...area, left: area.left + right, top: area.top + down });
}

/** The left and top edges stay; against the other edges of the photo the area grows back over what lies before it. */
export function grownBy(area: PhotoArea, wider: number, taller: number): PhotoArea {
  return insidePhoto({ ...area, width: area.width + wider, height: area.height + taller });
}

export function centredOn(area: PhotoArea, { x, y }: PhotoPoint): PhotoArea {
  return insidePhoto({ ...area, left: x - area.width / 2, top: y - area.height / 2 });
}

export function areaBetween(anchor: PhotoPoint, corner: PhotoPoint): PhotoArea {
  const [left, width] = sideBetween(anchor.x, corner.x);
  const [top, height] = sideBetween(anchor.y, corner.y);
  return insidePhoto({ left, top, width, height });
}

function sideBetween(anchor: number, corner: number): readonly [start: number, length: number] {
  const from = clamped(anchor, 0, 1);
  const to = clamped(corner, 0, 1);
  const length = Math.max(AREA_SIDE_MIN, Math.abs(to - from));
  return [to < from ? from - length : from, length];
}

function insidePhoto(area: PhotoArea): PhotoArea {
  const width = clamped(area.width, AREA_SIDE_MIN, 1);
  const height = clamped(area.height, AREA_SIDE_MIN, 1);
  return {
    left: clamped(area.left, 0, 1 - width),
    top: clamped(area.top, 0, 1 - height),
    width,
    height,
  };
}

function clamped(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
