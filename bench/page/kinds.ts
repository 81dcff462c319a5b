import { readDocument } from "../../replication/pull/read-document.ts";
import { replicaStore } from "../../replication/pull/replica-store.ts";
import { scopesOfCity } from "../../replication/pull/scope.ts";
import { openReplica, type Replica } from "../../src/data/replica/open-replica.ts";
import { watchCity } from "../../src/data/replica/watch-city.ts";
import { textIndex, type IndexedText } from "../../src/data/search/text-index.ts";
import type { Content } from "../../src/domain/content/content.ts";
import { BENCH_CITY } from "../documents.ts";
import { MIXTURES, pagesOfMixture, type KindPage, type Mixture } from "../kinds-documents.ts";
import { timed } from "./timed.ts";

const EPOCH = "bench";
/** What every document says of whatever kind, or none: so that both mixtures have as much to find. */
const TYPED = ["rue des lilas", "12 rue des lilas", "35830 betton", "nulle part"];
const TURNS = 5;

/** The replica is called like its mixture: the page of the map opens it by that name. */
export async function fillKinds(mixture: Mixture, count: number): Promise<void> {
  const replica = await openReplica(mixture);
  for (const page of pagesOfMixture(mixture, count)) await apply(replica, page);
}

/** Milliseconds until the replica is open and each list that has any shows its first rows. */
export function openKinds(mixture: Mixture): Promise<number> {
  return timed(async () => {
    const replica = await openReplica(mixture);
    await Promise.all(MIXTURES[mixture].map((collection) => firstRows(replica, collection)));
  });
}

/** One per letter that was typed: the shortest of a few turns, which other programs lengthen least. */
export function searchKinds(mixture: Mixture, count: number): readonly number[] {
  const index = textIndex();
  for (const { collection, documents } of pagesOfMixture(mixture, count))
    index({ kind: "change", texts: documents.map((one) => textOf(collection, one)), gone: [] });
  const find = (text: string): number => {
    const from = performance.now();
    index({ kind: "find", id: 1, text });
    return performance.now() - from;
  };
  const asked = TYPED.flatMap((text) => Array.from(text, (_, at) => text.slice(0, at + 1)));
  return asked.map((text) => Math.min(...Array.from({ length: TURNS }, () => find(text))));
}

/** Everything that it says. */
function textOf(collection: string, content: Content): IndexedText {
  const said = Object.values(content).filter((value): value is string => typeof value === "string");
  return { key: `${collection}:${content.id}`, title: "", text: said.join(" ") };
}

async function apply(replica: Replica, { collection, documents }: KindPage): Promise<void> {
  const scope = scopesOfCity(BENCH_CITY).find((one) => one.collection === collection);
  if (scope === undefined) throw new Error(`The city has no scope for its ${collection}.`);
  const changes = documents.flatMap((document) => {
    const updatedAt = { seconds: Math.floor(document.updatedAt / 1000), nanoseconds: 0 };
    return (
      readDocument(collection, { id: document.id, updatedAt, data: { ...document } }, EPOCH).change ?? []
    );
  });
  if (changes.length !== documents.length) throw new Error("A document of the bench does not parse.");
  await replicaStore(replica).apply(scope, changes);
}

type Watch = (replica: Replica, seen: () => void) => () => void;

const WATCH: Readonly<Record<KindPage["collection"], Watch>> = {
  anomalies: ({ anomalies }, seen) => watchCity(anomalies, BENCH_CITY, seen),
  ideas: ({ ideas }, seen) => watchCity(ideas, BENCH_CITY, seen),
  activities: ({ activities }, seen) => watchCity(activities, BENCH_CITY, seen),
};

function firstRows(replica: Replica, collection: KindPage["collection"]): Promise<void> {
  return new Promise((resolve) => {
    const stop = WATCH[collection](replica, () => {
      resolve();
      queueMicrotask(() => stop());
    });
  });
}
