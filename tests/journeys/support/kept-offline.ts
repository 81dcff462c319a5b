import type { BrowserContext, CDPSession, Frame, Page } from "@playwright/test";

/** Chromium forgets at each new document that it was told to be offline: `navigator.onLine` is true there again. */
export function keepOffline(context: BrowserContext): void {
  const told = new Map<Page, Promise<CDPSession>>();
  let offline = false;

  async function tell(page: Page): Promise<void> {
    const session = told.get(page) ?? context.newCDPSession(page);
    told.set(page, session);
    const unlimited = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
    await (await session).send("Network.emulateNetworkConditions", { offline, ...unlimited });
  }

  const setOffline = context.setOffline.bind(context);
  context.setOffline = async (next) => {
    offline = next;
    await setOffline(next);
    // A page that is gone meanwhile needs to hear nothing.
    await Promise.allSettled([...told.keys()].map(tell));
  };
  context.on("page", (page) => {
    page.on("close", () => told.delete(page));
    page.on("framenavigated", (frame: Frame) => {
      if (offline && frame === page.mainFrame()) tell(page).catch(() => undefined);
    });
  });
}
