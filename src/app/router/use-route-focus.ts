import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { systemClock } from "../../clock/system-clock.ts";
import { SCREEN_MS_MAX } from "../../clock/waits.ts";
import { isCityStart } from "../../domain/navigation/city-start.ts";
import { CONTENT_ID } from "../shell/skip-links.tsx";

interface Arrival {
  readonly isFirst: boolean;
  readonly seen: WeakSet<Element>;
  readonly held: Element | null;
  readonly onSettled: () => void;
}

/**
 * At each change of place, the focus goes to the heading that came with it, as soon as it is there: screens load lazily.
 * It stands above the frames, so that going from one frame to another is a change of place too. Not at the first place,
 * which the browser announces by itself, whatever led to it. A screen that puts the focus somewhere in itself (the row one
 * came from) is left alone; and when no heading comes (a panel closes over a screen that stayed), the focus is left too,
 * unless it was lost with what held it.
 */
export function useRouteFocus(): void {
  const { pathname } = useLocation();
  const settled = useRef<string>(undefined);
  const isAnyShown = useRef(false);
  const seen = useRef(new WeakSet<Element>());
  const left = useRef<{ readonly to: string; readonly held: Element | null }>(null);
  useLayoutEffect(() => {
    left.current = { to: pathname, held: document.activeElement };
  }, [pathname]);
  useEffect(() => {
    // What only leads on to a screen of the city is no place: the screen is.
    if (settled.current === pathname || isCityStart(pathname)) return;
    settled.current = undefined;
    return focusHeadingWhenThere({
      isFirst: !isAnyShown.current,
      seen: seen.current,
      held: left.current?.held ?? null,
      onSettled() {
        settled.current = pathname;
        isAnyShown.current = true;
      },
    });
  }, [pathname]);
}

function focusHeadingWhenThere(arrival: Arrival): () => void {
  if (settleFocus(arrival)) return () => undefined;
  const stayed = pageHeadings().at(-1);
  if (!arrival.isFirst && document.activeElement === document.body && stayed !== undefined) {
    focusHeading(stayed);
  }
  const observer = new MutationObserver(() => {
    if (settleFocus(arrival)) stop();
  });
  const cancel = systemClock.after(SCREEN_MS_MAX, () => stop());
  const stop = (): void => {
    observer.disconnect();
    cancel();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}

function settleFocus(arrival: Arrival): boolean {
  const { isFirst, seen, held } = arrival;
  const headings = pageHeadings();
  const arrived = headings.findLast((heading) => !seen.has(heading));
  if (arrived === undefined) return false;
  const content = arrived.closest(`#${CONTENT_ID}`);
  const focused = document.activeElement;
  const screenChose =
    focused !== held && focused !== content && focused !== null && content?.contains(focused) === true;
  for (const heading of headings) seen.add(heading);
  if (!isFirst && !screenChose) focusHeading(arrived);
  arrival.onSettled();
  return true;
}

function pageHeadings(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`#${CONTENT_ID} :is([data-page-heading], h1)`)];
}

function focusHeading(heading: HTMLElement): void {
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
