import { chromium, type BrowserContext, type Page } from "@playwright/test";
import { CHROMIUM } from "../tests/support/chromium.ts";

/** Works in a page of a browser of its own, over a profile that browsers before it may have filled. */
export async function inBrowser<T>(
  profile: string,
  url: string,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context: BrowserContext = await chromium.launchPersistentContext(profile, CHROMIUM);
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
