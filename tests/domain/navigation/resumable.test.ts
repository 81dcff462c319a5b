import { describe, expect, it } from "vitest";
import { isResumable, resumedPath } from "../../../src/domain/navigation/resumable.ts";
import { ROUTES, type RouteName } from "../../../src/domain/navigation/routes.ts";
import { aGuest, aModerator, anAdmin, aResident } from "../../examples/accounts.ts";

/** Home itself, the choice of a commune, an e-mail link, and forms: a way to somewhere, or somebody in the middle of something. */
const NOT_A_PLACE_TO_STAY: readonly string[] = [
  "Home",
  "MapOnboarding",
  "ModifyCity",
  "AuthAction",
  "MapNewAnomaly",
  "MapNewActivity",
  "MapNewIdea",
];

const needsMoreThanACity = (name: RouteName) => ROUTES[name].replace(":cityId", "").includes(":");

describe("the last place a person was at", () => {
  it.each(Object.keys(ROUTES) as RouteName[])(
    "%s is come back to when it needs no more than their commune, and nobody is on the way there [NAV-16]",
    (name) => {
      const isStay = !needsMoreThanACity(name) && !NOT_A_PLACE_TO_STAY.includes(name);
      expect(isResumable(name)).toBe(isStay);
    },
  );

  it("is none that this device did not write itself [NAV-16]", () => {
    for (const name of [null, "", "NotFound", "toString", "mapanomalies", "MapAnomaly"]) {
      expect(isResumable(name)).toBe(false);
    }
  });

  it("is found again with the person’s commune [NAV-1, NAV-16]", () => {
    expect(resumedPath("MapIdeas", aGuest(), "35024")).toBe("/city/35024/map/ideas");
    expect(resumedPath("About", aGuest(), "35024")).toBe("/about");
    expect(resumedPath("Threads", aModerator({ moderatorOfCities: ["35024"] }), "35024")).toBe(
      "/city/35024/threads",
    );
    expect(resumedPath("AdminDashboard", anAdmin(), "35024")).toBe("/admin-dashboard");
  });

  it("is told to the commune where the map or the list was last, for what the person settled may be the other [NAV-23]", () => {
    expect(resumedPath("MapAnomalies", aGuest(), "35024")).toBe("/city/35024");
    expect(resumedPath("ListAnomalies", aGuest(), "35024")).toBe("/city/35024");
  });

  it("gives way to the commune, as its person prefers it, where there is none or the right to it is gone [NAV-17, CITY-25]", () => {
    const start = "/city/35024";
    expect(resumedPath(undefined, aResident(), "35024")).toBe(start);
    expect(resumedPath("Threads", aResident(), "35024")).toBe(start);
    expect(resumedPath("Threads", aModerator({ moderatorOfCities: ["29019"] }), "35024")).toBe(start);
    expect(resumedPath("AdminDashboard", aModerator(), "35024")).toBe(start);
    expect(resumedPath("About", aResident({ isDisabled: true }), "35024")).toBe(start);
  });
});
