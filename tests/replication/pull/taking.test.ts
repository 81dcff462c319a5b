import { describe, expect, it } from "vitest";
import { startOf } from "../../../replication/pull/checkpoint.ts";
import { newerOf } from "../../../replication/pull/newer-row.ts";
import type { PullEvent, PullStore, RemoteDocument, RowChange } from "../../../replication/pull/ports.ts";
import { AHEAD_MS_MAX, PAGE_DOCS, QUARANTINED_IDS_MAX } from "../../../replication/pull/limits.ts";
import {
  takeDocuments,
  type ScopeProgress,
  type TakeContext,
} from "../../../replication/pull/take-documents.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../src/domain/basics/instant.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { anomaliesScope } from "./a-town.ts";
import { fakeTime } from "./fake-time.ts";

/** A store that only remembers what it was told, in order. */
function aTaking(now = NOW) {
  const told: string[] = [];
  const store = {
    apply: async (_scope: unknown, changes: readonly RowChange[]) => void told.push(`${changes.length} rows`),
    keepPosition: async (_scope: unknown, { checkpoint }: { readonly checkpoint?: string }) =>
      void told.push(checkpoint ?? ""),
  } as unknown as PullStore;
  const events: PullEvent[] = [];
  const time = fakeTime(now);
  const context: TakeContext = { store, time, report: (event) => void events.push(event) };
  const progress: ScopeProgress = { checkpoint: startOf("1.e"), quarantined: [] };
  const take = (...documents: readonly RemoteDocument[]) =>
    takeDocuments(context, anomaliesScope(), progress, documents);
  const reached = () => progress.checkpoint.seconds * 1000;
  return { told, take, reached, events, progress, time };
}

function aDocument(n: number, at: number): RemoteDocument {
  const id = anIdentifier(n);
  const updatedAt = { seconds: Math.floor(at / 1000), nanoseconds: 0 };
  return { id, updatedAt, data: { ...anAnomaly({ id, updatedAt: at }) } };
}

const ANOMALY = anAnomaly({ rev: 3, updatedAt: NOW });
const row = (rev: number, updatedAt: number) =>
  ({ kind: "row", row: { ...ROW, rev, updatedAt } }) as Parameters<typeof newerOf>[0];
const ROW = { id: ANOMALY.id, cityId: "35024", rank: 0, epoch: "1.e", listed: true, doc: ANOMALY };
const HELD = { ...ROW, rev: 3, updatedAt: NOW, _deleted: false } as Parameters<typeof newerOf>[1];

