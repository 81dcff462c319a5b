import { randomUUID } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
import { originOf, portOffset, portsAt } from "../../../local/ports.ts";
import type { KeptPush } from "../../../local/stand-ins/pushes.ts";
import { aPushBrowser } from "../../support/push-browser.ts";

export interface PushDevice {
  /** What arrived, as this browser alone reads it; it throws where it was for another one. */
  readonly read: () => Promise<readonly object[]>;
  /** What arrived, as whoever carries it sees it. */
  readonly carried: () => Promise<readonly string[]>;
}

/**
 * A browser that can be woken, for a person who says yes. A browser of tests has no push service: the page subscribes at the
 * stand-in instead, with keys of this process. To be called before the first page is opened.
 */
export async function aDeviceToWake(context: BrowserContext): Promise<PushDevice> {
  const { p256dh, auth, read } = aPushBrowser();
  const endpoint = `${originOf(portsAt(portOffset()).standIns)}/push/${randomUUID()}`;
  const kept = async (): Promise<readonly Buffer[]> => {
    const pushes = (await (await fetch(endpoint)).json()) as readonly KeptPush[];
    return pushes.map(({ body }) => Buffer.from(body, "base64"));
  };
  await context.grantPermissions(["notifications"]);
  await context.addInitScript(standInForPushManager, { endpoint, keys: { p256dh, auth } });
  return {
    read: async () => (await kept()).map((body) => JSON.parse(read(body)) as object),
    carried: async () => (await kept()).map((body) => body.toString("latin1")),
  };
}

interface Subscribed {
  readonly endpoint: string;
  readonly keys: Readonly<Record<string, string>>;
}

function standInForPushManager({ endpoint, keys }: Subscribed): void {
  const mark = "journey.subscribed";
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => {
      localStorage.removeItem(mark);
      await fetch(endpoint, { method: "DELETE", mode: "no-cors" }).catch(() => undefined);
      return true;
    },
  };
  Object.assign(PushManager.prototype, {
    getSubscription: async () => (localStorage.getItem(mark) === null ? null : subscription),
    subscribe: async () => {
      localStorage.setItem(mark, "1");
      return subscription;
    },
  });
}
