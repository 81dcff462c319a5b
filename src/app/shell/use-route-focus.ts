import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { CONTENT_ID } from "./skip-links.tsx";

const HEADING_MS_MAX = 10_000;

interface Arrival {
  readonly content: HTMLElement;
  /** Headings that were already there for another place. */
  readonly seen: WeakSet<Element>;
  /** What had the focus when the place changed. */
  readonly held: Element | null;
}

/**
 * At each change of place, the focus goes to the heading that came with it, as soon as it is there: screens load lazily.
 * Not at the first place, which the browser announces by itself. A screen that puts the focus somewhere in itself (the row
 * one came from) is left alone; and when no heading comes (a panel closes over a screen that stayed), the focus is left
 * too, unless it was lost with what held it.
 */
export function useRouteFocus(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const seen = useRef(new WeakSet<Element>());
  const left = useRef<{ readonly pathname: string; readonly held: Element | null }>(null);
  useLayoutEffect(() => {
    left.current = { pathname, held: document.activeElement };
  }, [pathname]);
  useEffect(() => {
    const content = document.getElementById(CONTENT_ID);
    if (content === null) return;
    if (before.current === pathname) {
      for (const heading of headingsIn(content)) seen.current.add(heading);
      return;
    }
    before.current = pathname;
    return focusHeadingWhenThere({ content, seen: seen.current, held: left.current?.held ?? null });
  }, [pathname]);
}

/** @returns gives up waiting */
function focusHeadingWhenThere(arrival: Arrival): () => void {
  if (settleFocus(arrival)) return () => undefined;
  const stayed = headingsIn(arrival.content).at(-1);
  if (document.activeElement === document.body && stayed !== undefined) focusHeading(stayed, arrival);
  const observer = new MutationObserver(() => {
    if (settleFocus(arrival)) stop();
  });
  const timer = setTimeout(() => stop(), HEADING_MS_MAX);
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(arrival.content, { childList: true, subtree: true });
  return stop;
}

/** True once there is nothing left to do. */
function settleFocus(arrival: Arrival): boolean {
  const { content, seen, held } = arrival;
  const arrived = headingsIn(content).findLast((heading) => !seen.has(heading));
  if (arrived === undefined) return false;
  const focused = document.activeElement;
  const screenChose =
    focused !== held && focused !== null && focused !== content && content.contains(focused);
  if (screenChose) seen.add(arrived);
  else focusHeading(arrived, arrival);
  return true;
}

function headingsIn(content: HTMLElement): readonly HTMLElement[] {
  return [...content.querySelectorAll<HTMLElement>("[data-page-heading], h1")];
}

function focusHeading(heading: HTMLElement, { seen }: Arrival): void {
  seen.add(heading);
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
