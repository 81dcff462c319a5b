/**
 * Any picture of the page that comes with the map. What comes to one does not bubble, but passes the document on its way; so does what
 * comes to scripts and styles, which are there before it.
 */
export function firstTile(): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const onLoad = ({ target }: Event): void => {
      if (!(target instanceof HTMLImageElement)) return;
      over.abort();
      resolve();
    };
    document.addEventListener("load", onLoad, { capture: true, signal: over.signal });
  });
}
