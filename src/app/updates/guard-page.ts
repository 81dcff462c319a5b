import { sessionStore } from "../../data/device/page-storage.ts";
import { watchSheets } from "../../ui/lost-sheets.ts";
import { recoverLostPart, untilServerThere } from "./lost-part.ts";
import { hasUnsavedWorkOnScreen, watchForms } from "./unsaved-work.ts";
import { reload, updates } from "./update-flow.ts";

/** Before anything else is loaded: another page may bring a new version in, and the next chunk be missing. */
export function guardPage(): void {
  watchForms();
  watchSheets();
  addEventListener("vite:preloadError", ({ payload }) => {
    void recoverLostPart(payload, {
      storage: sessionStore(),
      hasUnsavedWork: hasUnsavedWorkOnScreen,
      untilServerThere,
      reload,
    });
  });
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  // The first worker of a device takes over too; what it serves is what this page already is.
  let isControlled = (container?.controller ?? null) !== null;
  container?.addEventListener("controllerchange", () => {
    if (isControlled) updates.offer(reload);
    isControlled = true;
  });
}
