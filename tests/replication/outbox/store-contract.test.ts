import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { describe, expect, it } from "vitest";
import { dexieStore } from "../../../replication/outbox/dexie-store.ts";
import type { OutboxStore, RowMark } from "../../../replication/outbox/ports.ts";
import { openDevice } from "../../../src/data/device/open-device.ts";
import type { OutboxRow, PhotoRow } from "../../../src/data/device/rows.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { memoryStore } from "./environment/memory-store.ts";
import { aPhotoRow, aRow } from "./environment/rows.ts";

type Filled = (rows: readonly OutboxRow[], photos?: readonly PhotoRow[]) => Promise<OutboxStore>;

const stores: readonly (readonly [string, Filled])[] = [
  ["in memory", async (rows, photos = []) => memoryStore(rows, photos)],
  [
    "in IndexedDB",
    async (rows, photos = []) => {
      const device = openDevice("resident-yann", { indexedDB: new IDBFactory(), IDBKeyRange });
      await device.outbox.bulkAdd([...rows]);
      await device.photos.bulkAdd([...photos]);
      return dexieStore(device);
    },
  ],
];

const [one, two, three] = [anIdentifier(1), anIdentifier(2), anIdentifier(3)] as const;

function appliedMark(id: string): RowMark {
  const outcome = { commandId: id, state: "applied", rev: 1, number: "2026-0143", appliedAt: NOW } as const;
  return { id, state: "applied", attempts: 1, nextAttemptAt: 0, lastError: null, outcome };
}

const waitingMark = (id: string): RowMark => ({
  id,
  state: "queued",
  attempts: 2,
  nextAttemptAt: NOW + 1000,
  lastError: "network",
  outcome: null,
});

describe.each(stores)("the outbox store %s", (_, filled) => {
  it("answers rows in the order they were committed [OFF-2]", async () => {
    const store = await filled([aRow(2), aRow(3), aRow(1)]);
    expect((await store.rows()).map(({ id }) => id)).toEqual([one, two, three]);
  });

  it("claims only what still waits, in order [P2]", async () => {
    const store = await filled([
      aRow(3),
      aRow(1, undefined, { state: "sending" }),
      aRow(2, undefined, { state: "refused" }),
    ]);
    const claimed = await store.claim([three, two, one, anIdentifier(9)]);
    expect(claimed.map(({ id, state }) => [id, state])).toEqual([
      [one, "sending"],
      [three, "sending"],
    ]);
    expect((await store.rows()).map(({ state }) => state)).toEqual(["sending", "refused", "sending"]);
  });

  it("keeps the city's answer [OFF-4]", async () => {
    const store = await filled([aRow(1), aRow(2)]);
    await store.mark([appliedMark(one)]);
    const [first, second] = await store.rows();
    expect(first).toMatchObject({ state: "applied", outcome: { number: "2026-0143" } });
    expect(second).toMatchObject({ state: "queued", outcome: null });
  });

  it("does not take an answer back when a slower page reports a failure [P2]", async () => {
    const store = await filled([aRow(1)]);
    await store.mark([appliedMark(one)]);
    await store.mark([waitingMark(one)]);
    expect(await store.rows()).toMatchObject([{ state: "applied", lastError: null }]);
  });

  it("does not bring back what the person threw away [P3]", async () => {
    const store = await filled([aRow(1)]);
    await store.mark([waitingMark(two)]);
    expect(await store.rows()).toHaveLength(1);
  });

  it("answers the photos that still have to go, and no other [F3]", async () => {
    const photos = [
      aPhotoRow(anIdentifier(11), one),
      aPhotoRow(anIdentifier(12), one, { sent: true }),
      aPhotoRow(anIdentifier(13), one, { refusal: "broken_image" }),
    ];
    const store = await filled([aRow(1)], photos);
    const [photo, ...others] = await store.photos();
    expect(others).toEqual([]);
    expect(photo?.id).toBe(anIdentifier(11));
    expect(await photo?.blob.arrayBuffer()).toHaveProperty("byteLength", 4);
  });

  it("does not take back that a photo was stored [P2]", async () => {
    const id = anIdentifier(11);
    const store = await filled([aRow(1)], [aPhotoRow(id, one)]);
    const mark = { id, sent: true, refusal: null, attempts: 1, nextAttemptAt: 0, lastError: null };
    await store.markPhoto(mark);
    await store.markPhoto({ ...mark, sent: false, lastError: "timeout" });
    expect(await store.photos()).toEqual([]);
  });

  it("makes everything that waits due at once when somebody asks [OFF-5]", async () => {
    const later = { nextAttemptAt: NOW + 60_000 };
    const rows = [aRow(1, undefined, later), aRow(2, undefined, { ...later, state: "sending" })];
    const store = await filled(rows, [aPhotoRow(anIdentifier(11), one, later)]);
    await store.wake();
    expect((await store.rows()).map(({ nextAttemptAt }) => nextAttemptAt)).toEqual([0, 0]);
    expect((await store.photos()).map(({ nextAttemptAt }) => nextAttemptAt)).toEqual([0]);
  });

  it("leaves alone what was answered when somebody asks [P2, OFF-5]", async () => {
    const store = await filled([aRow(1, undefined, { state: "refused", nextAttemptAt: NOW })]);
    await store.wake();
    expect(await store.rows()).toMatchObject([{ nextAttemptAt: NOW }]);
  });

  it("keeps until when the server asked not to be asked, and knows of nothing before [OFF-19]", async () => {
    const store = await filled([]);
    expect(await store.heldUntil()).toBe(0);
    await store.hold(NOW + 7);
    expect(await store.heldUntil()).toBe(NOW + 7);
  });
});
