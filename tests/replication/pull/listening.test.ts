import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { backoffMs } from "../../../replication/pull/backoff.ts";
import { ANSWER_MS_MAX, LIVE_LEASE_MS } from "../../../replication/pull/limits.ts";
import { scopesOfPerson } from "../../../replication/pull/scope.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "../../../src/domain/basics/instant.ts";
import { NOW } from "../../examples/identifiers.ts";
import { anomaliesScope, positionOf, publish } from "./a-town.ts";
import { aDevice, type Device } from "./a-device.ts";
import { FakeServer } from "./fake-server.ts";
import { fakeTime, type FakeTime } from "./fake-time.ts";

const SCOPE = anomaliesScope();

let time: FakeTime;
let server: FakeServer;
let device: Device;

beforeEach(async () => {
  time = fakeTime(NOW);
  server = new FakeServer(time);
  device = await aDevice(server, time);
});

afterEach(() => device.close());

async function live() {
  const pull = device.start([SCOPE]);
  await time.advance(SECOND_MS);
  expect(pull.state(SCOPE)).toBe("live");
  return pull;
}

const count = async () => (await device.held("anomalies")).size;

describe("listening", () => {
  it("shows a neighbour's report as soon as the city has it [PULL-8]", async () => {
    const pull = await live();
    publish(server, 1);
    await time.advance(100);
    expect(await count()).toBe(1);
    await pull.stop();
  });

  it("shows a report whose commit became visible late, while it listens, hazard 3 [PULL-3]", async () => {
    publish(server, 1);
    const pull = await live();
    publish(server, 2, {}, server.stamp(NOW - 9 * MINUTE_MS));
    await time.advance(100);
    expect(await count()).toBe(2);
    await pull.stop();
  });

  it("shows a report whose commit became visible late, while the app was closed, hazard 4 [PULL-3]", async () => {
    publish(server, 1);
    await (await live()).stop();
    publish(server, 2, {}, server.stamp(NOW - 9 * MINUTE_MS));
    const pull = await live();
    expect(await count()).toBe(2);
    await pull.stop();
  });

  it("brings what came later than the overlap with the next full reading, hazard 4 [PULL-3]", async () => {
    publish(server, 1);
    await (await live()).stop();
    publish(server, 2, {}, server.stamp(NOW - HOUR_MS));
    await (await live()).stop();
    expect(await count()).toBe(1);
    await time.advance(31 * DAY_MS);
    const pull = await live();
    expect(await count()).toBe(2);
    await pull.stop();
  });

  it("recovers when the listener is refused and the rights come back, hazard 9 [PULL-5] [F76]", async () => {
    const pull = await live();
    server.faults.refused = () => true;
    server.failListeners(new Error("permission-denied"));
    await time.advance(SECOND_MS / 2);
    expect(pull.state(SCOPE)).toBe("cold");
    await time.advance(20 * MINUTE_MS);
    publish(server, 1);
    server.faults.refused = () => false;
    await time.advance(5 * MINUTE_MS + SECOND_MS);
    expect(pull.state(SCOPE)).toBe("live");
    expect(await count()).toBe(1);
    await pull.stop();
  });

  it("waits from a second to five minutes between two attempts, each time differently [PULL-5]", () => {
    expect(backoffMs(1, 0)).toBe(SECOND_MS);
    expect(backoffMs(1, 0.999)).toBeLessThanOrEqual(2 * SECOND_MS);
    expect(backoffMs(40, 0.9999)).toBeLessThanOrEqual(5 * MINUTE_MS);
    expect(backoffMs(40, 0.9999)).toBeGreaterThan(4 * MINUTE_MS);
    expect(backoffMs(6, 0.2)).not.toBe(backoffMs(6, 0.7));
  });

  it("never takes an answer from the cache for the city's, hazard 10 [PULL-5] [PULL-8]", async () => {
    publish(server, 1);
    const pull = await live();
    const { upToDateAt } = await positionOf(device);
    server.setOffline(true);
    await time.advance(SECOND_MS);
    expect(pull.state(SCOPE)).toBe("listening");
    expect(await count()).toBe(1);
    expect(await positionOf(device)).toMatchObject({ upToDateAt, liveUntil: 0 });
    await time.advance(MINUTE_MS);
    expect(pull.state(SCOPE)).toBe("cold");
    server.setOffline(false);
    device.goOnline();
    await time.advance(SECOND_MS);
    expect(pull.state(SCOPE)).toBe("live");
    await pull.stop();
  });

  it("takes silence for an error, never for an empty city, hazard 11 [PULL-5] [P13]", async () => {
    server.faults.silent = true;
    const pull = device.start([SCOPE]);
    await time.advance(ANSWER_MS_MAX - 1);
    expect(device.events).toEqual([]);
    await time.advance(2);
    expect(device.events).toMatchObject([{ kind: "failed", scope: "anomalies:35024", attempts: 1 }]);
    expect(pull.state(SCOPE)).toBe("cold");
    expect((await positionOf(device)).upToDateAt).toBe(0);
    await pull.stop();
  });

  it("makes a connection anew that carries nothing any more, once for all its scopes, hazard 11 [PULL-5]", async () => {
    publish(server, 1);
    server.faults.deaf = true;
    const pull = device.start([SCOPE, ...scopesOfPerson("resident-yann")]);
    const bouncesBefore = server.bounces;
    await time.advance(ANSWER_MS_MAX + 5 * SECOND_MS);
    expect(server.bounces - bouncesBefore).toBe(1);
    expect(pull.state(SCOPE)).toBe("live");
    expect((await device.held("anomalies")).size).toBe(1);
    await pull.stop();
  });

  it("takes a listener that never answers for an error, hazard 11 [PULL-5]", async () => {
    const pull = device.start([SCOPE]);
    await time.advance(7);
    expect(pull.state(SCOPE)).toBe("listening");
    server.faults.silent = true;
    await time.advance(ANSWER_MS_MAX);
    expect(pull.state(SCOPE)).toBe("cold");
    await pull.stop();
  });

  it("bills two reads for a quiet start and one for each change, hazard 15 [PULL-3]", async () => {
    publish(server, 1, {}, server.stamp(NOW - HOUR_MS));
    publish(server, 2, {}, server.stamp(NOW - 11 * MINUTE_MS));
    await (await live()).stop();
    await time.advance(HOUR_MS);
    // The newest document is its own overlap; a city's scope without documents is billed the same.
    server.reads = 0;
    const pull = await live();
    expect(server.reads).toBe(2);
    for (let n = 3; n <= 12; n += 1) {
      publish(server, n);
      await time.advance(100);
    }
    expect(server.reads).toBe(12);
    await time.advance(HOUR_MS);
    expect(server.reads).toBe(12);
    await pull.stop();
  });

  it("says « live » only as long as somebody renews it [PULL-8] [P5]", async () => {
    const pull = await live();
    await time.advance(10 * MINUTE_MS);
    expect((await positionOf(device)).upToDateAt).toBeGreaterThan(NOW + 9 * MINUTE_MS);
    device.kill();
    await time.advance(LIVE_LEASE_MS);
    expect((await positionOf(device)).liveUntil).toBeLessThanOrEqual(time.now());
    expect(pull).toBeDefined();
  });
});
