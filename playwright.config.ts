import { defineConfig } from "@playwright/test";
import { CHROMIUM } from "./tests/support/chromium.ts";

const HOSTING_PORT = 5000;
const FIRESTORE_PORT = 8080;
const AUTH_PORT = 9099;
const offset = Number(process.env.PARVIS_PORT_OFFSET ?? 1010);

/** Journeys look into the town's own books, and read the letters it sends. */
process.env.FIRESTORE_EMULATOR_HOST ??= `127.0.0.1:${FIRESTORE_PORT + offset}`;
process.env.FIREBASE_AUTH_EMULATOR_HOST ??= `127.0.0.1:${AUTH_PORT + offset}`;

export default defineConfig({
  testDir: "tests/journeys",
  testMatch: "**/*.journey.ts",
  outputDir: ".cache/journeys",
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [
    ["list"],
    ["json", { outputFile: process.env.PARVIS_JOURNEYS_REPORT ?? ".cache/journeys.json" }],
  ],
  use: {
    baseURL: `http://127.0.0.1:${HOSTING_PORT + offset}`,
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    viewport: { width: 390, height: 844 },
    actionTimeout: 20_000,
    trace: "retain-on-failure",
    launchOptions: CHROMIUM,
  },
});
