import { describe, expect, it } from "vitest";
import { forgetModeration } from "../../../replication/pull/forget-moderation.ts";
import { forgetOldCities } from "../../../replication/pull/forget-old-cities.ts";
import type { PullStore } from "../../../replication/pull/ports.ts";
import {
  everyScopeOfCity,
  scopeIdOf,
  scopesOfCity,
  scopesOfPerson,
  type Scope,
} from "../../../replication/pull/scope.ts";
import type { PositionRow } from "../../../src/data/replica/position-row.ts";
import { NOW } from "../../examples/identifiers.ts";
import { anomaliesScope } from "./a-town.ts";
import { fakeTime } from "./fake-time.ts";

/** A store that holds these positions, by when they were wanted, and remembers what it forgot. */
function aStore(held: Readonly<Record<string, number>>) {
  const wanted = new Map(Object.entries(held));
  const forgotten: string[] = [];
  const store = {
    keepPosition: async (scope: Scope, { wantedAt }: Partial<PositionRow>) =>
      void wanted.set(scopeIdOf(scope), wantedAt ?? -1),
    positions: async () => [...wanted].map(([id, wantedAt]) => ({ id, wantedAt })),
    forget: async (scope: Scope) => void forgotten.push(scopeIdOf(scope)),
  } as unknown as PullStore;
  return { store, wanted, forgotten };
}

const idsOf = (cityId: string) => everyScopeOfCity(cityId).map(scopeIdOf);

describe("a commune that nobody looked at for long", () => {
  const held = { "anomalies:1": 4, "anomalies:2": 1, "anomalies:3": 3, "anomalies:4": 2, "ideas:9": 0 };

  it("leaves the device with the pages of its threads, and the three wanted last stay [PULL-10, THR-12]", async () => {
    const { store, wanted, forgotten } = aStore({ ...held, "messages:2/a.1": 0, "messages:3/b.1": 0 });
    await forgetOldCities(store, fakeTime(NOW), [...scopesOfPerson("yann"), ...scopesOfCity("3")]);
    expect(forgotten).toEqual([...idsOf("2"), "messages:2/a.1"]);
    expect(wanted.get("anomalies:3")).toBe(NOW);
    // One note for each city: whatever is wanted is told again at each change.
    expect([...wanted.values()].filter((at) => at === NOW)).toHaveLength(1);
  });

  it("is one that is wanted now last of all, however the clock was set meanwhile [PULL-10, F72]", async () => {
    const { store, forgotten } = aStore(held);
    await forgetOldCities(store, fakeTime(0), [anomaliesScope("2")]);
    expect(forgotten).toEqual(idsOf("4"));
  });
});

it("lets what only moderators may read go from each commune where somebody is none any more [P9]", async () => {
  const { store, forgotten } = aStore({ "moderation:1": 0, "moderation:2": 0, "anomalies:1": 0 });
  await forgetModeration(store, (cityId) => cityId === "2");
  expect(forgotten).toEqual(["moderation:1"]);
});
