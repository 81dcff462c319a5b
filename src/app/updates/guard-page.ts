import { isServerThere, reloadForLostChunk } from "./lost-chunk.ts";
import { isPageAtWork, watchForms } from "./unsaved-work.ts";
import { reload, updates } from "./updates.ts";
import { sessionStore } from "../../data/device/page-storage.ts";

/**
 * Listens before anything else is loaded: another page of this device may bring a new version in at any moment, and the
 * first part of the app that is missing may be the very next one.
 */
export function guardPage(): void {
  watchForms();
  addEventListener("vite:preloadError", ({ payload }) => {
    const ports = { storage: sessionStore(), isAtWork: isPageAtWork, isServerThere, reload };
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
