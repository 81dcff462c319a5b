import { systemClock } from "../../clock/system-clock.ts";
import { JUMP_MS } from "../../clock/waits.ts";
import type { Pixels } from "../camera/map-view.ts";
import type { LeafletMap } from "../leaflet.ts";
import { latLngOf, type MapItem, type PinItem } from "./map-item.ts";
import { boxOf, isInBox, rankOf } from "./marker-box.ts";
import { paintOf } from "./paint.ts";
import { type Blank, pictureCanvas } from "./picture-canvas.ts";
import { drawLeg, drawPin } from "./pin-picture.ts";
import { pinSprites } from "./pin-sprites.ts";
import { ringBrush } from "./ring-drawing.ts";
import { zoomGlide } from "./zoom-glide.ts";

export interface MarkerPicture {
  readonly show: (items: readonly MapItem[]) => void;
  /** The uppermost item at this place, in pixels from the map's top left corner. */
  readonly itemAt: (at: Pixels) => MapItem | undefined;
  readonly remove: () => void;
}

/** Hundreds of elements cost each view what one canvas does not; names and focus are the buttons'. */
export function markerPicture(map: LeafletMap, templates: Element): MarkerPicture {
  const canvas = pictureCanvas(map, {
    onFresh: () => drawSoon(),
    onLost() {
      tools = toolsOf(templates, drawSoon);
      drawSoon();
    },
  });
  let items: readonly MapItem[] = [];
  let due = 0;
  let cancelLate = (): void => undefined;

  const draw = (): void => {
    cancelLate();
    const blank = canvas.blank();
    if (blank === undefined) return;
    // Below them all: a line would cross out the count of a ring.
    for (const item of items)
      if (isAside(item)) drawLeg(blank.brush, glide.pointOf(latLngOf(item)), item.aside, tools.paint);
    for (const item of items) drawItem(item, blank);
    canvas.tell(items.length);
  };
  const drawSoon = (): void => {
    cancelAnimationFrame(due);
    due = requestAnimationFrame(draw);
  };
  // What to draw there is on its way already: a picture of what was drawn before would be made for one frame.
  const jump = (): void => {
    cancelAnimationFrame(due);
    cancelLate();
    canvas.hide();
    cancelLate = systemClock.after(JUMP_MS, drawSoon);
  };
  const glide = zoomGlide(map, { onFrame: draw, onStep: drawSoon, onJump: jump });
  let tools = toolsOf(templates, drawSoon);
  const drawItem = (item: MapItem, { brush, scale }: Blank): void => {
    const { paint, drawRing, sprites } = tools;
    const at = glide.pointOf(latLngOf(item));
    if (item.kind === "cluster") drawRing(brush, item, at, scale);
    else drawPin(brush, { item, at, paint, sprite: sprites(item.look, scale) });
  };

  void document.fonts.ready.then(drawSoon);

  return {
    show(next) {
      items = next.toSorted((a, b) => rankOf(a) - rankOf(b) || b.place.latE6 - a.place.latE6);
      drawSoon();
    },
    itemAt: (at) =>
      items.findLast((item) => {
        const { x, y } = map.latLngToContainerPoint(latLngOf(item));
        return isInBox(boxOf(item), { x: at.x - x, y: at.y - y });
      }),
    remove() {
      cancelAnimationFrame(due);
      cancelLate();
      glide.stop();
      canvas.remove();
    },
  };
}

function isAside(item: MapItem): item is PinItem {
  return item.kind === "pin" && (item.aside.x !== 0 || item.aside.y !== 0);
}

/** What drawings are made with. A device that lost its graphics lost the drawings too: they are made anew. */
function toolsOf(templates: Element, onReady: () => void) {
  const paint = paintOf(templates);
  return { paint, drawRing: ringBrush(paint), sprites: pinSprites(templates, onReady) };
}
