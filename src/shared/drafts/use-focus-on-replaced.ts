import { useEffect, useRef, type RefObject } from "react";

/**
 * A screen that takes the place of another at the same address takes the focus that went with it, on its heading (UI-5).
 * The first screen of a place is left to the router.
 *
 * @param screen which one is shown; undefined while none is ready
 * @returns what holds the screens
 */
export function useFocusOnReplaced(screen: string | undefined): RefObject<HTMLDivElement | null> {
  const holder = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (screen === undefined || screen === shown.current) return;
    const isFirst = shown.current === undefined;
    shown.current = screen;
    const heading = holder.current?.querySelector("h1");
    if (isFirst || heading === null || heading === undefined) return;
    if (document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [screen]);
  return holder;
}
