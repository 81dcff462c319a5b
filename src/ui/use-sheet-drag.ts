import { useRef, useState, type PointerEvent } from "react";
import { restAfterDrag, restOffsetPx, type SheetRest } from "./sheet-rests.ts";

interface Drag {
  readonly startY: number;
  readonly startOffsetPx: number;
  readonly heightPx: number;
  lastY: number;
  lastAt: number;
  velocityPxPerMs: number;
}

/** Smaller movements are a press, not a drag. */
const DRAG_SLACK_PX = 6;

/** Drags the sheet by its handle, then settles on the nearest rest. `offsetPx` is null when not dragging. */
export function useSheetDrag(rest: SheetRest, moveTo: (rest: SheetRest) => void) {
  const sheet = useRef<HTMLElement>(null);
  const drag = useRef<Drag | null>(null);
  const [offsetPx, setOffsetPx] = useState<number | null>(null);

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    if (sheet.current === null || (event.target as Element).closest("button, a") !== null) return;
    const heightPx = sheet.current.offsetHeight;
    const startOffsetPx = restOffsetPx(rest, heightPx);
    drag.current = {
      startY: event.clientY,
      startOffsetPx,
      heightPx,
      lastY: event.clientY,
      lastAt: event.timeStamp,
      velocityPxPerMs: 0,
    };
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    const now = drag.current;
    if (now === null) return;
    const elapsedMs = event.timeStamp - now.lastAt;
    if (elapsedMs > 0) now.velocityPxPerMs = (event.clientY - now.lastY) / elapsedMs;
    now.lastY = event.clientY;
    now.lastAt = event.timeStamp;
    const movedPx = event.clientY - now.startY;
    if (offsetPx === null && Math.abs(movedPx) < DRAG_SLACK_PX) return;
    setOffsetPx(Math.min(Math.max(now.startOffsetPx + movedPx, 0), restOffsetPx("peek", now.heightPx)));
  }

  function onPointerUp(): void {
    const now = drag.current;
    drag.current = null;
    if (now === null || offsetPx === null) return;
    moveTo(restAfterDrag(rest, offsetPx, now.heightPx, now.velocityPxPerMs));
    setOffsetPx(null);
  }

  function onPointerCancel(): void {
    drag.current = null;
    setOffsetPx(null);
  }

  return { sheet, offsetPx, handle: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } };
}
