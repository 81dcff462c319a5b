import { describe, expect, it } from "vitest";
import { PAGE_DOCS, TOMBSTONES_KEPT_MS } from "../../../replication/pull/limits.ts";
import { replicaStore } from "../../../replication/pull/replica-store.ts";
import { COLLECTIONS } from "../../../src/data/replica/collections.ts";
import { DAY_MS, SECOND_MS } from "../../../src/domain/basics/instant.ts";
import { NOW } from "../../examples/identifiers.ts";
import { anomaliesScope, BETTON, positionOf, publish } from "./a-town.ts";
import { aPullingDevice, SCOPE } from "./a-pulling-device.ts";

const here = aPullingDevice();

async function pulled(cities = ["35024"]) {
  const pull = here.device.start(cities.map(anomaliesScope));
  await here.time.advance(SECOND_MS);
  await pull.stop();
}

const ids = async () => [...(await here.device.held("anomalies")).keys()].sort();

describe("epochs", () => {
  it("reads all again after longer than tombstones are kept, hazard 13 [PULL-7] [F69]", async () => {
    const purged = publish(here.server, 1);
    const kept = publish(here.server, 2);
    await pulled();
    here.server.erase(BETTON, purged);
    await here.time.advance(TOMBSTONES_KEPT_MS + DAY_MS);
    await pulled();
    expect(await ids()).toEqual([kept]);
  });

  it("keeps the old rows readable until the new reading is complete [P13]", async () => {
    publish(here.server, 1);
    await pulled();
    await here.time.advance(TOMBSTONES_KEPT_MS + DAY_MS);
    here.server.setOffline(true);
    await pulled();
    expect(await ids()).toHaveLength(1);
    expect((await positionOf(here.device)).upToDateAt).toBeGreaterThan(0);
  });

  it("finishes the sweep in another session when the first one was killed, hazard 13 [PULL-7]", async () => {
    const purged = publish(here.server, 1);
    for (let n = 2; n < PAGE_DOCS + 10; n += 1) publish(here.server, n);
    await pulled();
    here.server.erase(BETTON, purged);
    await here.time.advance(TOMBSTONES_KEPT_MS + DAY_MS);
    here.device.start([SCOPE]);
    here.device.killBefore((call) => call === "sweep anomalies");
    await here.time.advance(SECOND_MS);
    here.device.kill();
    expect(await ids()).toContain(purged);
    await pulled();
    expect(await ids()).not.toContain(purged);
    expect((await positionOf(here.device)).sweeps).toBe(false);
  });

  it("reads all again when rows of an older version would differ, hazard 14 [PULL-10]", async () => {
    publish(here.server, 1);
    await pulled();
    const { checkpoint } = await positionOf(here.device);
    const older = checkpoint.replace(/\|[^|]*$/u, `|${COLLECTIONS.anomalies.codec - 1}.x`);
    await replicaStore(here.device.replica).keepPosition(SCOPE, { checkpoint: older });
    await pulled();
    expect((await positionOf(here.device)).checkpoint.split("|")[2]).not.toBe(
      `${COLLECTIONS.anomalies.codec - 1}.x`,
    );
    expect(await ids()).toHaveLength(1);
  });

  it("starts again when the rows are gone but the position is not [P13] [F22]", async () => {
    publish(here.server, 1, {}, here.server.stamp(NOW - DAY_MS));
    publish(here.server, 2);
    await pulled();
    await here.device.replica.anomalies.find().remove();
    await pulled();
    expect(await ids()).toHaveLength(2);
  });

  it("starts again from a position it cannot read [PULL-10]", async () => {
    publish(here.server, 1, {}, here.server.stamp(NOW - DAY_MS));
    await pulled();
    await replicaStore(here.device.replica).keepPosition(SCOPE, { checkpoint: "hier soir" });
    await pulled();
    expect((await positionOf(here.device)).checkpoint).toMatch(/^\d+\.\d{9}\|[^|]+\|1\./u);
  });

  it("never moves a position back, not even for a page that lags behind [PULL-2] [F12]", async () => {
    const store = replicaStore(here.device.replica);
    await store.keepPosition(SCOPE, { checkpoint: "20.000000000|b|1.a" });
    await store.keepPosition(SCOPE, { checkpoint: "10.000000000|a|1.a" });
    expect((await positionOf(here.device)).checkpoint).toBe("20.000000000|b|1.a");
    await store.keepPosition(SCOPE, { checkpoint: "0.000000000||2.a" });
    expect((await positionOf(here.device)).checkpoint).toBe("0.000000000||2.a");
  });

  it("keeps the three cities wanted last and forgets the one before, hazards 36 and 37 [PULL-10]", async () => {
    const cities = ["35024", "35238", "35051", "35047"];
    for (const [n, cityId] of cities.entries()) {
      publish(here.server, n, { cityId });
      await pulled([cityId]);
      await here.time.advance(DAY_MS);
    }
    expect(await ids()).toHaveLength(3);
    expect((await here.device.replica.positions.find().exec()).map(({ id }) => id)).not.toContain(
      "anomalies:35024",
    );
    await pulled(["35024"]);
    expect(await ids()).toHaveLength(3);
    expect([...(await here.device.held("anomalies")).values()]).toContainEqual(
      expect.objectContaining({ cityId: "35024" }),
    );
  });

  it("leaves no trace of a forgotten city in the storage itself [PULL-7]", async () => {
    const id = publish(here.server, 1);
    await pulled();
    await replicaStore(here.device.replica).forget(SCOPE);
    expect(await here.device.replica.anomalies.storageInstance.findDocumentsById([id], true)).toEqual([]);
  });
});
