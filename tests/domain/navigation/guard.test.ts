import { describe, expect, it } from "vitest";
import type { Actor } from "../../../src/domain/account/actor.ts";
import type { Access, PlaceName } from "../../../src/domain/navigation/access.ts";
import { admissionOf, refusedPath, type DenialReason } from "../../../src/domain/navigation/guard.ts";
import { ROUTES } from "../../../src/domain/navigation/routes.ts";
import { aGuest, aModerator, anAdmin, aResident } from "../../examples/accounts.ts";

const HERE = "35024";

const PEOPLE: Readonly<Record<string, Actor | undefined>> = {
  nobody: undefined,
  "a guest": aGuest(),
  "a resident": aResident(),
  "a resident whose account is disabled": aResident({ isDisabled: true }),
  "a moderator of this commune": aModerator({ moderatorOfCities: [HERE] }),
  "a moderator of another commune": aModerator({ moderatorOfCities: ["29019"] }),
  "a moderator whose account is disabled": aModerator({ moderatorOfCities: [HERE], isDisabled: true }),
  "an admin": anAdmin({ moderatorOfCities: [] }),
  "an admin who moderates this commune": anAdmin({ moderatorOfCities: [HERE] }),
};

/** Whom each place lets in, written by hand from the specification (§2), not read from the table under test. */
const SPECIFIED = {
  Home: "public",
  MapOnboarding: "signed-in",
  MapAnomalies: "signed-in",
  MapNewAnomaly: "signed-in",
  MapAnomaly: "signed-in",
  MapActivities: "signed-in",
  MapNewActivity: "signed-in",
  MapActivity: "signed-in",
  MapIdeas: "signed-in",
  MapNewIdea: "signed-in",
  MapIdea: "signed-in",
  ListAnomalies: "signed-in",
  ListAnomaly: "signed-in",
  CityDetails: "signed-in",
  CitySettings: "signed-in",
  Thread: "signed-in",
  Threads: "moderator",
  Notifications: "signed-in",
  Profile: "signed-in",
  ModifyCity: "signed-in",
  AuthAction: "public",
  AdminDashboard: "admin",
  NotificationSettings: "signed-in",
  Ideas: "signed-in",
  About: "signed-in",
  NotFound: "signed-in",
} as const satisfies Record<PlaceName, Access>;

/** What keeps each of them out, written by hand; undefined where they may enter. Beyond the specification, admins moderate. */
const KEPT_OUT: Readonly<Record<string, Readonly<Record<Access, DenialReason | undefined>>>> = {
  nobody: { public: undefined, "signed-in": "sign-in", moderator: "sign-in", admin: "sign-in" },
  "a guest": { public: undefined, "signed-in": undefined, moderator: "moderator", admin: "admin" },
  "a resident": { public: undefined, "signed-in": undefined, moderator: "moderator", admin: "admin" },
  "a resident whose account is disabled": {
    public: undefined,
    "signed-in": "sign-in",
    moderator: "sign-in",
    admin: "sign-in",
  },
  "a moderator of this commune": {
    public: undefined,
    "signed-in": undefined,
    moderator: undefined,
    admin: "admin",
  },
  "a moderator of another commune": {
    public: undefined,
    "signed-in": undefined,
    moderator: "moderator",
    admin: "admin",
  },
  "a moderator whose account is disabled": {
    public: undefined,
    "signed-in": "sign-in",
    moderator: "sign-in",
    admin: "sign-in",
  },
  "an admin": { public: undefined, "signed-in": undefined, moderator: undefined, admin: undefined },
  "an admin who moderates this commune": {
    public: undefined,
    "signed-in": undefined,
    moderator: undefined,
    admin: undefined,
  },
};

const ROWS = Object.entries(PEOPLE).flatMap(([who, actor]) =>
  (Object.keys(SPECIFIED) as PlaceName[]).map((place) => ({
    who,
    actor,
    place,
    reason: KEPT_OUT[who]?.[SPECIFIED[place]],
  })),
);

describe("the guard", () => {
  it("has a row for every person and every place, and then some [NAV-3]", () => {
    expect(ROWS.length).toBeGreaterThanOrEqual(120);
    expect(new Set(Object.keys(SPECIFIED))).toEqual(new Set([...Object.keys(ROUTES), "NotFound"]));
  });

  it.each(ROWS)("$who at $place: $reason [NAV-3, NAV-4, NAV-5]", ({ actor, place, reason }) => {
    const expected = reason === undefined ? { admitted: true } : { admitted: false, reason };
    expect(admissionOf(actor, place, HERE)).toEqual(expected);
  });

  it("asks who is there before it asks for rights [NAV-3]", () => {
    expect(admissionOf(undefined, "AdminDashboard")).toEqual({ admitted: false, reason: "sign-in" });
    expect(admissionOf(undefined, "Threads", HERE)).toEqual({ admitted: false, reason: "sign-in" });
  });

  it("lets a moderator in only where the route's commune is theirs, however it is written [NAV-4]", () => {
    const corsican = aModerator({ moderatorOfCities: ["2A004"] });
    expect(admissionOf(corsican, "Threads", "2a004").admitted).toBe(true);
    for (const cityId of ["", "France", "..", "%2F", "75101", "2A005", "2A004/35024"]) {
      expect({ cityId, ...admissionOf(corsican, "Threads", cityId) }).toMatchObject({
        cityId,
        admitted: false,
      });
    }
  });

  it("sends whoever is refused to Home with the whole path they asked for [NAV-6, NAV-9]", () => {
    const asked = "/city/35024/threads?sort=age&q=a%26b#top";
    const [path, query] = refusedPath(asked).split("?");
    expect(path).toBe("/");
    expect(new URLSearchParams(query).get("redirect")).toBe(asked);
  });
});
