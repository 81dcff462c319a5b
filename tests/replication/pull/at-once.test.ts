import { getRxStorageMemory } from "rxdb/plugins/storage-memory";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { replicaStore } from "../../../replication/pull/replica-store.ts";
import { openReplica, type Replica } from "../../../src/data/replica/open-replica.ts";
import { NOW } from "../../examples/identifiers.ts";
import { anomaliesScope } from "./a-town.ts";

const SCOPE = anomaliesScope();
const NOTES = Array.from({ length: 12 }, (_, at) => NOW + at);

let replica: Replica;

beforeEach(async () => {
  replica = await openReplica("resident-who-hurries", getRxStorageMemory());
});

afterEach(async () => void (await replica.remove()));

describe("many notes on one position at once", () => {
  it("are all taken, one after the other, and the last one stands [PULL-5]", async () => {
    const store = replicaStore(replica);
    await Promise.all(NOTES.map((wantedAt) => store.keepPosition(SCOPE, { wantedAt })));
    expect(await store.position(SCOPE)).toMatchObject({ wantedAt: NOTES.at(-1) });
  });

  it("are taken after one that failed [PULL-5]", async () => {
    const store = replicaStore(replica);
    const failing = store.keepPosition(SCOPE, {
      get wantedAt(): number {
        throw new Error("This note cannot be read.");
      },
    });
    const next = store.keepPosition(SCOPE, { wantedAt: NOW });
    await expect(failing).rejects.toThrow("This note cannot be read.");
    await next;
    expect(await store.position(SCOPE)).toMatchObject({ wantedAt: NOW });
  });
});
