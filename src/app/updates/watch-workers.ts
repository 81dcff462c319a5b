import { SKIP_WAITING } from "../../../sw/messages.ts";

/** What becomes of the workers of this device. */
interface WorkerNews {
  /** First install: from now on the app opens without network. */
  readonly onOfflineReady: () => void;
  /** A new version is installed; it takes over when it is told to. */
  readonly onWaiting: (takeOver: () => void) => void;
}

export type WatchedRegistration = Pick<
  ServiceWorkerRegistration,
  "active" | "addEventListener" | "installing" | "waiting"
>;

/**
 * Hears of every worker of this registration: one that waits already, one whose installation began before this page asked,
 * and each that is found later, however many failed before it. Workbox's window side misses the second and hears of no more
 * than two: an app that is never closed would stay at its version (F48).
 */
export function watchWorkers(
  registration: WatchedRegistration,
  { onOfflineReady, onWaiting }: WorkerNews,
): void {
  const follow = (worker: ServiceWorker | null): void => {
    if (worker === null) return;
    const isFirst = registration.active === null;
    const look = (): void => {
      if (isFirst && worker.state === "activated") onOfflineReady();
      // Whatever waits at that moment: a later one may have taken the place of this one.
      if (!isFirst && worker.state === "installed")
        onWaiting(() => registration.waiting?.postMessage({ type: SKIP_WAITING }));
    };
    worker.addEventListener("statechange", look);
    look();
  };
  registration.addEventListener("updatefound", () => follow(registration.installing));
  follow(registration.waiting);
  follow(registration.installing);
}
