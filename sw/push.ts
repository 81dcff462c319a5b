import { lazyScript } from "./lazy-scripts.ts";

/** The types of the platform do not know it yet. */
interface SubscriptionChange extends ExtendableEvent {
  readonly newSubscription?: PushSubscription | null;
}

export function showPushes(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener("push", (event) =>
    event.waitUntil(lazyScript(worker, "parvisNotices").showNotice(worker, event.data?.text())),
  );
  worker.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(lazyScript(worker, "parvisNotices").openNotice(worker, event.notification.data));
  });
  worker.addEventListener("pushsubscriptionchange" as keyof ServiceWorkerGlobalScopeEventMap, (event) => {
    const change = event as SubscriptionChange;
    const given = change.newSubscription ?? null;
    change.waitUntil(lazyScript(worker, "parvisNotices").renewSubscription(worker, given));
  });
}
