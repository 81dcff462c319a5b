import { describe, expect, it } from "vitest";
import { LISTENED_DOCS_MAX, OVERLAP_MS } from "../../../replication/pull/limits.ts";
import { compareTimes, listenedWindow } from "../../../replication/pull/listened-window.ts";
import type { RemoteDocument } from "../../../replication/pull/ports.ts";

const documents = (from: number, count: number): readonly RemoteDocument[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(from + index),
    updatedAt: { seconds: from + index, nanoseconds: 0 },
    data: {},
  }));

const reached = (seconds: number) => ({ seconds, nanoseconds: 0 });

describe("what a bounded listener sees", () => {
  it("takes a document that leaves for removed while there is room [PULL-7]", () => {
    const window = listenedWindow(reached(0));
    expect(window.see(documents(1, 3))).toEqual({ removed: [] });
    expect(window.see(documents(2, 2))).toEqual({ removed: ["1"] });
  });

  it("does not take a document for removed that merely makes room [PULL-7]", () => {
    const window = listenedWindow(reached(LISTENED_DOCS_MAX));
    window.see(documents(1, LISTENED_DOCS_MAX));
    expect(window.see(documents(2, LISTENED_DOCS_MAX)).removed).toEqual([]);
  });

  it("says when changes may have passed unseen, so that the pages are read again [PULL-10]", () => {
    const window = listenedWindow(reached(10));
    expect(() => window.see(documents(11, LISTENED_DOCS_MAX))).toThrow("read again");
    const patient = listenedWindow(reached(10));
    expect(patient.see(documents(10, LISTENED_DOCS_MAX)).removed).toEqual([]);
    expect(() => patient.see(documents(10_000, LISTENED_DOCS_MAX))).toThrow("read again");
  });

  it("is crowded when it is full and shorter than a commit may be late [PULL-16]", () => {
    const crowded = documents(1, LISTENED_DOCS_MAX);
    expect(listenedWindow(reached(10_000)).see(crowded).crowdedTo).toEqual(reached(LISTENED_DOCS_MAX));
    expect(listenedWindow(reached(10_000)).see(crowded.slice(1)).crowdedTo).toBeUndefined();
    const [first] = documents(LISTENED_DOCS_MAX - OVERLAP_MS / 1000, 1);
    const spread = [first, ...crowded.slice(1)].filter((one) => one !== undefined);
    expect(listenedWindow(reached(10_000)).see(spread).crowdedTo).toBeUndefined();
  });

  it("lets nothing pass that came with what it knew before, in whatever order it is told [PULL-10]", () => {
    const window = listenedWindow(reached(10));
    window.see([...documents(11, 3)].toReversed());
    // 13 was seen: a full window that begins there leaves no gap, one that begins later does.
    expect(window.see(documents(13, LISTENED_DOCS_MAX).toReversed()).removed).toEqual([]);
    const older = listenedWindow(reached(10));
    older.see(documents(1, 3));
    expect(() => older.see(documents(11, LISTENED_DOCS_MAX))).toThrow("read again");
  });

  it("does not take a stamp that is none for one [PULL-10]", () => {
    const [first = { id: "x", data: {} }, ...others] = documents(1, LISTENED_DOCS_MAX);
    const window = listenedWindow(reached(10_000));
    expect(window.see([{ ...first, updatedAt: null }, ...others]).crowdedTo).toEqual(
      reached(LISTENED_DOCS_MAX),
    );
    const none = others.map((one) => ({ ...one, updatedAt: null }));
    expect(window.see([{ ...first, updatedAt: null }, ...none])).toEqual({ removed: [] });
  });

  it("orders times by seconds, then by nanoseconds [PULL-1]", () => {
    const at = (seconds: number, nanoseconds: number) => ({ seconds, nanoseconds });
    expect(compareTimes(at(1, 9), at(2, 0))).toBeLessThan(0);
    expect(compareTimes(at(2, 9), at(2, 0))).toBeGreaterThan(0);
    expect(compareTimes(at(2, 9), at(2, 9))).toBe(0);
  });
});
