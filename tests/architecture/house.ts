/** The rooms of the house and what each may import; house.test.ts compares it with every import. */
export interface Room {
  /** Path from the root, with "/" separators and none at the end. The longest match wins. */
  readonly path: string;
  /** Rooms it may import from, besides itself. */
  readonly rooms: readonly string[];
  /** Packages it may use: a name, or a prefix that ends with "*". */
  readonly packages: readonly string[];
}

const EVERYTHING = ["*"];

export const ROOMS: readonly Room[] = [
  { path: "src/domain", rooms: [], packages: [] },
  // What the time is, and how long each thing waits.
  { path: "src/clock", rooms: ["src/domain"], packages: [] },
  { path: "src/domain/place", rooms: ["src/domain"], packages: [] },
  { path: "src/domain/background", rooms: ["src/domain"], packages: [] },
  { path: "src/i18n", rooms: ["src/domain"], packages: ["@lingui/*"] },
  { path: "src/i18n/plugin", rooms: [], packages: ["vite", "node:*"] },
  {
    path: "src/ui",
    rooms: ["src/clock"],
    packages: ["react", "react-dom", "lucide-react", "react-toastify*", "downshift"],
  },
  {
    path: "src/map",
    rooms: ["src/clock", "src/domain/place", "src/domain/background", "src/ui"],
    packages: ["react", "react-dom", "supercluster", "lucide-react"],
  },
  // The one door to Leaflet: the page's trust policy is there before it.
  { path: "src/map/leaflet", rooms: ["src/map"], packages: ["leaflet*", "react-leaflet"] },
  { path: "src/data", rooms: ["src/domain", "src/clock"], packages: ["rxdb*", "rxjs", "react"] },
  // The index of texts, which a worker of the page holds.
  { path: "src/data/search", rooms: ["src/domain", "src/clock"], packages: ["minisearch", "react"] },
  {
    path: "src/remote",
    rooms: ["src/domain", "src/clock"],
    packages: [
      "firebase/app",
      "firebase/auth",
      "firebase/functions",
      "firebase/analytics",
      "firebase/app-check",
      "pmtiles",
    ],
  },
  {
    path: "src/shared",
    rooms: ["src/domain", "src/clock", "src/data", "src/remote", "src/map", "src/ui", "src/i18n"],
    packages: ["react", "react-router-dom", "@lingui/*", "lucide-react"],
  },
  {
    path: "src/features",
    rooms: [
      "src/domain",
      "src/clock",
      "src/data",
      "src/remote",
      "src/map",
      "src/ui",
      "src/i18n",
      "src/shared",
    ],
    packages: ["react", "react-router-dom", "@lingui/*", "lucide-react", "@svg-maps/*"],
  },
  {
    path: "src/app",
    rooms: [
      "src/domain",
      "src/clock",
      "src/data",
      "src/remote",
      "src/map",
      "src/ui",
      "src/i18n",
      "src/features",
      "replication",
      "sw/messages",
    ],
    packages: [
      "react",
      "react-dom*",
      "react-router-dom",
      "@lingui/*",
      "lucide-react",
      "firebase/app",
      "simplify-js",
    ],
  },
  {
    path: "replication",
    rooms: ["src/domain", "src/clock", "src/data"],
    packages: ["rxdb", "rxjs", "firebase/app", "firebase/firestore*"],
  },
  {
    path: "replication/pull",
    rooms: ["src/domain", "src/clock", "src/data"],
    packages: ["rxdb*", "firebase/firestore*"],
  },
  { path: "replication/outbox", rooms: ["src/domain", "src/clock", "src/data/device"], packages: [] },
  { path: "src/data/device", rooms: ["src/domain", "src/clock", "src/data"], packages: ["dexie", "react"] },
  {
    path: "sw",
    rooms: [
      "src/domain",
      "src/clock",
      "src/data/device",
      "src/remote/endpoints",
      "src/remote/config",
      "src/remote/auth-store",
      "replication/outbox",
    ],
    packages: ["workbox-*"],
  },
  // What the page and the worker say to each other, how the build hands the shell to the worker, and what both know of the cloud's addresses and of who is signed in.
  { path: "sw/messages", rooms: [], packages: [] },
  { path: "sw/pack-format", rooms: [], packages: [] },
  { path: "src/remote/endpoints", rooms: [], packages: [] },
  { path: "src/remote/config", rooms: ["src/domain", "src/remote"], packages: [] },
  { path: "src/remote/auth-store", rooms: [], packages: [] },
  { path: "sw/plugin", rooms: ["src/domain", "sw/pack-format"], packages: ["node:*", "vite", "rolldown"] },
  {
    path: "functions",
    rooms: ["src/domain", "src/clock"],
    packages: ["node:*", "firebase-admin*", "firebase-functions*", "sharp", "web-push", "rolldown"],
  },
  { path: "tests", rooms: EVERYTHING, packages: EVERYTHING },
  { path: "bench", rooms: EVERYTHING, packages: EVERYTHING },
  { path: "local", rooms: EVERYTHING, packages: EVERYTHING },
];

/** Only `app` may import these: wiring stays in one place. */
export const ONLY_FOR_APP = ["src/app", "replication/pull"];

/** Files at the root that belong to tools. */
export const TOOL_FILES = [
  "vite.config.ts",
  "vitest.config.ts",
  "playwright.config.ts",
  "lingui.config.ts",
  ".size-limit.mjs",
];

export const FILE_LINES_MAX = 200;

export function roomOf(file: string): Room | undefined {
  return ROOMS.filter(
    ({ path }) => file === path || file.startsWith(`${path}/`) || file.startsWith(`${path}.`),
  )
    .toSorted((a, b) => b.path.length - a.path.length)
    .at(0);
}

export function mayUse(room: Room, packageName: string): boolean {
  return room.packages.some((allowed) => isAllowedBy(allowed, packageName));
}

export function isAllowedBy(allowed: string, packageName: string): boolean {
  return allowed.endsWith("*") ? packageName.startsWith(allowed.slice(0, -1)) : packageName === allowed;
}

/** A row that names a room means the rooms inside it too, and a room may use those inside itself. */
export function mayImport(room: Room, target: Room): boolean {
  return [room.path, ...room.rooms].some((allowed) => allowed === "*" || isWithin(target.path, allowed));
}

export function isWithin(path: string, room: string): boolean {
  return path === room || path.startsWith(`${room}/`);
}
