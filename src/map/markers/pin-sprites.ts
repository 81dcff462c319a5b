import { lookKey, type PinLook } from "./map-item.ts";
import { templateOf } from "./pin-templates.tsx";

/** A drawing as pixels, undefined until the browser has made it. */
export type PinSprites = (look: PinLook, scale: number) => ImageBitmap | undefined;

/** What a drawing on its own has no style sheet for. */
const INLINED = ["fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap", "stroke-linejoin"];

/** Each look is made once, out of its hidden template; `onReady` is called when one more is there. */
export function pinSprites(templates: Element, onReady: () => void): PinSprites {
  const made = new Map<string, ImageBitmap | undefined>();
  const make = async (key: string, look: PinLook, scale: number): Promise<void> => {
    made.set(key, undefined);
    try {
      made.set(key, await spriteOf(templateOf(templates, look), scale));
      onReady();
    } catch {
      // The next drawing asks again.
      made.delete(key);
    }
  };
  return (look, scale) => {
    const key = `${lookKey(look)}@${scale}`;
    if (!made.has(key)) void make(key, look, scale);
    return made.get(key);
  };
}

async function spriteOf(drawing: SVGSVGElement, scale: number): Promise<ImageBitmap> {
  const sprite = new OffscreenCanvas(
    Math.round(drawing.width.baseVal.value * scale),
    Math.round(drawing.height.baseVal.value * scale),
  );
  const image = new Image(sprite.width, sprite.height);
  image.src = `data:image/svg+xml,${encodeURIComponent(standalone(drawing, sprite))}`;
  await image.decode();
  sprite.getContext("2d")?.drawImage(image, 0, 0, sprite.width, sprite.height);
  return sprite.transferToImageBitmap();
}

/** The text of a drawing that needs nothing of the page. Attributes, not styles: the page's policy allows no inline ones. */
function standalone(drawing: SVGSVGElement, { width, height }: OffscreenCanvas): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = [copy, ...copy.querySelectorAll("*")];
  for (const [at, original] of [drawing, ...drawing.querySelectorAll("*")].entries()) {
    const style = getComputedStyle(original);
    for (const name of INLINED) copies[at]?.setAttribute(name, style.getPropertyValue(name));
  }
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  return new XMLSerializer().serializeToString(copy);
}
