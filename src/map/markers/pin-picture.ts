import type { Pixels } from "../camera/map-view.ts";
import { boxOf } from "./marker-box.ts";
import type { PinItem } from "./map-item.ts";
import type { Paint } from "./paint.ts";

interface PinToDraw {
  readonly item: PinItem;
  /** Its place, in the brush's pixels. */
  readonly at: Pixels;
  readonly sprite: ImageBitmap | undefined;
  readonly paint: Paint;
}

const BODY_PX = 17;
const SQUARE_PX = 16;
const BAR_PX = { x: 18, y: 11 };

/** A pin at its place, or aside of it; its bare body while its drawing is not made yet. */
export function drawPin(brush: CanvasRenderingContext2D, { item, at, sprite, paint }: PinToDraw): void {
  const { left, top, width, height } = boxOf(item);
  if (sprite !== undefined) brush.drawImage(sprite, at.x + left, at.y + top, width, height);
  else drawBody(brush, item, { x: at.x + left + width / 2, y: at.y + top + width / 2 }, paint);
}

/** Its own shape and tone: never another's, not even for a moment. */
function drawBody(brush: CanvasRenderingContext2D, { look }: PinItem, at: Pixels, paint: Paint): void {
  brush.save();
  brush.translate(at.x, at.y);
  brush.beginPath();
  if (look.shape === "round") brush.arc(0, 0, BODY_PX, 0, 2 * Math.PI);
  else if (look.shape === "bar") brush.rect(-BAR_PX.x, -BAR_PX.y, 2 * BAR_PX.x, 2 * BAR_PX.y);
  else {
    if (look.shape === "diamond") brush.rotate(Math.PI / 4);
    brush.rect(-SQUARE_PX, -SQUARE_PX, 2 * SQUARE_PX, 2 * SQUARE_PX);
  }
  brush.fillStyle = look.waiting || look.quiet ? paint.paper : paint[look.tone];
  brush.strokeStyle = paint.ink;
  brush.lineWidth = 1.5;
  brush.fill();
  brush.stroke();
  brush.restore();
}

/** From the place of a pin to where it is drawn. */
export function drawLeg(brush: CanvasRenderingContext2D, from: Pixels, aside: Pixels, paint: Paint): void {
  for (const [width, colour] of [
    [3, paint.paper],
    [2, paint.ink],
  ] as const) {
    brush.strokeStyle = colour;
    brush.lineWidth = width;
    brush.beginPath();
    brush.moveTo(from.x, from.y);
    brush.lineTo(from.x + aside.x, from.y + aside.y);
    brush.stroke();
  }
}
