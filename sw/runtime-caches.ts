import { endpoints } from "../src/remote/endpoints.ts";
import { JSON_TYPE } from "./only-this-type.ts";

/** What Workbox expiration counts in. */
export const DAY_SECONDS = 86_400;

type Strategy = "cache-first" | "stale-while-revalidate";

/** One kind of answer that is kept once it was seen. Only status 200 with this content type is stored: a portal's page never is. */
export interface RuntimeCache {
  readonly name: string;
  readonly strategy: Strategy;
  readonly matches: (url: URL, origin: string) => boolean;
  readonly contentType: RegExp;
  readonly entriesMax: number;
  readonly ageSecondsMax: number;
}

const JPEG = /^image\/jpeg/u;

/** The first one that matches serves. */
export const RUNTIME_CACHES: readonly RuntimeCache[] = [
  {
    name: "communes",
    strategy: "stale-while-revalidate",
    matches: (url, origin) => url.origin === origin && url.pathname === "/data/communes.tsv",
    contentType: /^text\/(?:tab-separated-values|plain)|^application\/octet-stream/u,
    entriesMax: 1,
    ageSecondsMax: 400 * DAY_SECONDS,
  },
  {
    // Code that the shell does without: Firestore, and screens of few people. Its names carry the content's hash.
    name: "code",
    strategy: "cache-first",
    matches: (url, origin) => url.origin === origin && /^\/assets\/[^/]+\.js$/u.test(url.pathname),
    contentType: /^(?:text|application)\/javascript\b/u,
    entriesMax: 40,
    ageSecondsMax: 60 * DAY_SECONDS,
  },
  {
    // By code only: where somebody stood is not kept.
    name: "geography",
    strategy: "stale-while-revalidate",
    matches: (url) => startsAt(url, `${endpoints().geoApi}/communes`) && url.searchParams.has("code"),
    contentType: JSON_TYPE,
    entriesMax: 60,
    ageSecondsMax: 30 * DAY_SECONDS,
  },
  {
    // By words only, for the same reason.
    name: "addresses",
    strategy: "stale-while-revalidate",
    matches: (url) => startsAt(url, `${endpoints().addresses}/search`),
    contentType: JSON_TYPE,
    entriesMax: 300,
    ageSecondsMax: 30 * DAY_SECONDS,
  },
  {
    name: "photos-preview",
    strategy: "cache-first",
    matches: (url, origin) => isPhoto(url, origin) && url.searchParams.get("size") === "preview",
    contentType: JPEG,
    entriesMax: 600,
    ageSecondsMax: 60 * DAY_SECONDS,
  },
  {
    name: "photos",
    strategy: "cache-first",
    matches: isPhoto,
    contentType: JPEG,
    entriesMax: 120,
    ageSecondsMax: 60 * DAY_SECONDS,
  },
];

function isPhoto(url: URL, origin: string): boolean {
  return url.origin === origin && url.pathname.startsWith("/photos/");
}

function startsAt(url: URL, prefix: string): boolean {
  return url.href.startsWith(prefix);
}
