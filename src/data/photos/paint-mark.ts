import type { PhotoArea } from "./photo-area.ts";
import type { PhotoMark, PhotoStroke } from "./photo-mark.ts";

const BLACK = "#000";
/** So many dots are left along the longer side: a plate that fills a quarter of the photo keeps five. */
const BLUR_DOTS = 20;

type Context = OffscreenCanvasRenderingContext2D;

/** Hides what a mark covers, for good: nothing of what was there goes into the colour that is put over it but a few means. */
export function paintMark(context: Context, mark: PhotoMark): void {
  const { width, height } = context.canvas;
  const cover = contextOf(width, height);
  if ("area" in mark) fillArea(cover, mark.area);
  else drawStroke(cover, mark.stroke);
  cover.globalCompositeOperation = "source-in";
  if (mark.look === "black") {
    cover.fillStyle = BLACK;
    cover.fillRect(0, 0, width, height);
  } else {
    cover.imageSmoothingQuality = "high";
    cover.drawImage(dotsOf(context.canvas), 0, 0, width, height);
  }
  context.drawImage(cover.canvas, 0, 0);
}

/** Whole pixels, outwards: a pixel that the area touches goes too. */
function fillArea(context: Context, area: PhotoArea): void {
  const { width, height } = context.canvas;
  const left = Math.floor(area.left * width);
  const top = Math.floor(area.top * height);
  const right = Math.ceil((area.left + area.width) * width);
  const bottom = Math.ceil((area.top + area.height) * height);
  context.fillRect(left, top, right - left, bottom - top);
}

function drawStroke(context: Context, { points, width: thickness }: PhotoStroke): void {
  const { width, height } = context.canvas;
  const [first, ...rest] = points;
  if (first === undefined) return;
  context.lineWidth = Math.max(1, thickness * Math.max(width, height));
  context.lineCap = "round";
  context.lineJoin = "round";
  context.beginPath();
  context.moveTo(first.x * width, first.y * height);
  // A press that did not move is a dot.
  for (const { x, y } of rest.length === 0 ? [first] : rest) context.lineTo(x * width, y * height);
  context.stroke();
}

/** The photo in so few dots that nothing can be read; each is the mean of what it stands for. */
function dotsOf(photo: OffscreenCanvas): OffscreenCanvas {
  let { width, height } = photo;
  const scale = Math.min(1, BLUR_DOTS / Math.max(width, height));
  const [toWidth, toHeight] = [
    Math.max(1, Math.round(width * scale)),
    Math.max(1, Math.round(height * scale)),
  ];
  let from = photo;
  // By halves: in one step most pixels would be skipped, and one of a letter could stand for all.
  while (width > toWidth || height > toHeight) {
    width = Math.max(toWidth, Math.ceil(width / 2));
    height = Math.max(toHeight, Math.ceil(height / 2));
    const half = contextOf(width, height);
    half.imageSmoothingQuality = "high";
    half.drawImage(from, 0, 0, width, height);
    from = half.canvas;
  }
  return from;
}

function contextOf(width: number, height: number): Context {
  const context = new OffscreenCanvas(width, height).getContext("2d");
  if (context === null) throw new Error("This browser draws no 2D canvas.");
  return context;
}
