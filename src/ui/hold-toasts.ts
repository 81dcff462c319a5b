import { onAboveToasts } from "./keep-toasts-below.ts";

const HEIGHT = "--above-toasts";

/** The `ref` of what holds the toasts: on the root of the page the height would have all of it looked through for whom it concerns. */
export function holdToasts(host: HTMLElement | null): () => void {
  let above: readonly Element[] = [];
  const measure = (): void => {
    const ends = above.map((element) => element.getBoundingClientRect().bottom + window.scrollY);
    host?.style.setProperty(HEIGHT, `max(0px, ${Math.max(0, ...ends)}px - var(--top-bar))`);
  };
  // An element that grows moves those below it.
  const observer = new ResizeObserver(measure);
  onAboveToasts((now) => {
    above = [...now];
    observer.disconnect();
    for (const element of now) observer.observe(element);
    if (now.size === 0) measure();
  });
  return () => {
    onAboveToasts(() => undefined);
    observer.disconnect();
  };
}
