import { describe, expect, it } from "vitest";
import {
  cityStepDue,
  nextCity,
  NO_CITY,
  type CityEvent,
  type CityState,
} from "../../../src/app/city/city-state.ts";
import { cityUntilThen } from "../../../src/domain/city/provisional-city.ts";

const known = {
  id: "35024",
  name: "Betton",
  population: null,
  place: { latE6: 48_181_700, lngE6: -1_643_600 },
};
const PROVISIONAL = { cityId: "35024", status: "provisional", known, standIn: cityUntilThen(known) } as const;
const REMEMBERED = { cityId: "35024", status: "remembered" } as const;
const LOADED = { cityId: "35024", status: "loaded", uid: "u1" } as const;

function after(state: CityState, ...events: readonly CityEvent[]): CityState {
  return events.reduce(nextCity, state);
}

const of = (own: CityState["own"], over: Partial<CityState> = {}): CityState => ({
  ...NO_CITY,
  own,
  ...over,
});

describe("the person's city", () => {
  it("is provisional until it has spoken, and is told to the server then [CITY-19, CITY-5]", () => {
    const chosen = after(NO_CITY, { kind: "chosen", own: PROVISIONAL });
    expect(chosen).toEqual(of(PROVISIONAL, { pendingCityId: "35024" }));
    expect(cityStepDue(chosen, "u1")).toBe("load");
    const loaded = after(chosen, { kind: "loaded", cityId: "35024", uid: "u1" });
    expect(loaded).toEqual(of(LOADED, { pendingCityId: "35024" }));
    expect(cityStepDue(loaded, "u1")).toBe("tell");
    const synced = after(loaded, { kind: "synced", cityId: "35024" });
    expect(synced).toEqual(of(LOADED));
    expect(cityStepDue(synced, "u1")).toBeUndefined();
  });

  it("of the last time is loaded anew for each account, and told to nobody [CITY-2]", () => {
    expect(cityStepDue(of(REMEMBERED), "u1")).toBe("load");
    expect(cityStepDue(of(LOADED), "u1")).toBeUndefined();
    expect(cityStepDue(of(LOADED), "u2")).toBe("load");
    expect(cityStepDue(NO_CITY, "u1")).toBeUndefined();
  });

  it("that is unavailable is none, which the person is told once [CITY-4]", () => {
    const lost = after(of(PROVISIONAL, { pendingCityId: "35024" }), { kind: "unavailable", cityId: "35024" });
    expect(lost).toEqual(of(undefined, { failed: true }));
    expect(after(lost, { kind: "failure-shown" })).toEqual(NO_CITY);
    expect(after(lost, { kind: "chosen", own: LOADED }).failed).toBe(false);
  });

  it("is not the one that an answer comes late for [CITY-4, CITY-5]", () => {
    const chosen = after(NO_CITY, { kind: "chosen", own: { cityId: "29019", status: "remembered" } });
    const late: readonly CityEvent[] = [
      { kind: "loaded", cityId: "35024", uid: "u1" },
      { kind: "unavailable", cityId: "35024" },
      { kind: "synced", cityId: "35024" },
      { kind: "forgotten", cityId: "35024" },
    ];
    for (const event of late) expect(after(chosen, event)).toEqual(chosen);
  });

  it("follows a move made on another device [CITY-5]", () => {
    expect(after(of(LOADED), { kind: "moved", cityId: "29019" })).toEqual(
      of({ cityId: "29019", status: "remembered" }),
    );
  });
});

describe("a visit to another city", () => {
  it("ends with a choice, and leaves the own city as it is [NAV-12, NAV-15]", () => {
    const visiting = after(
      of(LOADED),
      { kind: "visited", cityId: "29019" },
      { kind: "shown", cityId: "29019" },
    );
    expect(visiting).toEqual(of(LOADED, { visitedCityId: "29019", shownCityId: "29019" }));
    expect(after(visiting, { kind: "chosen", own: LOADED }).visitedCityId).toBeUndefined();
  });

  it("ends when that city is taken off the device [AUTH-31]", () => {
    const visiting = of(LOADED, { visitedCityId: "29019", shownCityId: "29019" });
    expect(after(visiting, { kind: "forgotten", cityId: "29019" })).toEqual(of(LOADED));
    expect(after(visiting, { kind: "forgotten", cityId: "35024" })).toEqual({ ...visiting, own: undefined });
  });
});

it("stays the next guest's when somebody signs out, and the server has yet to be told [AUTH-51]", () => {
  const visiting = of(LOADED, { visitedCityId: "29019", shownCityId: "29019" });
  expect(after(visiting, { kind: "signed-out" })).toEqual(
    of({ cityId: "35024", status: "remembered" }, { pendingCityId: "35024" }),
  );
  expect(after(NO_CITY, { kind: "signed-out" })).toBe(NO_CITY);
});

it("nothing of the city is left when the person is [AUTH-31, P8]", () => {
  const full = of(PROVISIONAL, {
    pendingCityId: "35024",
    visitedCityId: "29019",
    shownCityId: "29019",
    failed: true,
  });
  expect(after(full, { kind: "left" })).toBe(NO_CITY);
});
