import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import "../support/stories.ts";
import { CITY_PREFERENCES_SCHEMA } from "../../src/domain/account/city-preferences-schema.ts";
import { roundedPlace } from "../../src/domain/account/my-places.ts";
import { wholeMembership, type Membership } from "../../src/domain/account/membership.ts";
import { applySettings } from "../../src/domain/sync/apply-settings.ts";
import type { PendingCommand } from "../../src/domain/sync/sync-state.ts";
import { decide } from "../../src/domain/command/decide.ts";
import { parseCommand } from "../../src/domain/command/parse-command.ts";
import { MY_PLACES_MAX } from "../../src/domain/limits/limits.ts";
import { distanceM } from "../../src/domain/place/distance.ts";
import { placeOf } from "../../src/domain/place/place.ts";
import { someCityPreferences, aMyPlace } from "../examples/a-command.ts";
import { aGuest, aMembership } from "../examples/accounts.ts";
import { aContext } from "../examples/a-context.ts";
import { anIdentifier } from "../examples/identifiers.ts";

const HOME = aMyPlace();

const overlayUserCity = (membership: Membership, pending: readonly PendingCommand[]) =>
  applySettings(wholeMembership(membership), { collection: "userCities", id: membership.cityId }, pending);

function decided(payload: Parameters<typeof someCityPreferences>[0]) {
  const decision = decide(someCityPreferences(payload), aContext({ actor: aGuest() }));
  if (!decision.ok) throw new Error(`Refused: ${decision.problem.code}.`);
  return decision.value.membership;
}

