import { array, assert, constantFrom, oneof, property, record, string } from "fast-check";
import { matchPath, matchRoutes } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { stories } from "../../support/stories.ts";
import { cityEntryOf } from "../../../src/domain/navigation/city-entry.ts";
import { addressOf, placeAt } from "../../../src/domain/navigation/place-at.ts";
import { subjectPathOf } from "../../../src/domain/navigation/subject-path.ts";
import { pathOf, ROUTES, type RouteName } from "../../../src/domain/navigation/routes.ts";

const NAMES = Object.keys(ROUTES) as RouteName[];
const ROUTER_TABLE = NAMES.map((id) => ({ id, path: ROUTES[id] }));

const segment = oneof(
  string({ minLength: 1, unit: "grapheme" }),
  constantFrom(
    "city",
    "35024",
    "2a004",
    "map",
    "LIST",
    "anomalies",
    "..",
    "%2F",
    "%25",
    "thre%61ds",
    ":cityId",
  ),
);

describe("places and their addresses", () => {
  it.each([
    ["anomalies", { name: "ListAnomaly", params: { cityId: "35024", anomalyId: "a" } }],
    ["ideas", { name: "MapIdea", params: { cityId: "35024", ideaId: "a" } }],
    ["activities", { name: "MapActivity", params: { cityId: "35024", activityId: "a" } }],
    ["messages", { name: "Thread", params: { cityId: "35024", threadId: "a" } }],
  ] as const)("lead to what is read in a commune: %s [NAV-14]", (collection, place) => {
    expect(placeAt(subjectPathOf("35024", { collection, id: "a" }))).toEqual(place);
  });

  it.each(NAMES)("%s leads to itself, parameters included [NAV-14]", (name) => {
    const keys = [...ROUTES[name].matchAll(/:(\w+)/gu)].map(([, key = ""]) => key);
    assert(
      property(record(Object.fromEntries(keys.map((key) => [key, segment]))), (params) => {
        const path = pathOf(name, params as never);
        expect(placeAt(path)).toEqual({ name, params });
        expect(addressOf({ name, params })).toBe(path);
        expect(matchPath(ROUTES[name], decodedByRouter(path))).not.toBeNull();
      }),
    );
  });

  it("are read alike by the guard and by the router, whatever the address [NAV-3]", () => {
    const anyPath = array(oneof(segment, segment.map(encodeURIComponent)), { maxLength: 6 }).chain(
      (segments) => constantFrom(`/${segments.join("/")}`, `/${segments.join("/")}/`),
    );
    const nearPath = constantFrom(...NAMES).chain((name) =>
      constantFrom(ROUTES[name], ROUTES[name].toUpperCase(), `${ROUTES[name]}/`, `/${ROUTES[name]}`),
    );
    assert(
      property(oneof(anyPath, nearPath), (path) => {
        const byRouter = matchRoutes(ROUTER_TABLE, { pathname: path })?.[0];
        expect(placeAt(path)?.name).toBe(byRouter?.route.id);
      }),
      { numRuns: stories(2000) },
    );
  });
});

/** The router matches decoded segments. */
function decodedByRouter(path: string): string {
  return path
    .split("/")
    .map((part) => decodeURIComponent(part).replaceAll("/", "%2F"))
    .join("/");
}

describe("the commune of an address", () => {
  const resident = { cityId: "35024", visitedCityId: undefined };

  it.each([
    ["35024", { kind: "open", cityId: "35024" }],
    ["29019", { kind: "ask", cityId: "29019" }],
    ["2a004", { kind: "respell", cityId: "2A004" }],
    ["75101", { kind: "respell", cityId: "75056" }],
    ["13216", { kind: "respell", cityId: "13055" }],
    ["France", { kind: "choose" }],
    ["..", { kind: "unknown" }],
    ["%2F", { kind: "unknown" }],
    ["/", { kind: "unknown" }],
    ["", { kind: "unknown" }],
    ["35024/..", { kind: "unknown" }],
    ["350241", { kind: "unknown" }],
  ])("%s is opened, asked about, respelt or unknown [NAV-12, NAV-2]", (written, entry) => {
    expect(cityEntryOf(written, resident)).toEqual(entry);
  });

  it("must be chosen by who has none yet [NAV-2]", () => {
    const newcomer = { cityId: undefined, visitedCityId: undefined };
    expect(cityEntryOf("35024", newcomer)).toEqual({ kind: "choose" });
  });

  it("opens while it is visited, and no other does [NAV-12]", () => {
    const visitor = { cityId: "35024", visitedCityId: "29019" };
    expect(cityEntryOf("29019", visitor)).toEqual({ kind: "open", cityId: "29019" });
    expect(cityEntryOf("29020", visitor)).toEqual({ kind: "ask", cityId: "29020" });
  });
});
