import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { HIDDEN_MS_MAX, PAGE_DOCS } from "../../../replication/pull/limits.ts";
import { scopesOfCity, scopesOfPerson } from "../../../replication/pull/scope.ts";
import { DAY_MS, MINUTE_MS, SECOND_MS } from "../../../src/domain/basics/instant.ts";
import { NOW } from "../../examples/identifiers.ts";
import { anomaliesScope, publish } from "./a-town.ts";
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

describe("interruptions", () => {
  it("loses no row when the page is hidden in the middle of a page, hazard 15b [PULL-10]", async () => {
    for (let n = 0; n < PAGE_DOCS + 50; n += 1) publish(server, n, {}, server.stamp(NOW - DAY_MS + n));
    const pull = device.start([SCOPE]);
    await time.advance(4);
    device.show(false);
    await time.advance(HIDDEN_MS_MAX + 1);
    expect(pull.state(SCOPE)).toBe("cold");
    expect(server.listeners()).toBe(0);
    publish(server, 2 * PAGE_DOCS);
    device.show(true);
    await time.advance(SECOND_MS);
    expect(pull.state(SCOPE)).toBe("live");
    expect(await count()).toBe(PAGE_DOCS + 51);
    await pull.stop();
  });

  it("loses no change of one scope while another is paging, hazard 15d [PULL-10]", async () => {
    for (let n = 0; n < 3 * PAGE_DOCS; n += 1) {
      publish(server, n, { cityId: "35238" }, server.stamp(NOW - DAY_MS + n));
    }
    const pull = device.start([SCOPE, anomaliesScope("35238")]);
    for (let n = 0; n < 20; n += 1) {
      await time.advance(1);
      publish(server, 5000 + n);
    }
    await time.advance(SECOND_MS);
    expect(await count()).toBe(3 * PAGE_DOCS + 20);
    await pull.stop();
  });

  it("mixes resyncs and changes without loss, hazard 15d [PULL-10]", async () => {
    const pull = await live();
    for (let n = 0; n < 30; n += 1) {
      publish(server, n);
      if (n % 3 === 0) server.failListeners(new Error("unavailable"));
      if (n % 4 === 0) device.goOnline();
      await time.advance(n % 7);
    }
    await time.advance(10 * SECOND_MS);
    expect(pull.state(SCOPE)).toBe("live");
    expect(await count()).toBe(30);
    await pull.stop();
  });

  it("makes a new instance when the SDK's own state broke, hazard 48 [PULL-5]", async () => {
    const pull = await live();
    server.failListeners(new Error("FIRESTORE (12.19.0) INTERNAL ASSERTION FAILED: Unexpected state"));
    await time.advance(3 * SECOND_MS);
    expect(server.instances).toBe(2);
    expect(device.events.map(({ kind }) => kind)).toContain("revived");
    expect(pull.state(SCOPE)).toBe("live");
    await pull.stop();
  });

  it("leaves no timer, no listener and nothing running once it is stopped [PULL-5]", async () => {
    const scopes = [...scopesOfPerson("resident-yann"), ...scopesOfCity("35024")];
    const pull = device.start(scopes);
    await time.advance(MINUTE_MS);
    expect(server.listeners()).toBe(scopes.length);
    await pull.stop();
    expect(server.listeners()).toBe(0);
    expect(time.timers()).toBe(0);
  });
});
