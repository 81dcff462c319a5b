import { lazyScript } from "./lazy-scripts.ts";

/** What the city sends while no page may be open; notices.ts says what becomes of it. */
export function showPushes(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener("push", (event) =>
    event.waitUntil(lazyScript(worker, "parvisNotices").showNotice(worker, event.data?.text())),
  );
  worker.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(lazyScript(worker, "parvisNotices").openNotice(worker, event.notification.data));
  });
}
