import { test as base } from "@playwright/test";
import { keepOffline } from "../../journeys/support/kept-offline.ts";

/** What is shown without network is so after each new document too. */
export const test = base.extend<{ readonly kept: undefined }>({
  kept: [
    async ({ context }, use) => {
      keepOffline(context);
      await use(undefined);
    },
    { auto: true },
  ],
});
