import {
  collection,
  connectFirestoreEmulator,
  disableNetwork,
  doc,
  documentId,
  type DocumentSnapshot,
  enableNetwork,
  type Firestore,
  getDocFromServer,
  getDocsFromServer,
  initializeFirestore,
  limit,
  limitToLast,
  memoryLocalCache,
  onSnapshot,
  orderBy,
  query,
  type QueryConstraint,
  setLogLevel,
  startAfter,
  startAt,
  terminate,
  Timestamp,
  where,
} from "firebase/firestore";
import type { Cursor } from "./checkpoint.ts";
import { remoteDocumentOf } from "./firestore-documents.ts";
import { LISTENED_DOCS_MAX } from "./limits.ts";
import type { RemoteCollections, RemoteDocument, RemoteSnapshot } from "./ports.ts";
import { isDocument, type Scope } from "./scope.ts";
import { snapshotReader } from "./snapshot-reader.ts";

type FirebaseApp = Parameters<typeof initializeFirestore>[0];

export interface FirestoreOptions {
  readonly app: FirebaseApp;
  /** `mockUserToken`: who asks, in tests; otherwise the signed-in person does. */
  readonly emulator?: { readonly host: string; readonly port: number; readonly mockUserToken?: string };
}

/** The SDK has one for an app: it refuses a second, or hands out the closing one, which never answers. */
const inUse = new WeakMap<FirebaseApp, Promise<void>>();

/** Opens Firestore once the instance before it is closed: the next account's pull begins while the last one's ends. */
export async function openFirestoreRemote(options: FirestoreOptions): Promise<RemoteCollections> {
  const before = inUse.get(options.app);
  let release = (): void => undefined;
  inUse.set(options.app, new Promise((resolve) => (release = resolve)));
  await before;
  try {
    const remote = firestoreRemote(options);
    return { ...remote, close: () => remote.close().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}

/** Firestore as the pull wants it: nothing kept by the SDK, nothing answered from its cache. */
function firestoreRemote({ app, emulator }: FirestoreOptions): RemoteCollections {
  // A stream that ends is for the pull to notice, and for the page to say; the SDK would warn of each in the console.
  setLogLevel("error");
  const firestore = initializeFirestore(app, { localCache: memoryLocalCache() });
  if (emulator !== undefined) {
    const { host, port, mockUserToken } = emulator;
    connectFirestoreEmulator(firestore, host, port, mockUserToken === undefined ? {} : { mockUserToken });
  }
  return {
    async page(scope, after, documentsMax) {
      if (isDocument(scope)) return [ownDocument(scope, await getDocFromServer(doc(firestore, scope.path)))];
      const from = after === null ? [] : [afterCursor(after)];
      const { docs } = await getDocsFromServer(inOrder(firestore, scope, ...from, limit(documentsMax)));
      return docs.map(remoteDocumentOf);
    },
    listen: (scope, from, onSnapshotTaken, onError) =>
      isDocument(scope)
        ? listenToDocument(firestore, scope, onSnapshotTaken, onError)
        : listenToCollection(firestore, scope, from, onSnapshotTaken, onError),
    async bounce() {
      await disableNetwork(firestore);
      await enableNetwork(firestore);
    },
    close: () => terminate(firestore),
  };
}

/** Every city’s statistics are called `_global_`: the row is named after the city. */
function ownDocument(scope: Scope, snapshot: DocumentSnapshot): RemoteDocument {
  return { ...remoteDocumentOf(snapshot), id: scope.key };
}

function inOrder(firestore: Firestore, { path, only }: Scope, ...constraints: readonly QueryConstraint[]) {
  const filter = only === undefined ? [] : [where(only.field, "==", only.value)];
  return query(
    collection(firestore, path),
    ...filter,
    orderBy("updatedAt"),
    orderBy(documentId()),
    ...constraints,
  );
}

/** A cursor between two instants has no id, and the SDK refuses an empty one. */
function afterCursor(cursor: Cursor): QueryConstraint {
  const at = timestampOf(cursor);
  return cursor.id === "" ? startAt(at) : startAfter(at, cursor.id);
}

function timestampOf({ seconds, nanoseconds }: Cursor): Timestamp {
  return new Timestamp(seconds, nanoseconds);
}

/** Without it, a listener that lost the server would not say so. */
const WITH_METADATA = { includeMetadataChanges: true } as const;

function listenToDocument(
  firestore: Firestore,
  scope: Scope,
  onSnapshotTaken: (snapshot: RemoteSnapshot) => void,
  onError: (error: unknown) => void,
): () => void {
  return onSnapshot(
    doc(firestore, scope.path),
    WITH_METADATA,
    (snapshot) => {
      const { fromCache } = snapshot.metadata;
      onSnapshotTaken({ fromCache, documents: fromCache ? [] : [ownDocument(scope, snapshot)] });
    },
    onError,
  );
}

function listenToCollection(
  firestore: Firestore,
  scope: Scope,
  { since, reached }: Parameters<RemoteCollections["listen"]>[1],
  onSnapshotTaken: (snapshot: RemoteSnapshot) => void,
  onError: (error: unknown) => void,
): () => void {
  const later = since === null ? [] : [where("updatedAt", ">", timestampOf(since))];
  const read = snapshotReader(reached);
  const stop = onSnapshot(
    inOrder(firestore, scope, ...later, limitToLast(LISTENED_DOCS_MAX)),
    WITH_METADATA,
    (snapshot) => {
      try {
        onSnapshotTaken(read(snapshot));
      } catch (error) {
        stop();
        onError(error);
      }
    },
    onError,
  );
  return stop;
}
