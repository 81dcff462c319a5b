/** The picture of a map's pins and clusters, once there is one of them in it. */
export const SHOWN_PINS = '[data-shown]:not([data-shown="0"])';

/** Resolves in the frame that paints what is looked for. */
export function whenThere(find: () => Element | null): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (find() === null) return;
      observer.disconnect();
      requestAnimationFrame(() => resolve());
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, attributes: true });
    look();
  });
}

/** Resolves when the main thread has nothing else to do. */
export function nothingElseToDo(): Promise<unknown> {
  return new Promise((resolve) => {
    requestIdleCallback(resolve);
  });
}