describe("what the pull takes", () => {
  it("is written before its position is kept: a kill between the two reads it again [PULL-3]", async () => {
    const { told, take } = aTaking();
    await take(aDocument(1, NOW - DAY_MS));
    expect(told[0]).toBe("1 rows");
    expect(told).toHaveLength(2);
  });

  it("never moves the position back, however late a commit shows [PULL-3]", async () => {
    const { take, reached } = aTaking();
    await take(aDocument(1, NOW - HOUR_MS));
    await take(aDocument(2, NOW - HOUR_MS - 5 * MINUTE_MS));
    expect(reached()).toBe(Math.floor((NOW - HOUR_MS) / 1000) * 1000);
    await take(aDocument(3, NOW - MINUTE_MS), aDocument(4, NOW - 2 * HOUR_MS));
    expect(reached()).toBe(Math.floor((NOW - MINUTE_MS) / 1000) * 1000);
  });

  it("is written only when it is later than what is held: by its revision, then by its stamp [PULL-3]", () => {
    expect(newerOf(row(2, NOW + DAY_MS), HELD)).toBeUndefined();
    expect(newerOf(row(3, NOW), HELD)).toBeUndefined();
    expect(newerOf(row(3, NOW - 1), HELD)).toBeUndefined();
    expect(newerOf(row(3, NOW + 1), HELD)).toMatchObject({ updatedAt: NOW + 1 });
    expect(newerOf(row(4, NOW - DAY_MS), HELD)).toMatchObject({ rev: 4 });
  });

  it("moves the position by the server's time when the device's clock is behind, and by no single mistake [PULL-15]", async () => {
    const { take, reached } = aTaking(NOW - 2 * DAY_MS);
    await take(aDocument(1, NOW + DAY_MS));
    expect(reached()).toBe(0);
    await take(...[2, 3, 4, 5].map((n) => aDocument(n, NOW - n * MINUTE_MS)), aDocument(6, NOW + 9 * DAY_MS));
    expect(reached()).toBe(Math.floor((NOW - 2 * MINUTE_MS) / 1000) * 1000);
  });

  it("is written in the place of an older epoch's row, whatever that one said [PULL-10]", () => {
    const older = { ...HELD, epoch: "1.d", rev: 9 } as Parameters<typeof newerOf>[1];
    expect(newerOf(row(1, NOW), older)).toMatchObject({ rev: 1, _deleted: false });
    expect(newerOf(row(1, NOW), undefined)).toMatchObject({ rev: 1, _deleted: false });
  });

  it("is nothing of what is gone, unless something later of it is here [PULL-7]", () => {
    const gone = (rev: number | null) => ({ kind: "gone", id: ANOMALY.id, rev, updatedAt: NOW }) as const;
    const emptied = { ...ROW, listed: false, doc: null, _deleted: true };
    expect(newerOf(gone(3), HELD)).toEqual({ ...emptied, rev: 3, updatedAt: NOW });
    expect(newerOf(gone(null), HELD)).toEqual({ ...emptied, rev: -1, updatedAt: 0 });
    expect(newerOf(gone(2), HELD)).toBeUndefined();
    expect(newerOf(gone(4), undefined)).toBeUndefined();
    expect(newerOf(gone(4), { ...HELD, _deleted: true } as typeof HELD)).toBeUndefined();
    expect(newerOf(undefined, HELD)).toBeUndefined();
  });

  it("is read in turns where several pages are taken, and written in one go [PULL-1]", async () => {
    const { told, take, time } = aTaking();
    const taken = take(...Array.from({ length: 2 * PAGE_DOCS + 1 }, (_, n) => aDocument(n, NOW)));
    await time.rest();
    expect([time.timers(), told]).toEqual([1, []]);
    await time.until(taken);
    expect(told[0]).toBe(`${2 * PAGE_DOCS + 1} rows`);
  });

  it("is told of once when it is put aside, and no more of it is remembered than is needed [PULL-4]", async () => {
    const { take, events, progress, told, time } = aTaking();
    const strange = (n: number) => ({ ...aDocument(n, NOW), data: { place: "Betton" } });
    await take(strange(1));
    await take(strange(1));
    expect(events).toMatchObject([{ kind: "quarantined", scope: "anomalies:35024", id: anIdentifier(1) }]);
    expect(told).toHaveLength(2);
    await time.until(take(...Array.from({ length: QUARANTINED_IDS_MAX }, (_, n) => strange(n + 2))));
    expect(progress.quarantined).toHaveLength(QUARANTINED_IDS_MAX);
    expect(progress.quarantined).not.toContain(anIdentifier(1));
  });

  it("moves the position as far ahead as a clock may be wrong, and three documents outvote it [PULL-2, PULL-15]", async () => {
    const ahead = (ms: number) => [aDocument(1, NOW + ms)];
    const near = aTaking();
    await near.take(...ahead(AHEAD_MS_MAX));
    expect(near.reached()).toBe(NOW + AHEAD_MS_MAX);
    await near.take(...ahead(AHEAD_MS_MAX + 1000));
    expect(near.reached()).toBe(NOW + AHEAD_MS_MAX);
    const [two, three] = [aTaking(), aTaking()];
    const far = [4, 1, 3].map((days) => aDocument(days, NOW + days * DAY_MS));
    await two.take(...far.slice(0, 2));
    expect(two.reached()).toBe(0);
    // The middle one is believed, and what is little later than that.
    await three.take(...far);
    expect(three.reached()).toBe(NOW + 3 * DAY_MS);
    const stampless = { ...aDocument(9, NOW), updatedAt: null };
    const held = aTaking();
    await held.take(...far.slice(0, 2), stampless);
    expect(held.reached()).toBe(0);
  });
});
