import type { Rolldown } from "vite";

export type Group = readonly [name: string, group: Omit<Rolldown.CodeSplittingGroup, "name">];

/** Packages apart from our own code: browsers and the worker keep these files from one release to the next. */
export const PACKAGES: readonly Group[] = [
  ["framework", { test: packages("react", "react-dom", "react-router", "scheduler", "@lingui") }],
  // With the few lines that both databases of a page close by.
  ["dexie", { test: new RegExp(`${packages("dexie").source}|[\\\\/]close-when-replaced\\.ts$`, "u") }],
  ["rxjs", { test: packages("rxjs") }],
  ["rxdb", { test: packages("rxdb") }],
  ["leaflet", { test: packages("leaflet") }],
  [
    "firestore",
    { test: packages("@firebase/firestore", "@firebase/webchannel-wrapper"), entriesAware: true },
  ],
  [
    "firebase",
    { test: packages("@firebase/app", "@firebase/auth", "firebase/(?:app|auth)"), entriesAware: true },
  ],
];

/** By who draws them: what few screens show is apart from what each map waits for. */
export const ICONS: readonly Group[] = [
  // Lazy screens share the next ones with the map and the replica, and must load neither for it. The icons of the map itself are
  // apart, so that it does not wait for those of other screens.
  [
    "map-icons",
    {
      test: /[\\/](?:anomaly-pin-look\.ts|icons[\\/](?:check|chevron-left|chevron-right|landmark|layers|minus)\.mjs)$/u,
    },
  ],
  // The icons of rows of reports and of their filters: with those of all other screens they were four times as many bytes.
  [
    "row-icons",
    {
      test: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?:ban|calendar-clock|check-check|copy|eye|eye-off|forward|image-up|message-square|navigation|rotate-ccw|send|undo-2|user|users|wrench)\.mjs/u,
    },
  ],
  ["icons", { test: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/u, minShareCount: 2 }],
];

function packages(...names: readonly string[]): RegExp {
  return new RegExp(String.raw`[\\/]node_modules[\\/](?:${names.join("|")})[\\/]`, "u");
}
