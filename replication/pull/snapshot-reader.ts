import type { QueryDocumentSnapshot, QuerySnapshot } from "firebase/firestore";
import type { ServerTime } from "./checkpoint.ts";
import { removedDocument, remoteDocumentOf } from "./firestore-documents.ts";
import { listenedWindow } from "./listened-window.ts";
import type { RemoteSnapshot } from "./ports.ts";

type Listened = Pick<QuerySnapshot, "metadata" | "docs" | "docChanges">;

/**
 * Reads what a listener is told, one snapshot after the other: of the server's what changed, of the cache's nothing.
 * Throws when changes may have passed unseen.
 *
 * @param reached everything up to it was read
 */
export function snapshotReader(reached: ServerTime): (snapshot: Listened) => RemoteSnapshot {
  const window = listenedWindow(reached);
  let isBehind = false;
  return (snapshot) => {
    const { fromCache } = snapshot.metadata;
    // What changed in it is not told again by the server's next answer, so that one is then taken whole.
    if (fromCache) isBehind = true;
    if (fromCache) return { fromCache, documents: [] };
    const { removed, ...crowd } = window.see(snapshot.docs.map(remoteDocumentOf));
    const changed = isBehind ? snapshot.docs : changedIn(snapshot);
    isBehind = false;
    return {
      fromCache,
      documents: [...changed.map(remoteDocumentOf), ...removed.map(removedDocument)],
      ...crowd,
    };
  };
}

function changedIn(snapshot: Listened): readonly QueryDocumentSnapshot[] {
  return snapshot.docChanges().flatMap(({ type, doc: changed }) => (type === "removed" ? [] : [changed]));
}
