const HEIGHT = "--above-toasts";

/** As the `ref` of what stands at the top of a screen and has buttons: toasts appear beneath it, and cover none of them. */
export function keepToastsBelow(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty(HEIGHT, `${element.offsetHeight}px`));
  observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty(HEIGHT);
  };
}
