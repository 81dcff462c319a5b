import { useRef, useState, type PointerEvent } from "react";
import { pointOf } from "./pointer-on-photo.ts";
import { centredOn, type PhotoArea, type PhotoPoint } from "../../../data/photos/photo-area.ts";
import { dragFrom, dragged, type AreaDrag } from "./area-drag.ts";

/** How far from a corner it is still taken hold of: a finger hides what it aims at, a mouse does not. */
const FINGER_REACH_PX = 22;
const MOUSE_REACH_PX = 12;
/** A press that moves less is a tap: it puts the frame where it was pressed. */
const TAP_PX = 4;

interface Press {
  readonly pointerId: number;
  readonly startPx: PhotoPoint;
  readonly drag: AreaDrag;
  /** Known here at once: the finger may be lifted before the page was drawn again. */
  isTap: boolean;
}

/** The area as it looks under the finger; `onPlace` hears of it once, when the finger is lifted. */
export function useAreaDrag(area: PhotoArea, onPlace: (area: PhotoArea) => void) {
  const press = useRef<Press>(null);
  const [held, setHeld] = useState<PhotoArea | null>(null);

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0 || press.current !== null) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const reachPx = event.pointerType === "mouse" ? MOUSE_REACH_PX : FINGER_REACH_PX;
    const reach = { x: reachPx / width, y: reachPx / height };
    const startPx = { x: event.clientX, y: event.clientY };
    const drag = dragFrom(pointOf(event), area, reach);
    press.current = { pointerId: event.pointerId, startPx, drag, isTap: true };
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    const pressed = press.current;
    if (pressed?.pointerId !== event.pointerId) return;
    pressed.isTap &&= isNear(pressed.startPx, event);
    if (!pressed.isTap) setHeld(dragged(pressed.drag, pointOf(event)));
  }

  function onPointerUp(event: PointerEvent<HTMLElement>): void {
    if (press.current?.pointerId !== event.pointerId) return;
    const { drag, isTap } = press.current;
    if (!isTap) onPlace(dragged(drag, pointOf(event)));
    else if (drag.does === "draw") onPlace(centredOn(area, pointOf(event)));
    letGo();
  }

  function letGo(): void {
    press.current = null;
    setHeld(null);
  }

  return { shown: held ?? area, letGo, onPointerDown, onPointerMove, onPointerUp, onPointerCancel: letGo };
}

function isNear(px: PhotoPoint, { clientX, clientY }: PointerEvent): boolean {
  return Math.hypot(clientX - px.x, clientY - px.y) < TAP_PX;
}
