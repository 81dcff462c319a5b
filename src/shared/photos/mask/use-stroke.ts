import { useRef, useState, type PointerEvent } from "react";
import type { PhotoPoint } from "../../../data/photos/photo-area.ts";
import type { PhotoStroke } from "../../../data/photos/photo-mark.ts";
import { pointOf } from "./pointer-on-photo.ts";

/** As wide as a fingertip on the screen, so that zooming in paints finer. */
const FINGER_PX = 32;

/** The line under the finger; `onStroke` hears of it once, when the finger is lifted. */
export function useStroke(onStroke: (stroke: PhotoStroke) => void) {
  const pressed = useRef<{ readonly pointerId: number; readonly width: number; points: PhotoPoint[] }>(null);
  const [shown, setShown] = useState<PhotoStroke | null>(null);

  function show(): void {
    if (pressed.current !== null)
      setShown({ points: [...pressed.current.points], width: pressed.current.width });
  }

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0 || pressed.current !== null) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    pressed.current = {
      pointerId: event.pointerId,
      width: FINGER_PX / Math.max(width, height),
      points: [pointOf(event)],
    };
    event.currentTarget.setPointerCapture(event.pointerId);
    show();
  }

  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    if (pressed.current?.pointerId !== event.pointerId) return;
    pressed.current.points.push(pointOf(event));
    show();
  }

  function onPointerUp(event: PointerEvent<HTMLElement>): void {
    if (pressed.current?.pointerId !== event.pointerId) return;
    const { points, width } = pressed.current;
    letGo();
    onStroke({ points, width });
  }

  function letGo(): void {
    pressed.current = null;
    setShown(null);
  }

  return { shown, letGo, onPointerDown, onPointerMove, onPointerUp, onPointerCancel: letGo };
}
