import { describe, expect, it } from "vitest";
import { LISTENED_DOCS_MAX } from "../../../replication/pull/limits.ts";
import { listenedWindow } from "../../../replication/pull/listened-window.ts";
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
    expect(window.removedIn(documents(1, 3))).toEqual([]);
    expect(window.removedIn(documents(2, 2))).toEqual(["1"]);
  });

  it("does not take a document for removed that merely makes room [PULL-7]", () => {
    const window = listenedWindow(reached(LISTENED_DOCS_MAX));
    window.removedIn(documents(1, LISTENED_DOCS_MAX));
    expect(window.removedIn(documents(2, LISTENED_DOCS_MAX))).toEqual([]);
  });

  it("says when changes may have passed unseen, so that the pages are read again [PULL-10]", () => {
    const window = listenedWindow(reached(10));
    expect(() => window.removedIn(documents(11, LISTENED_DOCS_MAX))).toThrow("read again");
    const patient = listenedWindow(reached(10));
    expect(patient.removedIn(documents(10, LISTENED_DOCS_MAX))).toEqual([]);
    expect(() => patient.removedIn(documents(10_000, LISTENED_DOCS_MAX))).toThrow("read again");
  });
});
