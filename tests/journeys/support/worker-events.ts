import type { BrowserContext, CDPSession, Worker } from "@playwright/test";
import { OUTBOX_SYNC_TAG } from "../../../src/data/device/request-flush.ts";
import { HAS_LOOPBACK_ALONE } from "./kept-offline.ts";

/** What the browser does when the network is back: it wakes the worker, with no page open. */
export async function dispatchSync(context: BrowserContext, origin: string): Promise<void> {
  const { session, registrationId } = await workerOf(context, origin);
  const tag = OUTBOX_SYNC_TAG;
  if (!HAS_LOOPBACK_ALONE) {
    await session.send("ServiceWorker.dispatchSyncEvent", { origin, registrationId, tag, lastChance: false });
    return;
  }
  // Without a network of the machine Chromium refuses: the worker is woken, and gets the event itself.
  const isRunning = new Promise<void>((resolve) => {
    session.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
      if (versions.some(({ runningStatus }) => runningStatus === "running")) resolve();
    });
  });
  await session.send("ServiceWorker.startWorker", { scopeURL: `${origin}/` });
  await isRunning;
  await runningWorker(context).evaluate(syncInWorker, tag);
}

/**
 * What the browser does when a push comes in, until the worker has done with it. Whoever asks for the notifications before
 * that makes Chromium forget those it has written down and not shown yet.
 */
export async function deliverPush(context: BrowserContext, origin: string, data: object): Promise<void> {
  const { session, registrationId } = await workerOf(context, origin);
  await runningWorker(context).evaluate(noteNextPush);
  await session.send("ServiceWorker.deliverPushMessage", {
    origin,
    registrationId,
    data: JSON.stringify(data),
  });
  await runningWorker(context).evaluate(
    async () => (globalThis as unknown as { readonly pushInWork: Promise<unknown> }).pushInWork,
  );
}

/** What the browser may do at any moment: whatever the worker had in memory is gone. */
export async function stopWorkers(context: BrowserContext): Promise<void> {
  const empty = await context.newPage();
  const session = await context.newCDPSession(empty);
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.stopAllWorkers");
  await empty.close();
}

/**
 * What the browser does when a person taps the notification with this title. No tool can tap one, so the worker gets the
 * event itself; what only a real tap allows is written down instead.
 *
 * @returns the paths that were to be opened in a new window, and "focus" where an open page came to the front
 */
export async function tapNotification(context: BrowserContext, title: string): Promise<readonly string[]> {
  return runningWorker(context).evaluate(tapInWorker, title);
}

/** What the notifications of this device say, whether a page is open or not. */
export function shownNotifications(context: BrowserContext): Promise<readonly string[]> {
  return runningWorker(context).evaluate(async () => {
    const { registration } = globalThis as unknown as WorkerScope;
    return (await registration.getNotifications()).map(({ title }) => title).toSorted();
  });
}

/** How many pages the worker knows of: one that was left is known for a while where the machine is busy. */
export function pagesOfWorker(context: BrowserContext): Promise<number> {
  return runningWorker(context).evaluate(async () => {
    const { clients } = globalThis as unknown as WorkerScope;
    return (await clients.matchAll({ type: "window", includeUncontrolled: true })).length;
  });
}

function runningWorker(context: BrowserContext): Worker {
  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error("No worker runs.");
  return worker;
}

/** An empty page is only there to speak to the browser from. */
async function workerOf(
  context: BrowserContext,
  origin: string,
): Promise<{ readonly session: CDPSession; readonly registrationId: string }> {
  const session = await context.newCDPSession(await context.newPage());
  const found = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const ours = registrations.find(({ scopeURL, isDeleted }) => !isDeleted && scopeURL.startsWith(origin));
      if (ours !== undefined) resolve(ours.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  return { session, registrationId: await found };
}

/** What the worker's scope has and a page's has not. */
interface WorkerScope extends EventTarget {
  readonly clients: { matchAll(of: object): Promise<readonly unknown[]> };
  readonly registration: ServiceWorkerRegistration;
  readonly WindowClient: { readonly prototype: object };
  readonly NotificationEvent: new (type: string, fields: { readonly notification: Notification }) => Event;
  readonly SyncEvent: new (type: string, fields: { readonly tag: string }) => Event;
}

function noteNextPush(): void {
  const scope = globalThis as unknown as { readonly ExtendableEvent: { readonly prototype: ExtendableLike } };
  const { prototype } = scope.ExtendableEvent;
  const { waitUntil } = prototype;
  const pushInWork = new Promise<unknown>((resolve) => {
    prototype.waitUntil = function noted(work) {
      waitUntil.call(this, work);
      if (this.type === "push") resolve(work);
    };
  }).finally(() => {
    prototype.waitUntil = waitUntil;
  });
  Object.assign(scope, { pushInWork });
}

interface ExtendableLike extends Event {
  waitUntil: (work: unknown) => void;
}

async function tapInWorker(title: string): Promise<readonly string[]> {
  const scope = globalThis as unknown as WorkerScope;
  const opened: string[] = [];
  Object.assign(scope.clients, { openWindow: async (path: string) => void opened.push(path) });
  Object.assign(scope.WindowClient.prototype, { focus: async () => void opened.push("focus") });
  const shown = await scope.registration.getNotifications();
  const notification = shown.find((one) => one.title === title);
  if (notification === undefined) throw new Error(`No notification says « ${title} ».`);
  const event = new scope.NotificationEvent("notificationclick", { notification });
  const done: unknown[] = [];
  Object.defineProperty(event, "waitUntil", { value: (work: unknown) => void done.push(work) });
  scope.dispatchEvent(event);
  await Promise.all(done);
  return opened;
}

async function syncInWorker(tag: string): Promise<void> {
  const scope = globalThis as unknown as WorkerScope;
  const event = new scope.SyncEvent("sync", { tag });
  const done: unknown[] = [];
  Object.defineProperty(event, "waitUntil", { value: (work: unknown) => void done.push(work) });
  scope.dispatchEvent(event);
  await Promise.all(done);
}
