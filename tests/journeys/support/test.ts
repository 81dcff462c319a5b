import { expect, test as base, type Browser, type BrowserContext, type Page } from "@playwright/test";
import { communeOf, type Commune } from "./commune.ts";
import { keepOffline } from "./kept-offline.ts";

export interface Watch {
  /** What the page complained of: errors nobody caught, and violations of the content policy. */
  readonly complaints: string[];
}

interface Journey {
  /** Where nobody of another journey is. */
  readonly city: Commune;
  readonly watch: Watch;
}

/** A page that fails its journey when a script fails or the content policy is violated (SEC-7). */
export const test = base.extend<Journey>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures off it
  city: async ({}, use, { testId, repeatEachIndex }) => use(communeOf(`${testId} ${repeatEachIndex}`)),
  watch: [
    async ({ context }, use) => {
      const watch: Watch = { complaints: [] };
      await watchContext(context, watch);
      await use(watch);
      expect(watch.complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Watches another context of the same journey: another person, another device. */
export async function watchContext(context: BrowserContext, { complaints }: Watch): Promise<void> {
  keepOffline(context);
  context.on("weberror", (error) => {
    const { stack, message } = error.error();
    complaints.push(stack ?? message);
  });
  context.on("page", (page: Page) => {
    page.on("console", (message) => {
      const text = message.text();
      if (text.startsWith("policy: ")) complaints.push(text);
    });
  });
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      // oxlint-disable-next-line no-console -- read by the listener above
      console.log(`policy: ${violatedDirective} ${blockedURI}`);
    });
  });
}

/** Another person, on a device of their own. */
export async function anotherPage(browser: Browser, watch: Watch): Promise<Page> {
  const context = await browser.newContext();
  await watchContext(context, watch);
  return context.newPage();
}
