import { afterEach, describe, expect, it, vi } from "vitest";
import type { Anomaly } from "../../../src/domain/anomaly/anomaly.ts";
import type { Replica } from "../../../src/data/replica/open-replica.ts";
import { watchCity } from "../../../src/data/replica/watch-city.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { aReplica, receive, reportNumber } from "./a-replica.ts";

let replica: Replica;

afterEach(async () => {
  vi.restoreAllMocks();
  await replica.remove();
});

const titles = (anomalies: readonly Anomaly[] | undefined) => anomalies?.map(({ title }) => title);

describe("what is watched of a city", () => {
  it("lists a city newest first and follows each change [PULL-7] [PULL-11]", async () => {
    replica = await aReplica();
    await receive(replica, ...Array.from({ length: 120 }, (_, n) => reportNumber(n)));
    await receive(replica, reportNumber(500, { cityId: "35238" }));
    let seen: readonly Anomaly[] = [];
    const sizes: number[] = [];
    const stop = watchCity(replica.anomalies, "35024", (anomalies) => {
      seen = anomalies;
      sizes.push(anomalies.length);
    });
    await vi.waitUntil(() => seen.length === 120);
    expect(sizes[0]).toBe(50);
    expect(titles(seen)?.slice(0, 2)).toEqual(["Signalement 119", "Signalement 118"]);
    await receive(replica, reportNumber(3, { rev: 2, updatedAt: 1_773_000_999_000, title: "Rebouché" }));
    await receive(replica, reportNumber(119, { rev: 2, visibility: "hidden" }));
    await vi.waitUntil(() => seen.length === 119);
    expect(titles(seen)?.slice(0, 2)).toEqual(["Rebouché", "Signalement 118"]);
    stop();
  });

  it("reads on when more reports than one reading share an instant [PULL-11]", async () => {
    replica = await aReplica();
    const updatedAt = 1_773_000_000_000;
    await receive(replica, ...Array.from({ length: 180 }, (_, n) => reportNumber(n, { updatedAt })));
    let seen: readonly Anomaly[] = [];
    const stop = watchCity(replica.anomalies, "35024", (anomalies) => (seen = anomalies));
    await vi.waitUntil(() => seen.length === 180, { timeout: 10_000 });
    stop();
  });

  it("lists what came at one instant always in the same order, whichever came first [PULL-11]", async () => {
    replica = await aReplica();
    const updatedAt = 1_773_000_000_000;
    let seen: readonly Anomaly[] = [];
    const stop = watchCity(replica.anomalies, "35024", (anomalies) => (seen = anomalies));
    for (const n of [3, 1, 4, 2]) await receive(replica, reportNumber(n, { updatedAt }));
    await vi.waitUntil(() => seen.length === 4);
    expect(titles(seen)).toEqual([1, 2, 3, 4].map((n) => `Signalement ${n}`));
    stop();
  });

  it("lists what no list shows for who asks for it, and follows it alone [PULL-11, MOD-5]", async () => {
    replica = await aReplica();
    const hidden = (n: number) => reportNumber(n, { visibility: "hidden" });
    await receive(replica, hidden(1), reportNumber(2));
    let seen: readonly Anomaly[] = [];
    const stop = watchCity(replica.anomalies, "35024", (anomalies) => (seen = anomalies), false);
    await vi.waitUntil(() => seen.length === 1);
    await receive(replica, reportNumber(3), hidden(4));
    await vi.waitUntil(() => seen.length === 2);
    expect(seen.map(({ id }) => id)).toEqual([4, 1].map(anIdentifier));
    stop();
  });

  it("lets no reading that began before a change undo it [PULL-11] [P5]", async () => {
    replica = await aReplica();
    await receive(replica, reportNumber(1), reportNumber(2));
    const storage = replica.anomalies.storageInstance;
    const query = storage.query.bind(storage);
    vi.spyOn(storage, "query").mockImplementationOnce(async (prepared) => {
      const page = await query(prepared);
      await receive(
        replica,
        reportNumber(1, { rev: 2, updatedAt: 1_773_000_999_000, title: "Rebouché" }),
        reportNumber(2, { rev: 2, visibility: "private" }),
        reportNumber(3, { cityId: "35238" }),
      );
      return page;
    });
    let seen: readonly Anomaly[] | undefined;
    const stop = watchCity(replica.anomalies, "35024", (anomalies, isWhole) => {
      if (isWhole) seen = anomalies;
    });
    await vi.waitUntil(() => seen !== undefined);
    expect(titles(seen)).toEqual(["Rebouché"]);
    stop();
  });

  it("begins each reading where the one before ended, and calls none whole before the last [PULL-11]", async () => {
    replica = await aReplica();
    await receive(replica, ...Array.from({ length: 120 }, (_, n) => reportNumber(n)));
    const query = vi.spyOn(replica.anomalies.storageInstance, "query");
    const told: (readonly [size: number, isWhole: boolean])[] = [];
    const stop = watchCity(replica.anomalies, "35024", (anomalies, isWhole) =>
      told.push([anomalies.length, isWhole]),
    );
    await vi.waitUntil(() => told.some(([, isWhole]) => isWhole));
    expect(told).toEqual([
      [50, false],
      [120, true],
    ]);
    const pages = await Promise.all(query.mock.results.map(({ value }) => value));
    // The last of the first page is read again: a later one may share its rank.
    expect(pages.map(({ documents }) => documents.length)).toEqual([50, 71]);
    stop();
  });

  it("is told once of what changed at once, each time, and of nothing after it is left [PULL-11]", async () => {
    replica = await aReplica();
    await receive(replica, reportNumber(1));
    let told = 0;
    const stop = watchCity(replica.anomalies, "35024", () => (told += 1));
    await vi.waitUntil(() => told === 1);
    await receive(replica, reportNumber(2), reportNumber(3));
    await vi.waitUntil(() => told === 2);
    await receive(replica, reportNumber(4));
    await vi.waitUntil(() => told === 3);
    // Left in the very turn in which something changed.
    const leaving = replica.anomalies.eventBulks$.subscribe(stop);
    await receive(replica, reportNumber(5));
    leaving.unsubscribe();
    let later: readonly Anomaly[] = [];
    const leave = watchCity(replica.anomalies, "35024", (anomalies) => (later = anomalies));
    await vi.waitUntil(() => later.length === 5);
    expect(told).toBe(3);
    leave();
  });

  it("is never called whole by a change that comes before the first reading [PULL-11]", async () => {
    replica = await aReplica();
    await receive(replica, reportNumber(1));
    const storage = replica.anomalies.storageInstance;
    const query = storage.query.bind(storage);
    vi.spyOn(storage, "query").mockImplementationOnce(async (prepared) => {
      await receive(replica, reportNumber(2));
      return query(prepared);
    });
    const told: (readonly [size: number, isWhole: boolean])[] = [];
    const stop = watchCity(replica.anomalies, "35024", (anomalies, isWhole) =>
      told.push([anomalies.length, isWhole]),
    );
    await vi.waitUntil(() => told.length === 2);
    expect(told).toEqual([
      [1, false],
      [2, true],
    ]);
    stop();
  });

  it("is told nothing that was read before it was left [PULL-11]", async () => {
    replica = await aReplica();
    await receive(replica, reportNumber(1));
    const tell = vi.fn<() => void>();
    const query = vi.spyOn(replica.anomalies.storageInstance, "query");
    watchCity(replica.anomalies, "35024", tell)();
    await vi.waitUntil(() => query.mock.results.length === 1);
    await query.mock.results[0]?.value;
    let isRead = false;
    const leave = watchCity(replica.anomalies, "35024", () => (isRead = true));
    await vi.waitUntil(() => isRead);
    expect(tell).not.toHaveBeenCalled();
    leave();
  });
});
