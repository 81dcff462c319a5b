import { chromium, type BrowserContext, type Page } from "@playwright/test";
import { existsSync } from "node:fs";

const DEBIAN_CHROMIUM = "/usr/bin/chromium";

/** Works in a page of a browser of its own, over a profile that browsers before it may have filled. */
export async function inBrowser<T>(
  profile: string,
  url: string,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context: BrowserContext = await chromium.launchPersistentContext(profile, {
    ...(existsSync(DEBIAN_CHROMIUM) ? { executablePath: DEBIAN_CHROMIUM } : {}),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(0);
    await page.goto(url);
    await page.waitForFunction(() => "bench" in globalThis);
    return await work(page);
  } finally {
    await context.close();
  }
}
