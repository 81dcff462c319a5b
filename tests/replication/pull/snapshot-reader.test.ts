import { type QueryDocumentSnapshot, Timestamp } from "firebase/firestore";
import { describe, expect, it } from "vitest";
import { snapshotReader } from "../../../replication/pull/snapshot-reader.ts";
import { NOW } from "../../examples/identifiers.ts";

const REACHED = { seconds: NOW / 1000, nanoseconds: 0 };

/** A report as the listener hands it over. */
function aDocument(id: string): QueryDocumentSnapshot {
  const data = { updatedAt: new Timestamp(REACHED.seconds - 1, 0) };
  return { id, data: () => data } as unknown as QueryDocumentSnapshot;
}

/** What is there, and of it what the SDK says changed since its last snapshot. */
function told(there: readonly string[], changed: readonly string[], fromCache = false) {
  const changes = changed.map((id) => ({
    type: there.includes(id) ? ("modified" as const) : ("removed" as const),
    doc: aDocument(id),
    oldIndex: 0,
    newIndex: 0,
  }));
  return {
    metadata: { fromCache, hasPendingWrites: false, isEqual: () => false },
    docs: there.map(aDocument),
    docChanges: () => changes,
  };
}

const idsOf = ({ documents }: { readonly documents: readonly { readonly id: string }[] }) =>
  documents.map(({ id }) => id);

describe("what a listener is told", () => {
  it("is of the server's answers what changed, and that a document is gone [PULL-7]", () => {
    const read = snapshotReader(REACHED);
    expect(idsOf(read(told(["a", "b"], ["a", "b"])))).toEqual(["a", "b"]);
    expect(idsOf(read(told(["a", "b"], ["b"])))).toEqual(["b"]);
    const { documents } = read(told(["a"], ["b"]));
    expect(documents).toEqual([{ id: "b", updatedAt: null, data: null }]);
  });

  it("is nothing of the cache's, and what changed there comes with the server's next answer, hazard 10 [PULL-5] [PULL-8]", () => {
    const read = snapshotReader(REACHED);
    read(told(["a"], ["a"]));
    expect(read(told(["a", "b"], ["b"], true))).toEqual({ fromCache: true, documents: [] });
    expect(idsOf(read(told(["a", "b"], [])))).toEqual(["a", "b"]);
    expect(idsOf(read(told(["a", "b"], [])))).toEqual([]);
  });
});
