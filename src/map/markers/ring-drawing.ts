import type { Pixels } from "../camera/map-view.ts";
import type { Paint } from "./paint.ts";

export interface Ring {
  readonly count: number;
  readonly open: number;
}

const HALO_PX = 2.5;
const BORDER_PX = 1.5;
/** Parts of the inner radius: the white face, and the thin line around it. */
const FACE = 0.725;
const FACE_LINE = 0.76;
const TURN = 2 * Math.PI;
/** A share is counted from the top, clockwise. */
const TOP = -TURN / 4;
/** Finer shares look alike. */
const SHARES = 48;

/** The width of a ring in pixels: where more is, the eye goes first. */
export function ringPx(count: number): number {
  if (count < 10) return 40;
  if (count < 50) return 44;
  if (count < 100) return 48;
  return count < 1000 ? 54 : 60;
}

/** The share of the open ones in 48ths: neither none nor all while it is neither. */
export function shareOf({ count, open }: Ring): number {
  const share = Math.round((open / count) * SHARES);
  if (open > 0 && open < count) return Math.min(SHARES - 1, Math.max(1, share));
  return share;
}

export function ringBrush(
  paint: Paint,
): (brush: CanvasRenderingContext2D, ring: Ring, at: Pixels, scale: number) => void {
  const rings = new Map<string, ImageBitmap>();
  return (brush, ring, at, scale) => {
    const key = `${ringPx(ring.count)}-${shareOf(ring)}@${scale}`;
    const made = rings.get(key) ?? emptyRing(ring, scale, paint);
    rings.set(key, made);
    const width = made.width / scale;
    brush.drawImage(made, at.x - width / 2, at.y - width / 2, width, width);
    brush.fillStyle = paint.ink;
    brush.font = paint.font;
    brush.textAlign = "center";
    brush.textBaseline = "middle";
    brush.fillText(String(ring.count), at.x, at.y + 1);
  };
}

/** A ring without its count: pixels are copied faster than circles are drawn, and a still picture faster than a canvas. */
function emptyRing(ring: Ring, scale: number, paint: Paint): ImageBitmap {
  const radius = ringPx(ring.count) / 2;
  const inner = radius - BORDER_PX;
  const px = Math.ceil((radius + HALO_PX) * 2 * scale);
  const canvas = new OffscreenCanvas(px, px);
  const brush = canvas.getContext("2d");
  if (brush === null) return canvas.transferToImageBitmap();
  brush.scale(scale, scale);
  brush.translate(canvas.width / scale / 2, canvas.height / scale / 2);
  const disc = (size: number, colour: string): void => {
    brush.fillStyle = colour;
    brush.beginPath();
    brush.arc(0, 0, size, 0, TURN);
    brush.fill();
  };
  disc(radius + HALO_PX, paint.paper);
  disc(radius, paint.ink);
  disc(inner, paint.line);
  brush.fillStyle = paint.primary;
  brush.beginPath();
  brush.moveTo(0, 0);
  brush.arc(0, 0, inner, TOP, TOP + (TURN * shareOf(ring)) / SHARES);
  brush.fill();
  disc(inner * FACE_LINE, paint.ink);
  disc(inner * FACE, paint.paper);
  return canvas.transferToImageBitmap();
}
