import { expect, it, onTestFinished, vi } from "vitest";
import { scopesOfCity } from "../../../replication/pull/scope.ts";
import { replicaStore } from "../../../replication/pull/replica-store.ts";
import { systemClock } from "../../../src/clock/system-clock.ts";
import { watchFreshness } from "../../../src/data/replica/use-freshness.ts";
import { SECOND_MS } from "../../../src/domain/basics/instant.ts";
import { takeClock } from "../../support/take-clock.ts";
import { aReplica } from "./a-replica.ts";

it("stops being live on an open screen when nobody renews it, and asks the clock no more once the screen is left [PULL-8] [P5]", async () => {
  const replica = await aReplica();
  onTestFinished(async () => void (await replica.remove()));
  const clock = takeClock();
  const store = replicaStore(replica);
  const [, scope] = scopesOfCity("35024");
  if (scope === undefined) throw new Error("A city has anomalies.");
  const told: boolean[] = [];
  const stop = watchFreshness("35024", "anomalies")(replica, ({ live }) => told.push(live));
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
