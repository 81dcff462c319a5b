import { Workbox } from "workbox-window";
import { minimumVersion } from "../../remote/config/minimum-version.ts";
import { keepCurrent } from "../updates/keep-current.ts";
import { updates } from "../updates/updates.ts";

/** What the worker has to say to a person. */
export interface WorkerNotices {
  /** First install: from now on the app opens without network. */
  readonly onOfflineReady: () => void;
}

/**
 * Registers /sw.js at once. A new version takes over where nobody is at work; the page then loads again (guard-page.ts).
 */
export async function registerWorker({ onOfflineReady }: WorkerNotices): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const worker = new Workbox("/sw.js", { scope: "/" });
  worker.addEventListener("activated", ({ isUpdate, isExternal }) => {
    if (isUpdate !== true && isExternal !== true) onOfflineReady();
  });
  worker.addEventListener("waiting", () => updates.offer(() => worker.messageSkipWaiting()));
  await worker.register({ immediate: true });
  keepCurrent({ update: () => worker.update(), readMinimum: () => minimumVersion(), now: Date.now });
}
