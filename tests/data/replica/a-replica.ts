import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { getRxStorageDexie } from "rxdb/plugins/storage-dexie";
import type { Anomaly } from "../../../src/domain/anomaly/anomaly.ts";
import { replicaStore } from "../../../replication/pull/replica-store.ts";
import { readDocument } from "../../../replication/pull/read-document.ts";
import { scopesOfCity } from "../../../replication/pull/scope.ts";
import { openReplica, type Replica } from "../../../src/data/replica/open-replica.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdentifier } from "../../examples/identifiers.ts";

/** One browser's storage; what is written stays for the next opening. */
export function aBrowserStorage() {
  return getRxStorageDexie({ indexedDB: new IDBFactory(), IDBKeyRange });
}

let replicas = 0;

export function aReplica(): Promise<Replica> {
  replicas += 1;
  return openReplica(`reader-${replicas}`, aBrowserStorage());
}

/** As the pull writes it. */
export async function receive(replica: Replica, ...reports: readonly Partial<Anomaly>[]): Promise<void> {
  const [, scope] = scopesOfCity("35024");
  if (scope === undefined) throw new Error("A city has anomalies.");
  const changes = reports.map((over) => {
    const data = { ...anAnomaly(over) };
    const updatedAt = { seconds: Math.floor(data.updatedAt / 1000), nanoseconds: 0 };
    const { change } = readDocument("anomalies", { id: data.id, updatedAt, data }, "1.a");
    if (change === undefined) throw new Error("The example does not parse.");
    return change;
  });
  await replicaStore(replica).apply(scope, changes);
}

export function reportNumber(n: number, over: Partial<Anomaly> = {}): Partial<Anomaly> {
  return { id: anIdentifier(n), updatedAt: 1_773_000_000_000 + n, title: `Signalement ${n}`, ...over };
}
