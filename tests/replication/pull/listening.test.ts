import { describe, expect, it } from "vitest";
import { scopesOfPerson } from "../../../replication/pull/scope.ts";
import { backoffMs } from "../../../src/clock/backoff.ts";
import { LIVE_LEASE_MS, PULL_ANSWER_MS_MAX, PULL_RETRY_MS_MIN } from "../../../src/clock/waits.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "../../../src/domain/basics/instant.ts";
import { NOW } from "../../examples/identifiers.ts";
import { positionOf, publish } from "./a-town.ts";
import { aPullingDevice, SCOPE } from "./a-pulling-device.ts";

const here = aPullingDevice();

describe("listening", () => {
  it("shows a neighbour's report as soon as the city has it [PULL-8]", async () => {
    const pull = await here.live();
    publish(here.server, 1);
    await here.time.advance(100);
    expect(await here.count()).toBe(1);
    await pull.stop();
  });

  it("shows a report whose commit became visible late, while it listens, hazard 3 [PULL-3]", async () => {
    publish(here.server, 1);
    const pull = await here.live();
    publish(here.server, 2, {}, here.server.stamp(NOW - 9 * MINUTE_MS));
    await here.time.advance(100);
    expect(await here.count()).toBe(2);
    await pull.stop();
  });

  it("shows a report whose commit became visible late, while the app was closed, hazard 4 [PULL-3]", async () => {
    publish(here.server, 1);
    await (await here.live()).stop();
    publish(here.server, 2, {}, here.server.stamp(NOW - 9 * MINUTE_MS));
    const pull = await here.live();
    expect(await here.count()).toBe(2);
    await pull.stop();
  });

  it("brings what came later than the overlap with the next full reading, hazard 4 [PULL-3]", async () => {
    publish(here.server, 1);
    await (await here.live()).stop();
    publish(here.server, 2, {}, here.server.stamp(NOW - HOUR_MS));
    await (await here.live()).stop();
    expect(await here.count()).toBe(1);
    await here.time.advance(31 * DAY_MS);
    const pull = await here.live();
    expect(await here.count()).toBe(2);
    await pull.stop();
  });

  it("recovers when the listener is refused and the rights come back, hazard 9 [PULL-5] [F76]", async () => {
    const pull = await here.live();
    here.server.faults.refused = () => true;
    here.server.failListeners(new Error("permission-denied"));
    await here.time.advance(SECOND_MS / 2);
    expect(pull.state(SCOPE)).toBe("cold");
    await here.time.advance(20 * MINUTE_MS);
    publish(here.server, 1);
    here.server.faults.refused = () => false;
    await here.time.advance(5 * MINUTE_MS + SECOND_MS);
    expect(pull.state(SCOPE)).toBe("live");
    expect(await here.count()).toBe(1);
    await pull.stop();
  });

  it("waits from a second to five minutes between two attempts, each time differently [PULL-5]", () => {
    expect(backoffMs(1, 0, PULL_RETRY_MS_MIN)).toBe(SECOND_MS);
    expect(backoffMs(1, 0.999, PULL_RETRY_MS_MIN)).toBeLessThanOrEqual(2 * SECOND_MS);
    expect(backoffMs(40, 0.9999, PULL_RETRY_MS_MIN)).toBeLessThanOrEqual(5 * MINUTE_MS);
    expect(backoffMs(40, 0.9999, PULL_RETRY_MS_MIN)).toBeGreaterThan(4 * MINUTE_MS);
    expect(backoffMs(6, 0.2, PULL_RETRY_MS_MIN)).not.toBe(backoffMs(6, 0.7, PULL_RETRY_MS_MIN));
  });

  it("never takes an answer from the cache for the city's, hazard 10 [PULL-5] [PULL-8]", async () => {
    publish(here.server, 1);
    const pull = await here.live();
    const { upToDateAt } = await positionOf(here.device);
    here.server.setOffline(true);
    await here.time.advance(SECOND_MS);
    expect(pull.state(SCOPE)).toBe("listening");
    expect(await here.count()).toBe(1);
    expect(await positionOf(here.device)).toMatchObject({ upToDateAt, liveUntil: 0 });
    await here.time.advance(MINUTE_MS);
    expect(pull.state(SCOPE)).toBe("cold");
    here.server.setOffline(false);
    here.device.goOnline();
    await here.time.advance(SECOND_MS);
    expect(pull.state(SCOPE)).toBe("live");
    await pull.stop();
  });

  it("takes silence for an error, never for an empty city, hazard 11 [PULL-5] [P13]", async () => {
    here.server.faults.silent = true;
    const pull = here.device.start([SCOPE]);
    await here.time.advance(PULL_ANSWER_MS_MAX - 1);
    expect(here.device.events).toEqual([]);
    await here.time.advance(2);
    expect(here.device.events).toMatchObject([{ kind: "failed", scope: "anomalies:35024", attempts: 1 }]);
    expect(pull.state(SCOPE)).toBe("cold");
    expect((await positionOf(here.device)).upToDateAt).toBe(0);
    await pull.stop();
  });

  it("makes a connection anew that carries nothing any more, once for all its scopes, hazard 11 [PULL-5]", async () => {
    publish(here.server, 1);
    here.server.faults.deaf = true;
    const pull = here.device.start([SCOPE, ...scopesOfPerson("resident-yann")]);
    const bouncesBefore = here.server.bounces;
    await here.time.advance(PULL_ANSWER_MS_MAX + 5 * SECOND_MS);
    expect(here.server.bounces - bouncesBefore).toBe(1);
    expect(pull.state(SCOPE)).toBe("live");
    expect((await here.device.held("anomalies")).size).toBe(1);
    await pull.stop();
  });

  it("takes a listener that never answers for an error, hazard 11 [PULL-5]", async () => {
    const pull = here.device.start([SCOPE]);
    await here.time.advance(7);
    expect(pull.state(SCOPE)).toBe("listening");
    here.server.faults.silent = true;
    await here.time.advance(PULL_ANSWER_MS_MAX);
    expect(pull.state(SCOPE)).toBe("cold");
    await pull.stop();
  });

  it("bills two reads for a quiet start and one for each change, hazard 15 [PULL-3]", async () => {
    publish(here.server, 1, {}, here.server.stamp(NOW - HOUR_MS));
    publish(here.server, 2, {}, here.server.stamp(NOW - 11 * MINUTE_MS));
    await (await here.live()).stop();
    await here.time.advance(HOUR_MS);
    // The newest document is its own overlap; a city's scope without documents is billed the same.
    here.server.reads = 0;
    const pull = await here.live();
    expect(here.server.reads).toBe(2);
    for (let n = 3; n <= 12; n += 1) {
      publish(here.server, n);
      await here.time.advance(100);
    }
    expect(here.server.reads).toBe(12);
    await here.time.advance(HOUR_MS);
    expect(here.server.reads).toBe(12);
    await pull.stop();
  });

  it("says « live » only as long as somebody renews it [PULL-8] [P5]", async () => {
    const pull = await here.live();
    await here.time.advance(10 * MINUTE_MS);
    expect((await positionOf(here.device)).upToDateAt).toBeGreaterThan(NOW + 9 * MINUTE_MS);
    here.device.kill();
    await here.time.advance(LIVE_LEASE_MS);
    expect((await positionOf(here.device)).liveUntil).toBeLessThanOrEqual(here.time.now());
    expect(pull).toBeDefined();
  });
});
