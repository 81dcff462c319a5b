import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { PAGE_DOCS } from "../../../replication/pull/limits.ts";
import { scopesOfPerson } from "../../../replication/pull/scope.ts";
import { DAY_MS, MINUTE_MS } from "../../../src/domain/basics/instant.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { aDevice, type Device } from "./a-device.ts";
import { anomaliesScope, BETTON, positionOf, publish } from "./a-town.ts";
import { FakeServer } from "./fake-server.ts";
import { fakeTime, type FakeTime } from "./fake-time.ts";

const ANOMALIES = anomaliesScope();
const SCOPES = [ANOMALIES];

let time: FakeTime;
let server: FakeServer;
let device: Device;

beforeEach(async () => {
  time = fakeTime(NOW);
  server = new FakeServer(time);
  device = await aDevice(server, time);
});

afterEach(() => device.close());

async function live(ms = 30_000) {
  const pull = device.start(SCOPES);
  await time.advance(ms);
  return pull;
}

describe("paging", () => {
  it.each([PAGE_DOCS - 1, PAGE_DOCS, PAGE_DOCS + 1, 2 * PAGE_DOCS])(
    "brings %i reports, whatever the page's boundary, hazards 1 and 15c [PULL-1]",
    async (count) => {
      for (let n = 0; n < count; n += 1) publish(server, n, {}, server.stamp(NOW - DAY_MS + n));
      const pull = await live();
      expect((await device.held("anomalies")).size).toBe(count);
      expect(pull.state(ANOMALIES)).toBe("live");
      await pull.stop();
    },
  );

  it("brings three pages of reports that share one timestamp, hazard 2 [PULL-1] [F70]", async () => {
    const stamp = { seconds: Math.floor(NOW / 1000) - 86_400, nanoseconds: 123_456_000 };
    for (let n = 0; n < 3 * PAGE_DOCS; n += 1) publish(server, n, {}, stamp);
    const pull = await live();
    expect((await device.held("anomalies")).size).toBe(3 * PAGE_DOCS);
    expect(server.pages).toHaveLength(4);
    await pull.stop();
  });

  it("goes on after the exact microsecond it stopped at, hazard 6 [PULL-1]", async () => {
    const seconds = Math.floor(NOW / 1000) - 86_400;
    for (let n = 0; n < PAGE_DOCS + 5; n += 1)
      publish(server, n, {}, { seconds, nanoseconds: 5_000_000 + n * 1000 });
    const pull = await live();
    expect((await device.held("anomalies")).size).toBe(PAGE_DOCS + 5);
    await pull.stop();
  });

  it("re-reads an overlap larger than a page without going round in circles, hazard 15c [PULL-3]", async () => {
    for (let n = 0; n < 2 * PAGE_DOCS + 7; n += 1) publish(server, n, {}, server.stamp(NOW - MINUTE_MS + n));
    await (await live()).stop();
    device.calls.length = 0;
    const pull = await live();
    expect(pull.state(ANOMALIES)).toBe("live");
    expect((await device.held("anomalies")).size).toBe(2 * PAGE_DOCS + 7);
    await pull.stop();
  });

  it("pulls several scopes although one of them fails, hazard 15c [PULL-5]", async () => {
    publish(server, 1);
    server.faults.refused = ({ collection }) => collection === "receipts";
    const scopes = [...scopesOfPerson("resident-yann"), ...SCOPES];
    const pull = device.start(scopes);
    await time.advance(30_000);
    expect((await device.held("anomalies")).size).toBe(1);
    expect(scopes.map((scope) => pull.state(scope))).toEqual(["live", "live", "cold", "live"]);
    await pull.stop();
  });

  it("does not let a report from the far future hide the others, hazard 5 [PULL-2]", async () => {
    publish(server, 1, {}, server.stamp(NOW + 400 * DAY_MS));
    await (await live()).stop();
    publish(server, 2, {}, server.stamp(NOW + MINUTE_MS));
    const pull = await live();
    expect((await device.held("anomalies")).size).toBe(2);
    expect((await positionOf(device)).checkpoint.startsWith(`${Math.floor(NOW / 1000) + 60}.`)).toBe(true);
    await pull.stop();
  });

  it("puts a malformed report aside, brings the rest and stays alive, hazard 7 [PULL-4] [F67]", async () => {
    publish(server, 1);
    server.write(BETTON, anIdentifier(2), { ...anAnomaly({ id: anIdentifier(2) }), place: "Betton" });
    server.write(BETTON, anIdentifier(3), { ...anAnomaly({ id: anIdentifier(3) }), updatedAt: "hier" }, null);
    const pull = await live();
    publish(server, 4);
    await time.advance(1000);
    expect(new Set((await device.held("anomalies")).keys())).toEqual(
      new Set([anIdentifier(1), anIdentifier(4)]),
    );
    expect((await positionOf(device)).quarantined).toEqual([anIdentifier(2), anIdentifier(3)]);
    expect(device.events.filter(({ kind }) => kind === "quarantined")).toHaveLength(2);
    expect(pull.state(ANOMALIES)).toBe("live");
    await pull.stop();
  });

  it("releases from quarantine what parses at last [PULL-4]", async () => {
    server.write(BETTON, anIdentifier(2), { ...anAnomaly({ id: anIdentifier(2) }), place: "Betton" });
    const pull = await live();
    publish(server, 2, { rev: 2 });
    await time.advance(1000);
    expect((await positionOf(device)).quarantined).toEqual([]);
    expect((await device.held("anomalies")).size).toBe(1);
    await pull.stop();
  });

  it("takes a hidden report away even when the rest of it does not parse [PULL-7] [F76]", async () => {
    publish(server, 1);
    const pull = await live();
    server.write(BETTON, anIdentifier(1), { visibility: "hidden", rev: 2 });
    await time.advance(1000);
    expect((await device.held("anomalies")).size).toBe(0);
    await pull.stop();
  });

  it.each(["apply anomalies", "keepPosition anomalies"])(
    "loses and doubles nothing when the page is killed before « %s », hazard 8 [PULL-3]",
    async (fatal) => {
      for (let n = 0; n < PAGE_DOCS + 3; n += 1) publish(server, n, {}, server.stamp(NOW - DAY_MS + n));
      for (let round = 1; round <= 4; round += 1) {
        device.start(SCOPES);
        let seen = 0;
        device.killBefore((call) => {
          if (call === fatal) seen += 1;
          return seen === round + (fatal.startsWith("keep") ? 1 : 0);
        });
        await time.advance(30_000);
        device.kill();
      }
      const pull = await live();
      expect((await device.held("anomalies")).size).toBe(PAGE_DOCS + 3);
      expect(pull.state(ANOMALIES)).toBe("live");
      await pull.stop();
    },
  );
});
