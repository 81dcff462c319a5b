import { type RefObject, useEffect, useRef } from "react";

/** Whoever works by keyboard stays where they are when the button they pressed gives way to another. */
export function useKeptFocus(): RefObject<HTMLDivElement | null> {
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
