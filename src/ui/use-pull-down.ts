import { useEffect, useEffectEvent, useState } from "react";

/** So far below where the finger began, a release counts. */
const PULLED_PX = 96;

/**
 * A finger that draws the page down from its top, as far as a release would count. What else a finger does, across or in a dialog, is
 * left alone; so are a mouse and keys, which have no such gesture.
 */
export function usePullDown(onPulled: () => void): boolean {
  const [isPulled, setPulled] = useState(false);
  const pulled = useEffectEvent(onPulled);
  useEffect(() => {
    const over = new AbortController();
    const options = { passive: true, signal: over.signal };
    let from: Touch | undefined;
    let isFar = false;
    const see = (far: boolean): void => {
      isFar = far;
      setPulled(far);
    };
    const onStart = ({ touches, target }: TouchEvent): void => {
      const isInDialog = target instanceof Element && target.closest("dialog, [role=dialog]") !== null;
      from = touches.length === 1 && scrollY <= 0 && !isInDialog ? touches[0] : undefined;
      // A second finger is about something else: what the first had drawn does not count.
      if (isFar) see(false);
    };
    const onMove = ({ touches: [now] }: TouchEvent): void => {
      if (from === undefined || now === undefined) return;
      const down = now.clientY - from.clientY;
      const far = scrollY <= 0 && down >= PULLED_PX && down > 2 * Math.abs(now.clientX - from.clientX);
      if (far !== isFar) see(far);
    };
    const onEnd = (): void => {
      from = undefined;
      if (!isFar) return;
      see(false);
      pulled();
    };
    const onCancel = (): void => {
      from = undefined;
      if (isFar) see(false);
    };
    addEventListener("touchstart", onStart, options);
    addEventListener("touchmove", onMove, options);
    addEventListener("touchend", onEnd, options);
    addEventListener("touchcancel", onCancel, options);
    return () => over.abort();
  }, []);
  return isPulled;
}
