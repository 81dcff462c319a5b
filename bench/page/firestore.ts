import { initializeApp } from "firebase/app";
import {
  collection,
  disableNetwork,
  doc,
  getDocsFromCache,
  initializeFirestore,
  limit,
  loadBundle,
  onSnapshot,
  orderBy,
  persistentLocalCache,
  persistentSingleTabManager,
  query,
  setDoc,
  type Firestore,
} from "firebase/firestore";
import type { Anomaly } from "../../src/domain/anomaly/anomaly.ts";
import { BENCH_CITY } from "../documents.ts";
import { FIRST_LIST, type Contender } from "./contender.ts";
import { BENCH_PROJECT, bundleOf } from "./firestore-bundle.ts";

const NO_CLEANING = -1;

/** Firestore's own persistent cache, without network: what a team would pick instead. */
export function firestore(): Contender {
  const database = initializeFirestore(initializeApp({ projectId: BENCH_PROJECT, apiKey: "bench" }), {
    localCache: persistentLocalCache({
      cacheSizeBytes: NO_CLEANING,
      // The page before was closed a moment ago: without force, its lease makes Firestore keep nothing.
      tabManager: persistentSingleTabManager({ forceOwnership: true }),
    }),
  });
  const offline = disableNetwork(database);
  return {
    fill: async (pages) => {
      await offline;
      for await (const page of pages) {
        await loadBundle(database, bundleOf(page).slice().buffer);
      }
    },
    openAndList: async () => {
      await offline;
      const answer = await getDocsFromCache(newest(database));
      return answer.docs.map((document) => document.data() as Anomaly);
    },
    updateAndSee: (changed) => updateAndSee(database, changed),
  };
}

function newest(database: Firestore) {
  return query(
    collection(database, "cities", BENCH_CITY, "anomalies"),
    orderBy("updatedAt", "desc"),
    limit(FIRST_LIST),
  );
}

interface Screen {
  see: (rows: readonly Anomaly[]) => void;
  readonly first: Promise<void>;
}

const listening = new Map<Firestore, Screen>();

async function updateAndSee(database: Firestore, changed: Anomaly): Promise<void> {
  const list = listening.get(database) ?? listen(database);
  await list.first;
  const seen = new Promise<void>((resolve) => {
    list.see = (rows) => {
      if (rows[0]?.id === changed.id && rows[0].rev === changed.rev) resolve();
    };
  });
  void setDoc(doc(database, "cities", BENCH_CITY, "anomalies", changed.id), changed);
  await seen;
}

function listen(database: Firestore): Screen {
  let ready = (): void => undefined;
  const list: Screen = {
    see: () => undefined,
    first: new Promise((resolve) => {
      ready = resolve;
    }),
  };
  listening.set(database, list);
  onSnapshot(newest(database), { includeMetadataChanges: true }, (snapshot) => {
    ready();
    list.see(snapshot.docs.map((document) => document.data() as Anomaly));
  });
  return list;
}
