import { expect, it, onTestFinished, vi } from "vitest";
import { cityClock } from "../../../src/clock/city-clock.ts";
import { LIVE_LEASE_MS } from "../../../src/clock/waits.ts";
import { scopesOfCity } from "../../../replication/pull/scope.ts";
import { replicaStore } from "../../../replication/pull/replica-store.ts";
import { systemClock } from "../../../src/clock/system-clock.ts";
import { freshnessOf, watchFreshness, type Freshness } from "../../../src/data/replica/use-freshness.ts";
import type { PositionRow } from "../../../src/data/replica/position-row.ts";
import { SECOND_MS } from "../../../src/domain/basics/instant.ts";
import { NOW } from "../../examples/identifiers.ts";
import { takeClock } from "../../support/take-clock.ts";
import { aReplica } from "./a-replica.ts";

it("stops being live on an open screen when nobody renews it, and asks the clock no more once the screen is left [PULL-8] [P5]", async () => {
  const replica = await aReplica();
  onTestFinished(async () => void (await replica.remove()));
  const clock = takeClock();
  const store = replicaStore(replica);
  const [, scope] = scopesOfCity("35024");
  if (scope === undefined) throw new Error("A city has anomalies.");
  const unknown: Freshness[] = [];
  // One that ends now is no more.
  await store.keepPosition(scope, { liveUntil: cityClock.now() });
  // Of what nobody ever read.
  watchFreshness("35238", "ideas")(replica, (freshness) => unknown.push(freshness));
  const told: boolean[] = [];
  const stop = watchFreshness("35024", "anomalies")(replica, ({ live }) => told.push(live));
  await vi.waitUntil(() => told.length > 0);
  await vi.waitUntil(() => unknown.length > 0);
  expect([told, unknown, clock.timers()]).toEqual([[false], [{ live: false, at: null, quarantined: 0 }], 0]);
  await store.keepPosition(scope, { liveUntil: systemClock.now() + 10 * SECOND_MS });
  await vi.waitUntil(() => told.at(-1) === true);
  await clock.advance(9 * SECOND_MS);
  expect(told.at(-1)).toBe(true);
  await store.keepPosition(scope, { liveUntil: systemClock.now() + 10 * SECOND_MS });
  await clock.advance(2 * SECOND_MS);
  expect(told.at(-1)).toBe(true);
  await clock.advance(9 * SECOND_MS);
  expect(told.at(-1)).toBe(false);

  await store.keepPosition(scope, { liveUntil: systemClock.now() + 10 * SECOND_MS });
  await vi.waitUntil(() => told.at(-1) === true);
  stop();
  expect(clock.timers()).toBe(0);
});

it("is live until its lease ends, and under none that is longer than any; never while nothing is known [PULL-8] [P13]", () => {
  const position = (over: object) =>
    ({ liveUntil: 0, upToDateAt: 0, quarantined: [], ...over }) as unknown as PositionRow;
  const isLive = (liveUntil: number): boolean => freshnessOf(position({ liveUntil }), NOW).live;
  expect([NOW, NOW + 1, NOW + LIVE_LEASE_MS, NOW + LIVE_LEASE_MS + 1].map(isLive)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  const nothing = { live: false, at: null, quarantined: 0 };
  expect([freshnessOf(undefined, NOW), freshnessOf(position({}), NOW)]).toEqual([nothing, nothing]);
  const known = position({ upToDateAt: 7, quarantined: ["a", "b"] });
  expect(freshnessOf(known, NOW)).toEqual({ live: false, at: 7, quarantined: 2 });
});
