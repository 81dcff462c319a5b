import {
  collection,
  connectFirestoreEmulator,
  doc,
  documentId,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  orderBy,
  query,
  setLogLevel,
  startAfter,
  startAt,
  Timestamp,
  where,
  type QueryConstraint,
} from "firebase/firestore/lite";
import type { Cursor } from "./checkpoint.ts";
import { ownDocument, remoteDocumentOf } from "./firestore-documents.ts";
import type { RemoteCollections } from "./ports.ts";
import { isDocument } from "./scope.ts";

type FirebaseApp = Parameters<typeof getFirestore>[0];

export interface FirestoreOptions {
  readonly app: FirebaseApp;
  /** `mockUserToken`: who asks, in tests; otherwise the signed-in person does. */
  readonly emulator?: { readonly host: string; readonly port: number; readonly mockUserToken?: string };
}

/**
 * Pages by one request each. The SDK that listens puts each document into trees of its own first, all that comes at one moment in one
 * go, and weighs four times as much: a device shows what it read before that has come.
 */
export function firestorePages({ app, emulator }: FirestoreOptions): RemoteCollections["page"] {
  // A request that fails is for the pull to notice, and for the page to say; the SDK would warn of each in the console.
  setLogLevel("silent");
  const firestore = getFirestore(app);
  if (emulator !== undefined) {
    const { host, port, mockUserToken } = emulator;
    connectFirestoreEmulator(firestore, host, port, mockUserToken === undefined ? {} : { mockUserToken });
  }
  return async (scope, after, documentsMax) => {
    const { path, only } = scope;
    if (isDocument(scope)) return [ownDocument(scope, await getDoc(doc(firestore, path)))];
    const filter = only === undefined ? [] : [where(only.field, "==", only.value)];
    const order = [orderBy("updatedAt"), orderBy(documentId())];
    const from = after === null ? [] : [afterCursor(after)];
    const asked = query(collection(firestore, path), ...filter, ...order, ...from, limit(documentsMax));
    const { docs } = await getDocs(asked);
    return docs.map(remoteDocumentOf);
  };
}

/** A cursor between two instants has no id, and the SDK refuses an empty one. */
function afterCursor({ seconds, nanoseconds, id }: Cursor): QueryConstraint {
  const at = new Timestamp(seconds, nanoseconds);
  return id === "" ? startAt(at) : startAfter(at, id);
}
