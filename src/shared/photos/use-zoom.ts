import { useEffect, useRef, useState, type RefObject } from "react";
import { pinched, type Spread } from "./pinch.ts";

const PRESSED_TWICE = 2.5;

/** How much larger than its frame a picture is drawn: two fingers or a double press say so; the frame scrolls over it. */
export function useZoom(frame: RefObject<HTMLElement | null>): number {
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const ends = new AbortController();
    const { signal } = ends;
    const fingers = new Map<number, PointerEvent>();
    let before: Spread | undefined;
    const move = (event: PointerEvent): void => {
      if (!fingers.has(event.pointerId)) return;
      fingers.set(event.pointerId, event);
      const [one, other] = fingers.values();
      if (one === undefined || other === undefined) return;
      const spread = { px: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) };
      const from = before;
      before = spread;
      if (from !== undefined) setScale((now) => pinched(now, from, spread));
    };
    const lift = ({ pointerId }: PointerEvent): void => {
      fingers.delete(pointerId);
      before = undefined;
    };
    element.addEventListener("pointerdown", (event) => fingers.set(event.pointerId, event), { signal });
    element.addEventListener("pointermove", move, { signal });
    for (const end of ["pointerup", "pointercancel", "pointerleave"] as const)
      element.addEventListener(end, lift, { signal });
    element.addEventListener("dblclick", () => setScale((now) => (now > 1 ? 1 : PRESSED_TWICE)), { signal });
    return () => ends.abort();
  }, [frame]);
  useMiddleKept(frame, scale);
  return scale;
}

/** What was in the middle of the frame stays there. */
function useMiddleKept(frame: RefObject<HTMLElement | null>, scale: number): void {
  const last = useRef(scale);
  useEffect(() => {
    const element = frame.current;
    if (element === null || last.current === scale) return;
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = element;
    const by = scale / last.current;
    element.scrollTo({
      left: (scrollLeft + clientWidth / 2) * by - clientWidth / 2,
      top: (scrollTop + clientHeight / 2) * by - clientHeight / 2,
    });
    last.current = scale;
  }, [frame, scale]);
}
