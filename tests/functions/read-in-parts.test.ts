import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
} from "firebase-admin/firestore";
import { describe, expect, it } from "vitest";
import { inParts } from "../../functions/src/store/in-parts.ts";
import { readAll } from "../../functions/src/store/read-all.ts";
import { eachPageOf } from "../../functions/src/store/read-pages.ts";
import { isOvertaken, unchangedSince } from "../../functions/src/store/unchanged.ts";
import { NOW } from "../examples/identifiers.ts";
import { aSnapshot } from "./support/snapshots.ts";

describe("a list", () => {
  it.each([
    [[], []],
    [[1], [[1]]],
    [[1, 2], [[1, 2]]],
    [
      [1, 2, 3, 4, 5],
      [[1, 2], [3, 4], [5]],
    ],
  ] as const)("%j is taken two at a time, in its order [P10]", (list, parts) => {
    expect(inParts<number>(list, 2)).toEqual(parts);
  });
});

describe("documents", () => {
  const named = (...paths: readonly string[]) => paths.map((path) => ({ path }) as DocumentReference);

  it("are read in the order that they are named in, and none without being asked for [P10]", async () => {
    const reader = {
      getAll: async (...asked: readonly DocumentReference[]): Promise<DocumentSnapshot[]> => {
        if (asked.length === 0) throw new Error("The database refuses it.");
        return asked.map(({ path }) => aSnapshot(path));
      },
    };
    const found = await readAll(named("users/b", "users/a"), reader);
    expect(found.map(({ id }) => id)).toEqual(["b", "a"]);
    expect(await readAll([], reader)).toEqual([]);
  });
});

describe("a document that was read", () => {
  it("is written as long as nobody changed it since, or took it away [NOT-2] [P10]", () => {
    const updateTime = Timestamp.fromMillis(NOW);
    expect(unchangedSince({ updateTime })).toEqual({ lastUpdateTime: updateTime });
    expect(unchangedSince({})).toEqual({});
    const failing = (code: number) => Object.assign(new Error("no"), { code });
    expect([5, 9, 14].map((code) => isOvertaken(failing(code)))).toEqual([true, true, false]);
  });
});

describe("what a query finds", () => {
  /** So many documents, two at a time; it says after which one each page was asked for. */
  function aQuery(count: number) {
    const asked: unknown[] = [];
    const from = (start: number) => ({
      get: async () => {
        const docs = Array.from({ length: Math.min(2, count - start) }, (_, index) => start + index);
        return { docs, size: docs.length };
      },
      startAfter: (last: unknown) => {
        asked.push(last);
        return from(Number(last) + 1);
      },
    });
    return { query: from(0) as unknown as Query, asked };
  }

  it.each([
    [0, [], []],
    [1, [[0]], [0]],
    [2, [[0, 1]], [1]],
    [3, [[0, 1], [2]], [1, 2]],
    [
      4,
      [
        [0, 1],
        [2, 3],
      ],
      [1, 3],
    ],
  ])("is met once, page by page: %i [P10]", async (count, pages, after) => {
    const { query, asked } = aQuery(count);
    const met: unknown[] = [];
    for await (const docs of eachPageOf(query)) met.push(docs);
    expect(met).toEqual(pages);
    expect(asked).toEqual(after);
  });

  it("is asked for no further than it is wanted [P10]", async () => {
    const { query, asked } = aQuery(4);
    for await (const _ of eachPageOf(query)) break;
    expect(asked).toEqual([]);
  });
});
