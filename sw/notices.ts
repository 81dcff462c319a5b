/**
 * A late script of the service worker: notifications. Built by `sw/plugin`, loaded by push.ts only.
 */
import { askPage } from "./ask-page.ts";
import { storedUser } from "../src/remote/auth-store.ts";
import type { TakenAnswer } from "./messages.ts";
import { pushMessageOf, type PushMessage } from "./push-message.ts";
import { wordsFor } from "./words.ts";

type Worker = Pick<ServiceWorkerGlobalScope, "clients" | "navigator" | "registration">;

/** A notification waits no longer for a page. */
const PAGE_PATIENCE_MS = 1_000;
const TAG_WITHOUT_CONTENT = "parvis";
const ICON = "/icons/icon-192.png";

/**
 * Shows what the city has to say, in the page where one is visible, else as a notification. A message for somebody who is
 * not signed in here any more says only that there is one, and leads nowhere (F50).
 */
export async function showNotice(worker: Worker, text: string | undefined): Promise<void> {
  const message = pushMessageOf(text);
  if (message === undefined || !(await isForThisPerson(message.uid))) {
    const { title, newNotification } = wordsFor(worker.navigator.languages);
    return worker.registration.showNotification(title, {
      body: newNotification,
      icon: ICON,
      tag: TAG_WITHOUT_CONTENT,
    });
  }
  if (await isTakenByPage(worker, message)) return;
  const { title, body, tag, uid, path } = message;
  await worker.registration.showNotification(title, { body, icon: ICON, tag, data: { uid, path } });
}

async function isTakenByPage({ clients }: Worker, { title, body }: PushMessage): Promise<boolean> {
  const pages = await clients.matchAll({ type: "window" });
  const visible = pages.find(({ visibilityState }) => visibilityState === "visible");
  if (visible === undefined) return false;
  return isTaken(await askPage(visible, { type: "SHOW_PUSH", title, body }, PAGE_PATIENCE_MS));
}

/** The account may have changed since the notification was shown. */
export async function openNotice({ clients }: Worker, data: unknown): Promise<void> {
  const { uid, path } = (data ?? {}) as { readonly uid?: string; readonly path?: string };
  if (uid === undefined || path === undefined || !(await isForThisPerson(uid))) return;
  const [page] = await clients.matchAll({ type: "window" });
  if (page !== undefined && isTaken(await askPage(page, { type: "OPEN_PATH", path }, PAGE_PATIENCE_MS))) {
    await page.focus();
    return;
  }
  await clients.openWindow(path);
}

async function isForThisPerson(uid: string): Promise<boolean> {
  return (await storedUser())?.uid === uid;
}

function isTaken(answer: unknown): boolean {
  return (answer as TakenAnswer | undefined)?.taken === true;
}
