import { globSync } from "node:fs";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { testSeed } from "./local/testing/seed.ts";
import { CHROMIUM_SHELL } from "./tests/support/chromium.ts";
import { reachesOut } from "./tests/support/reaches-out.ts";

/** Asked of git once, not by every worker. */
process.env.PARVIS_SEED ??= String(testSeed());

/** Known beforehand: a dependency that Vite discovers in the middle of a run reloads the page under a test. */
const DEPENDENCIES_OF_BROWSER_TESTS = [
  "@lingui/core",
  "@lingui/react",
  "axe-core",
  "dexie",
  "downshift",
  "firebase/app",
  "firebase/auth",
  "leaflet",
  "lucide-react",
  "react",
  "react-dom",
  "react-dom/client",
  "react-dom/server",
  "react-router-dom",
  "react-toastify/unstyled",
  "react/jsx-dev-runtime",
  "react/jsx-runtime",
  "rxdb",
  "rxdb/plugins/storage-dexie",
  "simplify-js",
  "supercluster",
  "vitest-browser-react",
  "workbox-window",
];

const NOT_IN_NODE = ["**/*.browser.test.{ts,tsx}", "**/*.emulator.test.ts"];

const inNode = (name: string, include: string[], exclude: string[] = [], more: object = IN_THREADS) => ({
  extends: "./vite.config.ts",
  test: { name, include, exclude, environment: "node" as const, ...more },
});

/** Property tests take their time on a busy machine: the limit only ends what hangs. */
const IN_THREADS = { testTimeout: 30_000, pool: "threads" as const };

/** They wait more than they work; each file has accounts and a city of its own. */
const OVER_EMULATORS = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
  maxWorkers: 3,
};

/**
 * Tests of what neither keeps nor changes anything outside itself: their files share one copy of the modules. What our functions keep
 * they keep by city, and each file has cities of its own.
 */
const inOneWorld = <Project extends { readonly test: object }>(project: Project) => ({
  ...project,
  test: { ...project.test, isolate: false },
});

const UNIT = [
  "tests/{clock,data,replication,sw,functions,features,shared,remote,i18n,ui,map,local,app}/**/*.test.{ts,tsx}",
];

const EMULATED = ["tests/**/*.emulator.test.ts"];

/** Those that stub something or keep a database: each has a copy of the modules for itself. */
const alone = (include: string[], exclude: string[] = []) =>
  globSync(include, { exclude })
    .filter((file) => reachesOut(file))
    .map((file) => file.replaceAll("\\", "/"));
const ALONE = alone(UNIT, NOT_IN_NODE);
const EMULATED_ALONE = alone(EMULATED);

/** Files that share their modules are given cities of their own, each by itself. */
const WITH_OWN_CITIES = { ...OVER_EMULATORS, setupFiles: ["tests/functions/support/own-cities.ts"] };

/**
 * Tests of screens that leave the page as they found it: not the one that empties the device, those of
 * photos in its caches, nor those of a map, which still glides when it is taken away.
 */
const SCREENS = [
  "tests/features/{about,account,activities,administration,city,home,ideas}/*.browser.test.tsx",
  "tests/features/{moderation,notifications,offline,threads}/*.browser.test.tsx",
  "tests/features/{contested-changes,pull-to-refresh,siblings}.browser.test.tsx",
  "tests/features/anomalies/!(device-refuses|masked-by-moderator|unpublished-photo).browser.test.tsx",
  "tests/app/shell/!(language).browser.test.tsx",
  "tests/shared/!(photo-viewer).browser.test.tsx",
  "tests/ui/!(coming-part|scroll-to-top).browser.test.{ts,tsx}",
];

/** One server reads the sources for both. */
const IN_BROWSER = {
  extends: "./vite.config.ts",
  // No source changes in the middle of a run: a file that is isolated from others need not ask again for what they loaded. A module
  // that a test replaces would be among it: no test in a browser does (tests/architecture/one-world.test.ts).
  server: { headers: process.argv.includes("run") ? { "Cache-Control": "max-age=3600" } : {} },
  // Only a worker asks for it: found in the middle of a run, it would make the page load again.
  optimizeDeps: { include: DEPENDENCIES_OF_BROWSER_TESTS },
  test: {
    name: "in a browser",
    setupFiles: ["tests/support/online.ts", "tests/support/empty-page.ts", "tests/support/own-databases.ts"],
    // Conditions are waited for, not times: the limits only end what hangs, on a busy machine too.
    testTimeout: 60_000,
    // On two cores Vitest would take one.
    maxWorkers: 2,
    expect: { poll: { timeout: 30_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // The first page asks for its modules while all else begins: on a machine at a third of its speed, a minute is over before.
      connectTimeout: 300_000,
      provider: playwright({ launchOptions: CHROMIUM_SHELL }),
      instances: [
        {
          browser: "chromium" as const,
          name: "browser",
          include: ["tests/**/*.browser.test.{ts,tsx}"],
          exclude: SCREENS,
        },
        // Most of what a screen's test takes is loading the app's modules: these share one copy, one file after the other. Nothing
        // moves there; what is about motion, and maps, are of the other project.
        {
          browser: "chromium" as const,
          name: "screens",
          include: SCREENS,
          isolate: false,
          provider: playwright({
            launchOptions: CHROMIUM_SHELL,
            contextOptions: { reducedMotion: "reduce" },
          }),
        },
      ],
    },
  },
};

export default defineConfig({
  test: {
    projects: [
      inOneWorld(inNode("domain", ["tests/domain/**/*.test.ts"])),
      inOneWorld(inNode("architecture", ["tests/architecture/**/*.test.ts"])),
      inOneWorld(inNode("unit", UNIT, [...NOT_IN_NODE, ...ALONE])),
      inNode("alone", ALONE),
      IN_BROWSER,
      inOneWorld(inNode("emulators", EMULATED, EMULATED_ALONE, WITH_OWN_CITIES)),
      inNode("emulators-alone", EMULATED_ALONE, [], OVER_EMULATORS),
    ],
  },
});
