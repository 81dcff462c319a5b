import type { BrowserContext, CDPSession } from "@playwright/test";
import { OUTBOX_SYNC_TAG } from "../../../src/data/device/request-flush.ts";

/** What the browser does when the network is back: it wakes the worker, with no page open. */
export async function dispatchSync(context: BrowserContext, origin: string): Promise<void> {
  const { session, registrationId } = await workerOf(context, origin);
  await session.send("ServiceWorker.dispatchSyncEvent", {
    origin,
    registrationId,
    tag: OUTBOX_SYNC_TAG,
    lastChance: false,
  });
}

/** What the browser does when a push comes in. */
export async function deliverPush(context: BrowserContext, origin: string, data: object): Promise<void> {
  const { session, registrationId } = await workerOf(context, origin);
  await session.send("ServiceWorker.deliverPushMessage", {
    origin,
    registrationId,
    data: JSON.stringify(data),
  });
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
