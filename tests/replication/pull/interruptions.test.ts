import { describe, expect, it } from "vitest";
import { scopesOfCity, scopesOfPerson } from "../../../replication/pull/scope.ts";
import { PAGE_DOCS } from "../../../replication/pull/limits.ts";
import { HIDDEN_MS_MAX } from "../../../src/clock/waits.ts";
import { DAY_MS, MINUTE_MS, SECOND_MS } from "../../../src/domain/basics/instant.ts";
import { NOW } from "../../examples/identifiers.ts";
import { anomaliesScope, publish } from "./a-town.ts";
import { aPullingDevice, SCOPE } from "./a-pulling-device.ts";

const here = aPullingDevice();

describe("interruptions", () => {
  it("loses no row when the page is hidden in the middle of a page, hazard 15b [PULL-10]", async () => {
    for (let n = 0; n < PAGE_DOCS + 50; n += 1)
      publish(here.server, n, {}, here.server.stamp(NOW - DAY_MS + n));
    const pull = here.device.start([SCOPE]);
    await here.time.advance(4);
    here.device.show(false);
    await here.time.advance(HIDDEN_MS_MAX + 1);
    expect(pull.state(SCOPE)).toBe("cold");
    expect(here.server.listeners()).toBe(0);
    publish(here.server, 2 * PAGE_DOCS);
    here.device.show(true);
    await here.time.advance(SECOND_MS);
    expect(pull.state(SCOPE)).toBe("live");
    expect(await here.count()).toBe(PAGE_DOCS + 51);
    await pull.stop();
  });

  it("loses no change of one scope while another is paging, hazard 15d [PULL-10]", async () => {
    for (let n = 0; n < 3 * PAGE_DOCS; n += 1) {
      publish(here.server, n, { cityId: "35238" }, here.server.stamp(NOW - DAY_MS + n));
    }
    const pull = here.device.start([SCOPE, anomaliesScope("35238")]);
    for (let n = 0; n < 20; n += 1) {
      await here.time.advance(1);
      publish(here.server, 5000 + n);
    }
    await here.time.advance(SECOND_MS);
    expect(await here.count()).toBe(3 * PAGE_DOCS + 20);
    await pull.stop();
  });

  it("mixes resyncs and changes without loss, hazard 15d [PULL-10]", async () => {
    const pull = await here.live();
    for (let n = 0; n < 30; n += 1) {
      publish(here.server, n);
      if (n % 3 === 0) here.server.failListeners(new Error("unavailable"));
      if (n % 4 === 0) here.device.goOnline();
      await here.time.advance(n % 7);
    }
    await here.time.advance(10 * SECOND_MS);
    expect(pull.state(SCOPE)).toBe("live");
    expect(await here.count()).toBe(30);
    await pull.stop();
  });

  it("makes a new instance when the SDK's own state broke, hazard 48 [PULL-5]", async () => {
    const pull = await here.live();
    here.server.failListeners(new Error("FIRESTORE (12.19.0) INTERNAL ASSERTION FAILED: Unexpected state"));
    await here.time.advance(3 * SECOND_MS);
    expect(here.server.instances).toBe(2);
    expect(here.device.events.map(({ kind }) => kind)).toContain("revived");
    expect(pull.state(SCOPE)).toBe("live");
    await pull.stop();
  });

  it("lets a page that was opened in the background go as one that was hidden, until it is shown [PULL-6]", async () => {
    here.device.show(false);
    const pull = here.device.start([SCOPE]);
    await here.time.advance(HIDDEN_MS_MAX + SECOND_MS);
    expect(here.server.listeners()).toBe(0);
    here.device.show(true);
    await here.time.advance(SECOND_MS);
    expect(pull.state(SCOPE)).toBe("live");
    await pull.stop();
    expect(pull.state(SCOPE)).toBe("cold");
  });

  it("counts attempts from the last time it was live, and pauses between two [PULL-5]", async () => {
    const pull = await here.live();
    const attempts = () =>
      here.device.events.flatMap((event) => (event.kind === "failed" ? [event.attempts] : []));
    here.server.failListeners(new Error("unavailable"));
    await here.time.advance(10 * SECOND_MS);
    here.server.failListeners(new Error("unavailable"));
    await here.time.advance(10 * SECOND_MS);
    expect(pull.state(SCOPE)).toBe("live");
    expect(attempts()).toEqual([1, 1]);
    here.server.setOffline(true);
    here.server.failListeners(new Error("unavailable"));
    await here.time.advance(10 * SECOND_MS);
    expect(attempts().length).toBeLessThan(10);
    await pull.stop();
  });

  it("waits no longer once the city has answered something else [PULL-5, PULL-8]", async () => {
    const pull = await here.live();
    here.server.setOffline(true);
    here.server.failListeners(new Error("unavailable"));
    await here.time.advance(20 * MINUTE_MS);
    here.server.setOffline(false);
    expect(pull.state(SCOPE)).toBe("cold");
    pull.wake();
    await here.time.advance(2 * SECOND_MS);
    expect(pull.state(SCOPE)).toBe("live");
    await pull.stop();
  });

  it("leaves no timer, no listener and nothing running once it is stopped [PULL-5]", async () => {
    const scopes = [...scopesOfPerson("resident-yann"), ...scopesOfCity("35024")];
    const pull = here.device.start(scopes);
    await here.time.advance(MINUTE_MS);
    expect(here.server.listeners()).toBe(scopes.length);
    await pull.stop();
    expect(here.server.listeners()).toBe(0);
    expect(here.time.timers()).toBe(0);
  });

  it("leaves no timer of a page that was hidden, and hears of no page any more once it is stopped [PULL-5, PULL-6]", async () => {
    const pull = await here.live();
    here.device.show(false);
    await pull.stop();
    expect(here.time.timers()).toBe(0);
    here.device.show(true);
    here.device.show(false);
    here.device.goOnline();
    await here.time.rest();
    expect(here.time.timers()).toBe(0);
    expect(here.server.listeners()).toBe(0);
  });
});
