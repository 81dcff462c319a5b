import { useMemo, useSyncExternalStore } from "react";

/** An address for an image element, as long as somebody looks. */
export function useBlobUrl(blob: Blob): string | undefined {
  const source = useMemo(() => blobSource(blob), [blob]);
  return useSyncExternalStore(source.subscribe, source.url);
}

/** Object addresses are revoked as soon as nobody looks: each one holds its bytes in memory. */
function blobSource(blob: Blob) {
  let url: string | undefined;
  return {
    url: () => url,
    subscribe: (notify: () => void) => {
      const shown = URL.createObjectURL(blob);
      url = shown;
      notify();
      return () => {
        URL.revokeObjectURL(shown);
        url = undefined;
      };
    },
  };
}
