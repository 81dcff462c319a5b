import type { RemoteCollections } from "./ports.ts";

type Page = RemoteCollections["page"];

/**
 * The small SDK sends the token that the device's clock calls fresh. Where the clock is behind, the server says that it is not: then a new one is
 * asked for, and the page once more.
 */
export function withFreshToken(page: Page, renewToken: () => Promise<unknown>): Page {
  return async (...asked) => {
    try {
      return await page(...asked);
    } catch (error) {
      if ((error as { readonly code?: unknown }).code !== "unauthenticated") throw error;
      await renewToken();
      return page(...asked);
    }
  };
}
