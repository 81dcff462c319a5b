import { describe, expect, it } from "vitest";
import { PAGE_DOCS } from "../../../replication/pull/limits.ts";
import { scopesOfPerson } from "../../../replication/pull/scope.ts";
import { DAY_MS, MINUTE_MS } from "../../../src/domain/basics/instant.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { anomaliesScope, BETTON, positionOf, publish } from "./a-town.ts";
import { aPullingDevice } from "./a-pulling-device.ts";

const ANOMALIES = anomaliesScope();
const SCOPES = [ANOMALIES];

const here = aPullingDevice();

async function live(ms = 30_000) {
  const pull = here.device.start(SCOPES);
  await here.time.advance(ms);
  return pull;
}

describe("paging", () => {
  it.each([PAGE_DOCS - 1, PAGE_DOCS, PAGE_DOCS + 1, 2 * PAGE_DOCS])(
    "brings %i reports, whatever the page's boundary, hazards 1 and 15c [PULL-1]",
    async (count) => {
      for (let n = 0; n < count; n += 1) publish(here.server, n, {}, here.server.stamp(NOW - DAY_MS + n));
      const pull = await live();
      expect((await here.device.held("anomalies")).size).toBe(count);
      expect(pull.state(ANOMALIES)).toBe("live");
      await pull.stop();
    },
  );

  it("brings three pages of reports that share one timestamp, hazard 2 [PULL-1] [F70]", async () => {
    const stamp = { seconds: Math.floor(NOW / 1000) - 86_400, nanoseconds: 123_456_000 };
    for (let n = 0; n < 3 * PAGE_DOCS; n += 1) publish(here.server, n, {}, stamp);
    const pull = await live();
    expect((await here.device.held("anomalies")).size).toBe(3 * PAGE_DOCS);
    expect(here.server.pages).toHaveLength(4);
    await pull.stop();
  });

  it("goes on after the exact microsecond it stopped at, hazard 6 [PULL-1]", async () => {
    const seconds = Math.floor(NOW / 1000) - 86_400;
    for (let n = 0; n < PAGE_DOCS + 5; n += 1)
      publish(here.server, n, {}, { seconds, nanoseconds: 5_000_000 + n * 1000 });
    const pull = await live();
    expect((await here.device.held("anomalies")).size).toBe(PAGE_DOCS + 5);
    await pull.stop();
  });

  it("moves on by the server's time when the device's clock is two days back [PULL-3, PULL-15]", async () => {
    for (let n = 0; n < 3 * PAGE_DOCS; n += 1)
      publish(here.server, n, {}, here.server.stamp(NOW + DAY_MS + n * MINUTE_MS));
    await (await live()).stop();
    expect(here.server.pages).toHaveLength(4);
    here.server.pages.length = 0;
    await (await live()).stop();
    expect(here.server.pages).toHaveLength(1);
  });

  it("re-reads an overlap larger than a page without going round in circles, hazard 15c [PULL-3]", async () => {
    for (let n = 0; n < 2 * PAGE_DOCS + 7; n += 1)
      publish(here.server, n, {}, here.server.stamp(NOW - MINUTE_MS + n));
    await (await live()).stop();
    here.device.calls.length = 0;
    const pull = await live();
    expect(pull.state(ANOMALIES)).toBe("live");
    expect((await here.device.held("anomalies")).size).toBe(2 * PAGE_DOCS + 7);
    await pull.stop();
  });

  it("pulls several scopes although one of them fails, hazard 15c [PULL-5]", async () => {
    publish(here.server, 1);
    here.server.faults.refused = ({ collection }) => collection === "receipts";
    const scopes = [...scopesOfPerson("resident-yann"), ...SCOPES];
    const pull = here.device.start(scopes);
    await here.time.advance(30_000);
    expect((await here.device.held("anomalies")).size).toBe(1);
    const ofState = (state: string) => scopes.filter((scope) => pull.state(scope) === state);
    expect(ofState("cold").map(({ collection }) => collection)).toEqual(["receipts"]);
    expect(ofState("live")).toHaveLength(scopes.length - 1);
    await pull.stop();
  });

  it("does not let a report from the far future hide the others, hazard 5 [PULL-2]", async () => {
    publish(here.server, 1, {}, here.server.stamp(NOW + 400 * DAY_MS));
    await (await live()).stop();
    publish(here.server, 2, {}, here.server.stamp(NOW + MINUTE_MS));
    const pull = await live();
    expect((await here.device.held("anomalies")).size).toBe(2);
    expect((await positionOf(here.device)).checkpoint.startsWith(`${Math.floor(NOW / 1000) + 60}.`)).toBe(
      true,
    );
    await pull.stop();
  });

  it("puts a malformed report aside, brings the rest and stays alive, hazard 7 [PULL-4] [F67]", async () => {
    publish(here.server, 1);
    here.server.write(BETTON, anIdentifier(2), { ...anAnomaly({ id: anIdentifier(2) }), place: "Betton" });
    here.server.write(
      BETTON,
      anIdentifier(3),
      { ...anAnomaly({ id: anIdentifier(3) }), updatedAt: "hier" },
      null,
    );
    const pull = await live();
    publish(here.server, 4);
    await here.time.advance(1000);
    expect(new Set((await here.device.held("anomalies")).keys())).toEqual(
      new Set([anIdentifier(1), anIdentifier(4)]),
    );
    expect((await positionOf(here.device)).quarantined).toEqual([anIdentifier(2), anIdentifier(3)]);
    expect(here.device.events.filter(({ kind }) => kind === "quarantined")).toHaveLength(2);
    expect(pull.state(ANOMALIES)).toBe("live");
    await pull.stop();
  });

  it("releases from quarantine what parses at last [PULL-4]", async () => {
    here.server.write(BETTON, anIdentifier(2), { ...anAnomaly({ id: anIdentifier(2) }), place: "Betton" });
    const pull = await live();
    publish(here.server, 2, { rev: 2 });
    await here.time.advance(1000);
    expect((await positionOf(here.device)).quarantined).toEqual([]);
    expect((await here.device.held("anomalies")).size).toBe(1);
    await pull.stop();
  });

  it("takes a hidden report away even when the rest of it does not parse [PULL-7] [F76]", async () => {
    publish(here.server, 1);
    const pull = await live();
    here.server.write(BETTON, anIdentifier(1), { visibility: "hidden", rev: 2 });
    await here.time.advance(1000);
    expect((await here.device.held("anomalies")).size).toBe(0);
    await pull.stop();
  });

  it.each(["apply anomalies", "keepPosition anomalies"])(
    "loses and doubles nothing when the page is killed before « %s », hazard 8 [PULL-3]",
    async (fatal) => {
      for (let n = 0; n < PAGE_DOCS + 3; n += 1)
        publish(here.server, n, {}, here.server.stamp(NOW - DAY_MS + n));
      for (let round = 1; round <= 4; round += 1) {
        here.device.start(SCOPES);
        let seen = 0;
        here.device.killBefore((call) => {
          if (call === fatal) seen += 1;
          return seen === round + (fatal.startsWith("keep") ? 1 : 0);
        });
        await here.time.advance(30_000);
        here.device.kill();
      }
      const pull = await live();
      expect((await here.device.held("anomalies")).size).toBe(PAGE_DOCS + 3);
      expect(pull.state(ANOMALIES)).toBe("live");
      await pull.stop();
    },
  );
});
