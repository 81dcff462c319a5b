import { useEffect } from "react";
import { useLocation } from "react-router-dom";

/** The router tells the window after each change of screen. */
export const SCREEN_CHANGED = "parvis:screen";

/** Tells the window that the screen changed. */
export function useScreenChanged(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    dispatchEvent(new CustomEvent(SCREEN_CHANGED, { detail: pathname }));
  }, [pathname]);
}
