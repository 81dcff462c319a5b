import { getRxStorageMemory } from "rxdb/plugins/storage-memory";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { PullStore, RowChange } from "../../../replication/pull/ports.ts";
import { replicaStore } from "../../../replication/pull/replica-store.ts";
import { scopesOfPerson, type Scope } from "../../../replication/pull/scope.ts";
import { openReplica, type Replica } from "../../../src/data/replica/open-replica.ts";
import { NOW } from "../../examples/identifiers.ts";
import { anomaliesScope } from "./a-town.ts";

let replica: Replica;
let store: PullStore;

beforeAll(async () => {
  replica = await openReplica("resident-of-two-cities", getRxStorageMemory());
  store = replicaStore(replica);
});

afterAll(async () => void (await replica.remove()));

const [USER, , RECEIPTS] = scopesOfPerson("yann") as [Scope, Scope, Scope];

const row = (id: string, cityId: string, epoch = "1.e", listed = true): RowChange => ({
  kind: "row",
  row: { id, cityId, rank: 1, updatedAt: NOW, rev: 1, epoch, listed, doc: { id } },
});

const ids = async (name: "anomalies" | "receipts" | "users") =>
  (await replica[name].find().exec()).map(({ id }) => id).sort();

it("holds rows by what they are of, and sweeps and forgets only these [PULL-7, PULL-10]", async () => {
  const [betton, rennes] = [anomaliesScope("35024"), anomaliesScope("35238")];
  expect(await store.isEmpty(betton)).toBe(true);
  await store.apply(betton, [
    row("b1", "35024", "1.d"),
    row("b2", "35024"),
    row("b3", "35024", "1.d", false),
  ]);
  expect([await store.isEmpty(betton), await store.isEmpty(rennes)]).toEqual([false, true]);
  await store.apply(rennes, [row("r1", "35238", "1.d")]);
  await store.sweep(betton, "1.e");
  expect(await ids("anomalies")).toEqual(["b2", "r1"]);
  await store.apply(betton, [{ kind: "gone", id: "b2", rev: 1, updatedAt: NOW }, row("b4", "35024")]);
  expect(await ids("anomalies")).toEqual(["b4", "r1"]);
  await store.forget(betton);
  expect(await ids("anomalies")).toEqual(["r1"]);
});

it("holds what is one document, and what is of no commune [PULL-10]", async () => {
  await store.apply(USER, [row("yann", "")]);
  await store.apply(RECEIPTS, [row("a", "35024"), row("b", "35238")]);
  expect([await store.isEmpty(USER), await store.isEmpty({ ...USER, key: "noemie" })]).toEqual([false, true]);
  await store.forget({ ...USER, key: "noemie" });
  expect(await ids("users")).toEqual(["yann"]);
  await store.forget(RECEIPTS);
  expect([await ids("receipts"), await store.isEmpty(RECEIPTS)]).toEqual([[], true]);
});

it("notes how far each scope is, adds to what is noted, and knows of nothing else [PULL-3]", async () => {
  expect(await store.position(USER)).toBeUndefined();
  await store.keepPosition(USER, { wantedAt: 7 });
  const nothing = {
    checkpoint: "",
    sweeps: false,
    provenAt: 0,
    upToDateAt: 0,
    liveUntil: 0,
    quarantined: [],
  };
  expect(await store.position(USER)).toEqual({ id: "users:yann", ...nothing, wantedAt: 7 });
  await store.keepPosition(USER, { upToDateAt: 5, checkpoint: "20.000000000|b|1.a" });
  await store.keepPosition(USER, { liveUntil: 3 });
  const kept = { wantedAt: 7, upToDateAt: 5, liveUntil: 3, checkpoint: "20.000000000|b|1.a" };
  expect(await store.positions()).toEqual([{ id: "users:yann", ...nothing, ...kept }]);
  await store.forget(USER);
  expect(await store.positions()).toEqual([]);
  await store.keepPosition(USER, { sweeps: true });
  expect(await store.position(USER)).toEqual({ id: "users:yann", ...nothing, wantedAt: 0, sweeps: true });
});
