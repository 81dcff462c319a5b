import type { Pixels } from "./fan-out.ts";
import { boxOf } from "./marker-box.ts";
import type { PinItem } from "./map-item.ts";
import type { Paint } from "./paint.ts";

interface PinToDraw {
  readonly item: PinItem;
  /** Its place, in the brush's pixels. */
  readonly at: Pixels;
  readonly sprite: HTMLCanvasElement | undefined;
  readonly paint: Paint;
}

const BODY_PX = 17;

/** A pin at its place, or aside of it with a line to it. A disc stands for a drawing that is not made yet. */
export function drawPin(brush: CanvasRenderingContext2D, { item, at, sprite, paint }: PinToDraw): void {
  const { x, y } = item.aside;
  if (x !== 0 || y !== 0) drawLeg(brush, at, { x: at.x + x, y: at.y + y }, paint);
  const { left, top, width, height } = boxOf(item);
  if (sprite !== undefined) {
    brush.drawImage(sprite, at.x + left, at.y + top, width, height);
    return;
  }
  brush.fillStyle = paint.primary;
  brush.beginPath();
  brush.arc(at.x + left + width / 2, at.y + top + width / 2, BODY_PX, 0, 2 * Math.PI);
  brush.fill();
}

function drawLeg(brush: CanvasRenderingContext2D, from: Pixels, to: Pixels, paint: Paint): void {
  for (const [width, colour] of [
    [3, paint.paper],
    [2, paint.ink],
  ] as const) {
    brush.strokeStyle = colour;
    brush.lineWidth = width;
    brush.beginPath();
    brush.moveTo(from.x, from.y);
    brush.lineTo(to.x, to.y);
    brush.stroke();
  }
}
