import { sessionStore } from "../../data/device/page-storage.ts";
import { exactText } from "../../domain/basics/schema.ts";
import { storedJson, type KeyValueStorage } from "../../domain/basics/stored-json.ts";
import { hasUnsavedWork, watchForms } from "./unsaved-work.ts";
import { reload, updates } from "./update-flow.ts";

/** Before anything else is loaded: another page may bring a new version in, and the next chunk be missing. */
export function guardPage(): void {
  watchForms();
  addEventListener("vite:preloadError", ({ payload }) => {
    const ports = { storage: sessionStore(), hasUnsavedWork, isServerThere, reload };
    void reloadForLostChunk(payload.message, ports);
  });
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  // The first worker of a device takes over too; what it serves is what this page already is.
  let isControlled = (container?.controller ?? null) !== null;
  container?.addEventListener("controllerchange", () => {
    if (isControlled) updates.offer(reload);
    isControlled = true;
  });
}

const KEY = "parvis.lost-chunk";

interface LostChunkPorts {
  readonly storage: KeyValueStorage;
  readonly hasUnsavedWork: () => boolean;
  /** Whether our own server answers: the browser's word for it is not enough behind a portal. */
  readonly isServerThere: () => Promise<boolean>;
  readonly reload: () => void;
}

/** Reloads once for each lost chunk, only where the server answers and no form would be lost (F44). */
export async function reloadForLostChunk(chunk: string, ports: LostChunkPorts): Promise<void> {
  const reloadedFor = storedJson(ports.storage, KEY, exactText);
  if (reloadedFor.read() === chunk || ports.hasUnsavedWork()) return;
  if (!(await ports.isServerThere()) || ports.hasUnsavedWork()) return;
  // Without the memory of it, it would be done again and again.
  if (reloadedFor.write(chunk)) ports.reload();
}

/** /sw.js is never answered from a cache of ours; a portal answers with a page instead of a script. */
async function isServerThere(): Promise<boolean> {
  try {
    const { ok, headers } = await fetch("/sw.js", { method: "HEAD", cache: "no-store" });
    return ok && /javascript/u.test(headers.get("content-type") ?? "");
  } catch {
    return false;
  }
}
