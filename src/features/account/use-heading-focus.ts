import { useEffect } from "react";

/** Puts the focus on the page's heading when one arrives: nothing here is done before it is read. */
export function useHeadingFocus(): void {
  useEffect(() => {
    document.querySelector<HTMLElement>("h1[data-page-heading]")?.focus();
  }, []);
}
