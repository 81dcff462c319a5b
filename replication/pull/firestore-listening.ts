import {
  collection,
  connectFirestoreEmulator,
  disableNetwork,
  doc,
  documentId,
  enableNetwork,
  type Firestore,
  initializeFirestore,
  limitToLast,
  memoryLocalCache,
  onSnapshot,
  orderBy,
  query,
  setLogLevel,
  terminate,
  Timestamp,
  where,
} from "firebase/firestore";
import { ownDocument } from "./firestore-documents.ts";
import type { FirestoreOptions } from "./firestore-pages.ts";
import { LISTENED_DOCS_MAX } from "./limits.ts";
import type { RemoteCollections, RemoteSnapshot } from "./ports.ts";
import { isDocument, type Scope } from "./scope.ts";
import { snapshotReader } from "./snapshot-reader.ts";
import type { Listening } from "./when-listened.ts";

/** The SDK has one for an app: it refuses a second, or hands out the closing one, which never answers. */
const inUse = new WeakMap<FirestoreOptions["app"], Promise<void>>();

/** Opens Firestore once the instance before it is closed: the next account's pull begins while the last one's ends. */
export async function openFirestoreListening(options: FirestoreOptions): Promise<Listening> {
  const before = inUse.get(options.app);
  let release = (): void => undefined;
  inUse.set(options.app, new Promise((resolve) => (release = resolve)));
  await before;
  try {
    const listening = firestoreListening(options);
    return { ...listening, close: () => listening.close().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}

/** Nothing is kept by the SDK, and its cache says so of what it answers. */
function firestoreListening({ app, emulator }: FirestoreOptions): Listening {
  // A stream that ends is for the pull to notice, and for the page to say; the SDK would warn of each in the console.
  setLogLevel("error");
  const firestore = initializeFirestore(app, { localCache: memoryLocalCache() });
  if (emulator !== undefined) {
    const { host, port, mockUserToken } = emulator;
    connectFirestoreEmulator(firestore, host, port, mockUserToken === undefined ? {} : { mockUserToken });
  }
  return {
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
  const { path, only } = scope;
  const filter = only === undefined ? [] : [where(only.field, "==", only.value)];
  const later =
    since === null ? [] : [where("updatedAt", ">", new Timestamp(since.seconds, since.nanoseconds))];
  const order = [orderBy("updatedAt"), orderBy(documentId())];
  const listened = [...filter, ...order, ...later, limitToLast(LISTENED_DOCS_MAX)];
  const read = snapshotReader(reached);
  const stop = onSnapshot(
    query(collection(firestore, path), ...listened),
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