describe("a person's own places", () => {
  it("are kept for guests too, and the last intent wins [CITY-13]", () => {
    expect(decided({ places: [HOME], opensOn: HOME.id })).toMatchObject({
      places: [HOME],
      opensOn: HOME.id,
      rev: 2,
    });
  });

  it("are never kept nearer than about a hundred metres [CITY-13] [SEC-5]", () => {
    const parsed = parseCommand(
      someCityPreferences({ places: [aMyPlace({ place: placeOf(48.181_733, -1.643_612) })], opensOn: null }),
    );
    expect(parsed).toMatchObject({
      ok: true,
      value: { payload: { places: [{ place: { latE6: 48_182_000, lngE6: -1_644_000 } }] } },
    });
  });

  it("are rounded once and for all, and stay within a short walk [CITY-13]", () => {
    const anywhere = fc.record({
      latE6: fc.integer({ min: 41_000_000, max: 51_000_000 }),
      lngE6: fc.integer({ min: -5_000_000, max: 9_000_000 }),
    });
    fc.assert(
      fc.property(anywhere, (place) => {
        const rounded = roundedPlace(place);
        expect(roundedPlace(rounded)).toEqual(rounded);
        expect(distanceM(place, rounded)).toBeLessThan(80);
      }),
    );
  });

  it("have no minus before nothing, of which a document keeps none [CITY-13]", () => {
    expect(roundedPlace({ latE6: 48_000_400, lngE6: -3 })).toEqual({ latE6: 48_000_000, lngE6: 0 });
  });

  it("are three at most, each with a name [FORM-2] [CITY-13]", () => {
    const places = (length: number) =>
      Array.from({ length }, (_, index) => aMyPlace({ id: anIdentifier(50 + index) }));
    expect(parseCommand(someCityPreferences({ places: places(MY_PLACES_MAX), opensOn: null })).ok).toBe(true);
    expect(parseCommand(someCityPreferences({ places: places(MY_PLACES_MAX + 1), opensOn: null })).ok).toBe(
      false,
    );
    expect(parseCommand(someCityPreferences({ places: [aMyPlace({ label: " " })], opensOn: null })).ok).toBe(
      false,
    );
    expect(parseCommand(someCityPreferences({ places: [HOME, HOME], opensOn: null })).ok).toBe(false);
  });

  it("open the map only where there is one [CITY-13]", () => {
    expect(parseCommand(someCityPreferences({ places: [HOME], opensOn: HOME.id })).ok).toBe(true);
    expect(parseCommand(someCityPreferences({ places: [], opensOn: HOME.id })).ok).toBe(false);
  });

  it("show at once, until the city says them or says no [CITY-13] [OFF-1]", () => {
    const command = someCityPreferences({ places: [HOME], opensOn: null });
    const places = (state: "queued" | "refused") =>
      overlayUserCity(aMembership(), [{ command, state }]).places;
    expect(places("queued")).toEqual([HOME]);
    expect(places("refused")).toEqual([]);
    const outcome = { commandId: command.id, state: "applied", rev: 2, number: "", appliedAt: 0 } as const;
    const moved = aMembership({ rev: 3 });
    expect(overlayUserCity(moved, [{ command, state: "applied", outcome }]).places).toEqual([]);
  });

  it("stay as they are when only the filter is settled, and the other way round [CITY-23]", () => {
    const filter = { status: "all", category: "voirie", period: "month" } as const;
    expect(decided({ places: [HOME], opensOn: null, filter })).toMatchObject({ places: [HOME], filter });
    const command = someCityPreferences({ places: [], opensOn: null });
    expect(decide(command, aContext({ membership: aMembership({ filter }) }))).toMatchObject({
      value: { membership: { filter, places: [] } },
    });
    expect(overlayUserCity(aMembership({ filter }), [{ command, state: "queued" }]).filter).toEqual(filter);
  });

  it("put the map or the list first, whatever else is settled [CITY-25]", () => {
    const filter = { status: "all", category: null, period: "any" } as const;
    expect(decided({ places: [HOME], opensOn: null, view: "list" })).toMatchObject({ view: "list" });
    const command = someCityPreferences({ places: [], opensOn: null, filter });
    const before = aMembership({ view: "list" });
    expect(decide(command, aContext({ membership: before }))).toMatchObject({
      value: { membership: { filter, view: "list" } },
    });
    expect(overlayUserCity(before, [{ command, state: "queued" }])).toMatchObject({ filter, view: "list" });
  });

  it("may settle neither the map nor the list again [CITY-25] [NAV-23]", () => {
    const command = someCityPreferences({ places: [], opensOn: null, view: "last" });
    expect(parseCommand(command).ok).toBe(true);
    const before = aMembership({ view: "list" });
    expect(decide(command, aContext({ membership: before }))).toMatchObject({
      value: { membership: { view: null } },
    });
    expect(overlayUserCity(before, [{ command, state: "queued" }]).view).toBeNull();
  });

  it("may have waited since before there were filters, or a view [CITY-23] [CITY-25] [SEC-6]", () => {
    const { filter: _, view: __, ...older } = someCityPreferences({ places: [HOME], opensOn: null }).payload;
    const sent = { ...someCityPreferences({ places: [], opensOn: null }), payload: older };
    expect(parseCommand(sent)).toMatchObject({ ok: true, value: { payload: { filter: null, view: null } } });
    const odd = { status: "everything", category: null, period: "any" };
    expect(parseCommand({ ...sent, payload: { ...older, filter: odd } })).toMatchObject({
      ok: false,
      problem: { code: "invalid", fields: [{ field: "filter.status", code: "not_one_of" }] },
    });
    for (const payload of [null, "places"])
      expect(CITY_PREFERENCES_SCHEMA.parse(payload)).toMatchObject({
        problem: [{ field: "", code: "wrong_type" }],
      });
    expect(parseCommand({ ...sent, payload: { ...older, view: "globe" } })).toMatchObject({
      ok: false,
      problem: { code: "invalid", fields: [{ field: "view", code: "not_one_of" }] },
    });
  });

  it("are none in a document of an older version [CITY-13]", () => {
    const { places: _, opensOn: __, filter: ___, view: ____, ...older } = aMembership();
    expect(overlayUserCity(older as ReturnType<typeof aMembership>, [])).toMatchObject({
      places: [],
      opensOn: null,
      filter: { status: "current", category: null, period: "any" },
      view: null,
    });
  });
});
