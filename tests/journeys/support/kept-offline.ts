import { networkInterfaces } from "node:os";
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Frame,
  Page,
} from "@playwright/test";

/** Where a machine has nothing but its loopback, Chromium takes itself to be offline, and is told of a line instead. */
export const HAS_LOOPBACK_ALONE = Object.values(networkInterfaces())
  .flat()
  .every((one) => one?.internal !== false);

/** A latency that nobody notices: told of none, Chromium looks at the machine. */
const LINE = { latency: 0.01, downloadThroughput: 1e9, uploadThroughput: 1e9 };
const UNLIMITED = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

const kept = new WeakSet<BrowserContext>();

/** Chromium forgets at each new document what it was told: `navigator.onLine` is true there again, or false without a line. */
export function keepOffline(context: BrowserContext): void {
  if (kept.has(context)) return;
  kept.add(context);
  const told = new Map<Page, Promise<CDPSession>>();
  let offline = false;

  async function tell(page: Page): Promise<void> {
    const session = told.get(page) ?? context.newCDPSession(page);
    told.set(page, session);
    const conditions = HAS_LOOPBACK_ALONE && !offline ? LINE : UNLIMITED;
    await (await session).send("Network.emulateNetworkConditions", { offline, ...conditions });
  }

  const setOffline = context.setOffline.bind(context);
  context.setOffline = async (next) => {
    offline = next;
    await setOffline(next);
    // A page that is gone meanwhile needs to hear nothing.
    await Promise.allSettled([...told.keys()].map(tell));
  };
  const watch = (page: Page): void => {
    page.on("close", () => told.delete(page));
    page.on("framenavigated", (frame: Frame) => {
      if ((offline || HAS_LOOPBACK_ALONE) && frame === page.mainFrame()) tell(page).catch(() => undefined);
    });
    if (HAS_LOOPBACK_ALONE) tell(page).catch(() => undefined);
  };
  context.on("page", watch);
  context.pages().forEach(watch);
}

/** For a context that no fixture watches. */
export function withLine(context: BrowserContext): BrowserContext {
  if (HAS_LOOPBACK_ALONE) keepOffline(context);
  return context;
}

/** The same for each of a browser's. */
export function withLines(browser: Browser): Browser {
  if (!HAS_LOOPBACK_ALONE) return browser;
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options?: BrowserContextOptions) => withLine(await open(options));
  return browser;
}
