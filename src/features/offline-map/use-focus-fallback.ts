import { type RefObject, useEffect, useRef } from "react";

/** Focuses the container when the focused button inside it is removed, so that keyboard users keep their place. */
export function useFocusFallback(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    let wasInside = false;
    const ends = new AbortController();
    const note = ({ target }: FocusEvent): void => {
      wasInside = target instanceof Node && element.contains(target);
    };
    document.addEventListener("focusin", note, { signal: ends.signal });
    const observer = new MutationObserver(() => {
      const isNowhere = document.activeElement === null || document.activeElement === document.body;
      if (wasInside && isNowhere) element.focus({ preventScroll: true });
    });
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      ends.abort();
      observer.disconnect();
    };
  }, []);
  return box;
}
