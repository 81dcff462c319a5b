import { lazyScript } from "./lazy-scripts.ts";

export function showPushes(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener("push", (event) =>
    event.waitUntil(lazyScript(worker, "parvisNotices").showNotice(worker, event.data?.text())),
  );
  worker.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(lazyScript(worker, "parvisNotices").openNotice(worker, event.notification.data));
  });
}
