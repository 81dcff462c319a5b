import { defineConfig } from "@playwright/test";
import journeys from "../../playwright.config.ts";

/** Screens to look at: the same emulators and the same browser as the journeys, and nothing that fails for what it sees. */
export default defineConfig({
  testDir: ".",
  testMatch: "**/*.shots.ts",
  outputDir: "../../.cache/screenshots-run",
  workers: 2,
  fullyParallel: true,
  timeout: 900_000,
  expect: { timeout: 60_000 },
  reporter: [["list"]],
  ...(journeys.use !== undefined && {
    // Fields of dates speak the browser's language, not the page's.
    use: {
      ...journeys.use,
      launchOptions: {
        ...journeys.use.launchOptions,
        args: [...(journeys.use.launchOptions?.args ?? []), "--lang=fr-FR"],
      },
    },
  }),
});
