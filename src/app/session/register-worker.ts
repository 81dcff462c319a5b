import { minimumVersion } from "../../remote/config/minimum-version.ts";
import { followWorker } from "../updates/follow-worker.ts";
import { keepCurrent } from "../updates/keep-current.ts";
import { offerTakeOver } from "../updates/take-over.ts";
import { watchWorkers } from "../updates/watch-workers.ts";

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
  const watched = new WeakSet<ServiceWorkerRegistration>();
  const register = async (): Promise<ServiceWorkerRegistration> => {
    const registration = await navigator.serviceWorker.register("/sw.js", { scope: "/" });
    if (!watched.has(registration)) watchWorkers(registration, { onOfflineReady, onWaiting: offerTakeOver });
    watched.add(registration);
    return registration;
  };
  await register();
  keepCurrent({
    // A first installation that failed left no registration behind.
    update: async () => {
      // Without an answer it is asked again at the next look.
      followWorker().catch(() => undefined);
      return (await register()).update();
    },
    readMinimum: () => minimumVersion(),
    now: Date.now,
  });
}
