import { RxDatabaseBase } from "rxdb";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { openReplica, type Replica } from "../../../src/data/replica/open-replica.ts";
import { aBrowserStorage, aReplica } from "./a-replica.ts";

let replica: Replica;

afterEach(() => replica.remove());

describe("the replica", () => {
  it("opens a few collections at a time, and lets the page answer between them [PULL-9]", async () => {
    const adding = vi.spyOn(RxDatabaseBase.prototype, "addCollections");
    onTestFinished(() => adding.mockRestore());
    let turn = 0;
    const turns = new Set<number>();
    const next = (): void => {
      if (adding.mock.calls.length > turns.size) turns.add(turn);
      turn += 1;
      running = setImmediate(next);
    };
    let running = setImmediate(next);
    replica = await aReplica();
    clearImmediate(running);
    const together = adding.mock.calls.map(([schemas]) => Object.keys(schemas).length);
    expect(Math.max(...together)).toBeLessThanOrEqual(4);
    expect(turns.size).toBe(together.length);
  });

  it("opens again after one of its collections could not be opened [PULL-9]", async () => {
    const storage = aBrowserStorage();
    const create = storage.createStorageInstance.bind(storage);
    const creating = vi.spyOn(storage, "createStorageInstance");
    creating.mockImplementation(async (params) => {
      if (params.collectionName === "ideas") throw new Error("The disk is full.");
      return create(params);
    });
    await expect(openReplica("gwenola", storage)).rejects.toThrow("The disk is full.");
    creating.mockRestore();
    replica = await openReplica("gwenola", storage);
    expect(Object.keys(replica.collections)).toHaveLength(13);
  });
});
