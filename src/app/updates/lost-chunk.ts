const KEY = "parvis.lost-chunk";

interface LostChunkPorts {
  readonly storage: Pick<Storage, "getItem" | "setItem">;
  readonly isAtWork: () => boolean;
  /** Whether our own server answers: the browser's word for it is not enough behind a portal. */
  readonly isServerThere: () => Promise<boolean>;
  readonly reload: () => void;
}

/**
 * A part of the app is gone from the server since this page was loaded: the page is loaded again, once for each part, only
 * where the server answers and no form would be lost (F44). Otherwise the screen says that it could not be shown.
 */
export async function reloadForLostChunk(chunk: string, ports: LostChunkPorts): Promise<void> {
  const { storage, isAtWork, isServerThere, reload } = ports;
  if (storage.getItem(KEY) === chunk || isAtWork()) return;
  if (!(await isServerThere()) || isAtWork()) return;
  storage.setItem(KEY, chunk);
  reload();
}

/** /sw.js is never answered from a cache of ours; a portal answers with a page instead of a script. */
export async function isServerThere(): Promise<boolean> {
  try {
    const { ok, headers } = await fetch("/sw.js", { method: "HEAD", cache: "no-store" });
    return ok && /javascript/u.test(headers.get("content-type") ?? "");
  } catch {
    return false;
  }
}
