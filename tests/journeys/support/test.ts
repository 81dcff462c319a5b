import { expect, test as base } from "@playwright/test";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test";
import { communeOf, type Commune } from "./commune.ts";
import { keepOffline, withLines } from "./kept-offline.ts";
import { keepScreens, seePages, type Seen } from "./kept-screens.ts";

export interface Watch {
  /** What the page complained of: errors nobody caught, and violations of the content policy. */
  readonly complaints: string[];
  /** Everybody's pages. */
  readonly seen: Seen[];
}

interface Journey {
  /** Where nobody of another journey is. */
  readonly city: Commune;
  readonly watch: Watch;
}

/**
 * Of a person whose network never fails in this journey: no worker puts all of the page aside for them, which is half of what
 * a first visit costs. For journeys and people where nothing offline, no push and no release is told.
 */
export const STAYS_ONLINE: BrowserContextOptions = { serviceWorkers: "block" };

/** Of a person who goes without network, in a journey whose others stay online. */
export const GOES_OFFLINE: BrowserContextOptions = { serviceWorkers: "allow" };

/** Of a person who lets the page move, as most do: where glides, sheets and transitions may come between a tap and its target. */
export const SEES_MOTION = { contextOptions: { reducedMotion: "no-preference" } } as const;

/** A page that fails its journey when a script fails or the content policy is violated (SEC-7). */
export const test = base.extend<Journey, { readonly browser: Browser }>({
  browser: [async ({ browser }, use) => use(withLines(browser)), { scope: "worker" }],
  // Each repetition has an id of its own: what they share is what they are called. One that is run once more must not come where
  // its first run left off.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures off it
  city: async ({}, use, { testId, titlePath, repeatEachIndex }) =>
    use(
      repeatEachIndex === 0 && process.env["PARVIS_ONCE_MORE"] === undefined
        ? communeOf(testId)
        : communeOf(titlePath.join(" "), repeatEachIndex),
    ),
  watch: [
    async ({ context }, use, info) => {
      const watch: Watch = { complaints: [], seen: [] };
      await watchContext(context, watch);
      await use(watch);
      await keepScreens(watch.seen, info);
      expect(watch.complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Watches another context of the same journey: another person, another device. */
export async function watchContext(context: BrowserContext, { complaints, seen }: Watch): Promise<void> {
  keepOffline(context);
  seePages(context, seen);
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
export async function anotherPage(
  browser: Browser,
  watch: Watch,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext(options);
  await watchContext(context, watch);
  return context.newPage();
}
