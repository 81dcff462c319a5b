import { defineConfig } from "@playwright/test";
import { HOST, originOf, portOffset, portsAt } from "./local/ports.ts";
import { isLong } from "./local/testing/long.ts";
import { CHROMIUM_SHELL } from "./tests/support/chromium.ts";

process.env["PARVIS_PORT_OFFSET"] ??= "1010";
const ports = portsAt(portOffset());

/** Journeys look into the town's own books, and read the letters it sends. */
process.env["FIRESTORE_EMULATOR_HOST"] ??= `${HOST}:${ports.firestore}`;
process.env["FIREBASE_AUTH_EMULATOR_HOST"] ??= `${HOST}:${ports.auth}`;

/** It changes what every device reads (`config/public`). To run it by its name: `--project=alone --no-deps`. */
const ALONE = ["**/34-worker-outdated.journey.ts"];

/** Ten minutes of random faults, for the long run alone; PARVIS_CHAOS_MS asks for it by itself, for as long. */
const CHAOS = isLong() || process.env["PARVIS_CHAOS_MS"] !== undefined ? [] : ["**/44-chaos.journey.ts"];

export default defineConfig({
  testDir: "tests/journeys",
  outputDir: ".cache/journeys",
  // They mostly wait: for pages, for what is animated, for what is due a second later.
  workers: 3,
  fullyParallel: true,
  timeout: 300_000,
  // Conditions are waited for, not times: the limits only end what hangs, on a busy machine too.
  expect: { timeout: 90_000 },
  forbidOnly: true,
  reporter: [
    ["list"],
    ["json", { outputFile: process.env["PARVIS_JOURNEYS_REPORT"] ?? ".cache/journeys.json" }],
  ],
  projects: [
    { name: "side by side", testMatch: "**/*.journey.ts", testIgnore: [...ALONE, ...CHAOS] },
    { name: "alone", testMatch: ALONE, dependencies: ["side by side"], workers: 1 },
  ],
  use: {
    baseURL: originOf(ports.hosting),
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    viewport: { width: 390, height: 844 },
    actionTimeout: 60_000,
    // What fails is run once more, with one: `local/testing/once-more.ts`.
    trace: "off",
    // What moves is a fifth of the processor's work, drawn without a graphics card. Journeys that are about the first minutes on a
    // map, those that start a browser of their own, and the long run see it move.
    contextOptions: { reducedMotion: isLong() ? "no-preference" : "reduce" },
    launchOptions: CHROMIUM_SHELL,
  },
});
