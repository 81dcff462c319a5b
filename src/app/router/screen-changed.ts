import { useEffect } from "react";
import { useLocation } from "react-router-dom";

export const SCREEN_CHANGED = "parvis:screen";

export function useScreenChanged(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    dispatchEvent(new CustomEvent(SCREEN_CHANGED, { detail: pathname }));
  }, [pathname]);
}
