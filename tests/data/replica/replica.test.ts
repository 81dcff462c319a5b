import { createRxDatabase } from "rxdb";
import { checkSchema } from "rxdb/plugins/dev-mode";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Anomaly } from "../../../src/domain/anomaly/anomaly.ts";
import { liveOf } from "../../../src/data/replica/live.ts";
import {
  assertCollectionsFit,
  openReplica,
  replicaNameOf,
  type Replica,
} from "../../../src/data/replica/open-replica.ts";
import { POSITION_SCHEMA } from "../../../src/data/replica/position-row.ts";
import { rowSchema } from "../../../src/data/replica/row-schema.ts";
import { LIVE_LEASE_MS } from "../../../src/clock/waits.ts";
import { freshnessOf } from "../../../src/data/replica/use-freshness.ts";
import { listQuery, watchCity } from "../../../src/data/replica/watch-city.ts";
import { aBrowserStorage, aReplica, receive, reportNumber } from "./a-replica.ts";

let replica: Replica;

afterEach(() => replica.remove());

const titles = (anomalies: readonly Anomaly[] | undefined) => anomalies?.map(({ title }) => title);

describe("the replica", () => {
  it("counts its collections before a page can hold no more, hazard 43 [PULL-9] [F32]", async () => {
    replica = await aReplica();
    expect(() => assertCollectionsFit(13)).not.toThrow();
    expect(() => assertCollectionsFit(14)).toThrow("14 collections");
    expect(Object.keys(replica.collections)).toHaveLength(13);
  });

  it("is one database however often it is asked for, hazard 46 [PULL-9]", async () => {
    const storage = aBrowserStorage();
    const [first, second] = await Promise.all([openReplica("yann", storage), openReplica("yann", storage)]);
    replica = first;
    expect(second).toBe(first);
    await first.close();
    replica = await openReplica("yann", storage);
    expect(replica).not.toBe(first);
  });

  it("keeps what it was told when the app starts again [P5]", async () => {
    const storage = aBrowserStorage();
    replica = await openReplica("maelle", storage);
    await receive(replica, reportNumber(1));
    await replica.close();
    replica = await openReplica("maelle", storage);
    expect(await replica.anomalies.find().exec()).toHaveLength(1);
  });

  it("is read again from the city when an older version wrote it in another shape [P5]", async () => {
    const storage = aBrowserStorage();
    const older = await createRxDatabase({ name: replicaNameOf("loic"), storage });
    const schema = {
      version: 0,
      primaryKey: "id",
      type: "object",
      properties: { id: { type: "string", maxLength: 9 } },
    };
    await older.addCollections({ anomalies: { schema } });
    await older.close();
    replica = await openReplica("loic", storage);
    await receive(replica, reportNumber(1));
    expect(await replica.anomalies.find().exec()).toHaveLength(1);
  });

  it("has schemas that RxDB itself finds sound [PULL-11]", async () => {
    replica = await aReplica();
    for (const schema of [rowSchema([]), rowSchema([["cityId", "listed", "rank"]]), POSITION_SCHEMA]) {
      expect(() => checkSchema(schema)).not.toThrow();
    }
  });

  it("reads every list on an index, ascending, hazard 44 [PULL-11]", async () => {
    replica = await aReplica();
    const { queryPlan } = listQuery(replica.anomalies, {
      cityId: "35024",
      listed: true,
      from: -1,
      limit: 50,
    }).getPreparedQuery();
    expect(queryPlan).toMatchObject({
      index: ["_deleted", "cityId", "listed", "rank", "id"],
      sortSatisfiedByIndex: true,
      selectorSatisfiedByIndex: true,
    });
  });

  it("knows at once what a screen read before, and never shows one city under another, hazard 47 [PULL-8]", async () => {
    replica = await aReplica();
    await receive(replica, reportNumber(1), reportNumber(2, { cityId: "35238" }));
    const of = (cityId: string) =>
      liveOf<readonly Anomaly[]>(replica, `test ${cityId}`, ({ anomalies }, emit) =>
        watchCity(anomalies, cityId, emit),
      );
    const leave = of("35024").subscribe(() => undefined);
    expect(of("35024").value()).toBeUndefined();
    await vi.waitUntil(() => of("35024").value() !== undefined);
    expect(of("35238").value()).toBeUndefined();
    leave();
    expect(titles(of("35024").value())).toEqual(["Signalement 1"]);
  });

  it("says how old its data is, and is never live by default [P13] [P5] [PULL-8]", async () => {
    replica = await aReplica();
    const position = { id: "anomalies:35024", checkpoint: "", sweeps: false, provenAt: 5, wantedAt: 5 };
    const known = { ...position, upToDateAt: 5, liveUntil: 20, quarantined: ["x"] };
    expect(freshnessOf(undefined, 10)).toEqual({ live: false, at: null, quarantined: 0 });
    expect(freshnessOf({ ...known, upToDateAt: 0 }, 30)).toEqual({ live: false, at: null, quarantined: 1 });
    expect(freshnessOf(known, 10)).toEqual({ live: true, at: 5, quarantined: 1 });
    expect(freshnessOf({ ...known, liveUntil: 10 + 2 * LIVE_LEASE_MS }, 10).live).toBe(false);
    expect(freshnessOf(known, 20)).toEqual({ live: false, at: 5, quarantined: 1 });
  });
});
