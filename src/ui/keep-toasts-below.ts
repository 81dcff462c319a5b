const HEIGHT = "--above-toasts";
const elements = new Set<HTMLElement>();

/** Shared: an element that grows moves those below it. The first picture is drawn where there is none. */
let observer: ResizeObserver | undefined;

/** A `ref` for an element at the top of a screen that toasts must not cover. */
export function keepToastsBelow(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  observer ??= new ResizeObserver(measure);
  elements.add(element);
  observer.observe(element);
  return () => {
    elements.delete(element);
    observer?.unobserve(element);
    measure();
  };
}

function measure(): void {
  const { style } = document.documentElement;
  const ends = [...elements].map((element) => element.getBoundingClientRect().bottom + window.scrollY);
  if (ends.length === 0) style.removeProperty(HEIGHT);
  else style.setProperty(HEIGHT, `max(0px, ${Math.max(...ends)}px - var(--top-bar))`);
}
