import { useEffect, useRef } from "react";

export function useHeadingFocus(): void {
  useEffect(focusHeading, []);
}

/** Focuses it when another account took over the page: the pressed button is gone. */
export function useHeadingFocusAfterChange(uid: string): void {
  const known = useRef(uid);
  useEffect(() => {
    if (known.current === uid) return;
    known.current = uid;
    focusHeading();
  }, [uid]);
}

function focusHeading(): void {
  document.querySelector<HTMLElement>("h1[data-page-heading]")?.focus();
}
