import type { PhotoArea } from "../../../src/data/photos/photo-area.ts";

/** A street scene with enough detail to weigh something. */
export async function aPicture(width: number, height: number, type: string): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = contextOf(canvas);
  for (let mark = 0; mark < 4000; mark += 1) {
    context.fillStyle = `hsl(${(mark * 47) % 360} 60% 50%)`;
    context.fillRect((mark * 131) % width, (mark * 197) % height, 60, 40);
  }
  return canvas.convertToBlob({ type, quality: 0.95 });
}

type Colour = readonly [red: number, green: number, blue: number];

/** The pixels of an image, and how far they are from others, in levels of 0–255. */
export class Pixels {
  readonly width: number;
  readonly height: number;
  readonly #data: Uint8ClampedArray;

  constructor(image: ImageData) {
    this.width = image.width;
    this.height = image.height;
    this.#data = image.data;
  }

  at(x: number, y: number): Colour {
    const start = (y * this.width + x) * 4;
    return [this.#data[start] ?? 0, this.#data[start + 1] ?? 0, this.#data[start + 2] ?? 0];
  }

  /** The worst pixel of the area, made larger by a margin, or smaller by a negative one. */
  largestGap(area: PhotoArea, marginPx: number, expected: Colour): number {
    const { left, top, right, bottom } = this.#edges(area, marginPx);
    let worst = 0;
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) worst = Math.max(worst, gap(this.at(x, y), expected));
    }
    return worst;
  }

  /** The mean over the pixels further than the margin from the area: single ones differ each time a JPEG is made. */
  meanGapOutside(area: PhotoArea, marginPx: number, other: Pixels): number {
    const { left, top, right, bottom } = this.#edges(area, marginPx);
    let sum = 0;
    let count = 0;
    for (let y = 0; y < this.height; y += 1) {
      for (let x = 0; x < this.width; x += 1) {
        if (x >= left && x < right && y >= top && y < bottom) continue;
        sum += gap(this.at(x, y), other.at(x, y));
        count += 1;
      }
    }
    return sum / count;
  }

  /** The first column and row that are in, and the first that are not any more. */
  #edges({ left, top, width, height }: PhotoArea, marginPx: number) {
    return {
      left: Math.max(0, Math.ceil(left * this.width - marginPx)),
      top: Math.max(0, Math.ceil(top * this.height - marginPx)),
      right: Math.min(this.width, Math.ceil((left + width) * this.width + marginPx)),
      bottom: Math.min(this.height, Math.ceil((top + height) * this.height + marginPx)),
    };
  }
}

export async function pixelsOf(blob: Blob): Promise<Pixels> {
  const image = await createImageBitmap(blob);
  const context = contextOf(new OffscreenCanvas(image.width, image.height));
  context.drawImage(image, 0, 0);
  return new Pixels(context.getImageData(0, 0, image.width, image.height));
}

function gap(one: Colour, other: Colour): number {
  return Math.max(Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1]), Math.abs(one[2] - other[2]));
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("This browser draws no 2D canvas.");
  return context;
}
