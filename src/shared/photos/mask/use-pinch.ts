import { useRef, useState, type PointerEvent } from "react";
import { zoomedBetween, type Fingers, type PhotoZoom } from "./photo-zoom.ts";

const UNZOOMED: PhotoZoom = { scale: 1, x: 0, y: 0 };

/** Two fingers move and zoom the photo; a second one takes the first from whatever it was drawing. */
export function usePinch(onSecondFinger: () => void) {
  const fingers = useRef(new Map<number, { readonly x: number; readonly y: number }>());
  const before = useRef<Fingers>(null);
  const [zoom, setZoom] = useState(UNZOOMED);

  function two(): Fingers | null {
    const [first, second] = [...fingers.current.values()];
    return first === undefined || second === undefined ? null : { first, second };
  }

  function onPointerDownCapture(event: PointerEvent<HTMLElement>): void {
    if (event.pointerType !== "touch") return;
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    before.current = two();
    if (before.current === null) return;
    event.stopPropagation();
    onSecondFinger();
  }

  function onPointerMoveCapture(event: PointerEvent<HTMLElement>): void {
    if (!fingers.current.has(event.pointerId)) return;
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const was = before.current;
    const now = two();
    if (was === null || now === null) return;
    event.stopPropagation();
    const { left, top } = event.currentTarget.getBoundingClientRect();
    before.current = now;
    setZoom((zoomed) => zoomedBetween(zoomed, was, now, { x: left, y: top }));
  }

  function onPointerUpCapture(event: PointerEvent<HTMLElement>): void {
    const wasPinching = before.current !== null;
    fingers.current.delete(event.pointerId);
    before.current = two();
    if (wasPinching) event.stopPropagation();
  }

  return {
    zoom,
    onPointerDownCapture,
    onPointerMoveCapture,
    onPointerUpCapture,
    onPointerCancelCapture: onPointerUpCapture,
  };
}
