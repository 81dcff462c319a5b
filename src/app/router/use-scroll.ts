import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { systemClock } from "../../clock/system-clock.ts";
import { SCREEN_MS_MAX } from "../../clock/waits.ts";
import { SCROLL_MS } from "../../domain/limits/limits.ts";
import { scrollToTop } from "../../ui/scroll-to-top.ts";

/**
 * A new place begins at its top, unless the address names a part of it (NAV-8). Going back is the browser's: it knows where
 * the person was. The first place is too, but what it would show comes after it looked (NAV-26).
 */
export function useScroll(): void {
  const { pathname, hash, key } = useLocation();
  const isNew = useNavigationType() !== NavigationType.Pop;
  const before = useRef(pathname);
  const first = useRef<string | undefined>(key);
  useEffect(() => {
    const moved = before.current !== pathname;
    before.current = pathname;
    if (first.current !== key) first.current = undefined;
    const isArrival = first.current === key && globalThis.scrollY === 0;
    if (!isNew && !isArrival) return undefined;
    if (hash !== "") return showPart(hash);
    return moved ? scrollToTop(SCROLL_MS) : undefined;
  }, [pathname, hash, key, isNew]);
}

/** @returns gives up waiting: screens load lazily, so the part may come after its place */
function showPart(hash: string): () => void {
  if (show(hash)) return () => undefined;
  const observer = new MutationObserver(() => {
    if (show(hash)) stop();
  });
  const cancel = systemClock.after(SCREEN_MS_MAX, () => stop());
  const stop = (): void => {
    observer.disconnect();
    cancel();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}

function show(hash: string): boolean {
  const part = document.getElementById(decodedPart(hash));
  part?.scrollIntoView();
  // What is read next begins there too, where the part can have the focus.
  if (part?.hasAttribute("tabindex") === true) part.focus({ preventScroll: true });
  return part !== null;
}

function decodedPart(hash: string): string {
  const written = hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
