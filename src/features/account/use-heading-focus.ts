import { useEffect, useRef } from "react";

/** Puts the focus on the page's heading when one arrives: nothing here is done before it is read. */
export function useHeadingFocus(): void {
  useEffect(focusHeading, []);
}

/** The same when the page became somebody else's under the person: the button they pressed is not there any more. */
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
