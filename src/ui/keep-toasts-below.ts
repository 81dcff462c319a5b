const HEIGHT = "--above-toasts";
const kept = new Set<HTMLElement>();

/** One observer for all: where one of them grows, those beneath it go down. */
const observer = new ResizeObserver(measure);

/** As the `ref` of what stands at the top of a screen and is read or pressed: toasts appear beneath it, and cover none of it. */
export function keepToastsBelow(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  kept.add(element);
  observer.observe(element);
  return () => {
    kept.delete(element);
    observer.unobserve(element);
    measure();
  };
}

/** How far the lowest of them reaches beneath the bar, on a page that was not scrolled. */
function measure(): void {
  const { style } = document.documentElement;
  const ends = [...kept].map((element) => element.getBoundingClientRect().bottom + window.scrollY);
  if (ends.length === 0) style.removeProperty(HEIGHT);
  else style.setProperty(HEIGHT, `max(0px, ${Math.max(...ends)}px - var(--top-bar))`);
}
