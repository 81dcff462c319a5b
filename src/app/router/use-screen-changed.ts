import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { SCREEN_CHANGED } from "./screen-changed.ts";

/** Tells the window that the screen changed. */
export function useScreenChanged(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    dispatchEvent(new CustomEvent(SCREEN_CHANGED, { detail: pathname }));
  }, [pathname]);
}
