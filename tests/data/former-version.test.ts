import "fake-indexeddb/auto";
import { IDBKeyRange } from "fake-indexeddb";
import { readFileSync } from "node:fs";
import { getRxStorageDexie } from "rxdb/plugins/storage-dexie";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { nextStep } from "../../replication/outbox/plan.ts";
import { liveContents } from "../../src/data/contents/live-contents.ts";
import { openDevice, type DeviceDatabase } from "../../src/data/device/open-device.ts";
import type { Live } from "../../src/data/live.ts";
import { liveOverlayInput } from "../../src/data/outbox/live-overlay-input.ts";
import { openReplica, type Replica } from "../../src/data/replica/open-replica.ts";
import { ANOMALY_VIEWS, type AnomalyView } from "../../src/domain/anomaly/anomaly-view.ts";
import { contentViews } from "../../src/domain/sync/content-views.ts";
import { LAYING } from "../../src/domain/sync/laying.ts";
import { parseCommand } from "../../src/domain/command/parse-command.ts";
import { aResident } from "../examples/accounts.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";
import { browserWith } from "./environment/stored-databases.ts";
import { waitFor } from "../support/wait-for.ts";

/** Everything IndexedDB held after version 0.1.0 (commit 40a15fd) had been used offline, photos as base64. */
const STORED = new URL("fixtures/device-of-0.1.0.json", import.meta.url);

const [WAITING, REFUSED, DRAFTED, PRIVATE] = [1, 2, 3, 4].map(anIdentifier);
const [NEIGHBOURS, LIKED] = [anIdentifier(101), anIdentifier(102)];

let indexedDB: IDBFactory;
let device: DeviceDatabase;
let replica: Replica;

beforeEach(async () => {
  indexedDB = await browserWith(
    JSON.parse(readFileSync(STORED, "utf8")) as Parameters<typeof browserWith>[0],
  );
  device = openDevice("resident-yann", { indexedDB, IDBKeyRange });
  replica = await openReplica("resident-yann", getRxStorageDexie({ indexedDB, IDBKeyRange }));
});

afterEach(async () => {
  await replica.close();
  device.close();
});

async function known<T>(live: Live<T>): Promise<T> {
  const stop = live.subscribe(() => undefined);
  try {
    return await waitFor(() => {
      const value = live.value();
      if (value === undefined) throw new Error("It is not known yet.");
      return value;
    });
  } finally {
    stop();
  }
}

async function viewsOffline(): Promise<ReadonlyMap<string, AnomalyView>> {
  const input = await known(liveOverlayInput({ device, replica, actor: aResident() }, "35024"));
  const { contents } = await known(liveContents(replica, "anomalies", "35024"));
  return new Map(
    contentViews(ANOMALY_VIEWS, () => LAYING)(contents, input).map((view) => [view.anomaly.id, view]),
  );
}

describe("a device of the version before", () => {
  it("keeps every command in its order, with its photos byte by byte [P1]", async () => {
    const rows = await device.outbox.orderBy("seq").toArray();
    expect(rows.map(({ id, state }) => [id, state])).toEqual([
      [WAITING, "queued"],
      ...[21, 22, 23, 24, 25].map((n) => [anIdentifier(n), "queued"]),
      [REFUSED, "refused"],
    ]);
    const photos = await device.photos.where("ownerId").equals(anIdentifier(1)).sortBy("id");
    expect(rows[0]?.photoIds).toEqual(photos.map(({ id }) => id));
    const bytes = await Promise.all(
      photos.map(async ({ blob }) => [...new Uint8Array(await blob.arrayBuffer())]),
    );
    expect(bytes).toEqual([
      [0xff, 0xd8, 0xff, 0xe0, 1],
      [0xff, 0xd8, 0xff, 0xe0, 2],
    ]);
  });

  it("still sends them: the server takes what was kept, oldest first [P1] [P2]", async () => {
    const rows = await device.outbox.orderBy("seq").toArray();
    for (const { command } of rows) {
      expect(parseCommand(JSON.parse(JSON.stringify(command)))).toMatchObject({ ok: true });
    }
    const memory = { batchRows: 20, alone: new Set<string>(), suspicion: new Map<string, number>() };
    const ids = [1, 22, 23, 24, 25].map(anIdentifier);
    expect(nextStep(rows, [], memory, NOW)).toEqual({ do: "submit", ids });
  });

  it("keeps what was being written, with its photo [FORM-6]", async () => {
    const [draft, ...others] = await device.drafts.toArray();
    expect(others).toEqual([]);
    expect(draft).toMatchObject({
      id: DRAFTED,
      kind: "report-anomaly",
      fields: { title: "Arbre penché rue du Stade" },
    });
    expect(
      await device.photos
        .where("ownerId")
        .equals(draft?.id ?? "")
        .count(),
    ).toBe(1);
  });

  it("shows without network what its person follows, noticed too and wrote for the town hall only [ANO-7] [ANO-5]", async () => {
    const views = await viewsOffline();
    expect(views.get(LIKED)).toMatchObject({ meToo: true, followed: false, anomaly: { followersCount: 2 } });
    expect(views.get(NEIGHBOURS)).toMatchObject({ meToo: true, followed: true, anomaly: { meTooCount: 4 } });
    expect(views.get(PRIVATE ?? "")).toMatchObject({
      mine: true,
      anomaly: { title: "Fuite chez ma voisine" },
    });
  });

  it("shows without network the report that waits [OFF-1]", async () => {
    const views = await viewsOffline();
    expect([...views.keys()][0]).toBe(WAITING);
    expect(views.get(WAITING ?? "")).toMatchObject({ sync: "queued", mine: true, followed: false });
  });
});
