import { readDocument } from "../../replication/pull/read-document.ts";
import { replicaStore } from "../../replication/pull/replica-store.ts";
import { scopesOfCity, type Scope } from "../../replication/pull/scope.ts";
import { openReplica, type Replica } from "../../src/data/replica/open-replica.ts";
import { watchCity } from "../../src/data/replica/watch-city.ts";
import type { Anomaly } from "../../src/domain/anomaly/anomaly.ts";
import { BENCH_CITY } from "../documents.ts";
import { FIRST_LIST, type Contender } from "./contender.ts";

const EPOCH = "bench";

/** The replica as the app uses it: documents are parsed at the door, and lists are watched. */
export function parvis(): Contender {
  const opened = openReplica("bench");
  return {
    fill: async (pages) => {
      const replica = await opened;
      for await (const page of pages) await apply(replica, page);
    },
    openAndList: async () => firstList(await opened),
    updateAndSee: async (changed) => {
      const replica = await opened;
      const seen = untilFirst(await screenOf(replica), changed);
      await apply(replica, [changed]);
      await seen;
    },
  };
}

function anomaliesScope(): Scope {
  const scope = scopesOfCity(BENCH_CITY).find(({ collection }) => collection === "anomalies");
  if (scope === undefined) throw new Error("The city has no scope for its anomalies.");
  return scope;
}

async function apply(replica: Replica, documents: readonly Anomaly[]): Promise<void> {
  const changes = documents.flatMap((document) => {
    const updatedAt = { seconds: Math.floor(document.updatedAt / 1000), nanoseconds: 0 };
    return (
      readDocument("anomalies", { id: document.id, updatedAt, data: { ...document } }, EPOCH).change ?? []
    );
  });
  if (changes.length !== documents.length) throw new Error("A document of the bench does not parse.");
  await replicaStore(replica).apply(anomaliesScope(), changes);
}

function firstList(replica: Replica): Promise<readonly Anomaly[]> {
  return new Promise((resolve) => {
    const stop = watchCity<Anomaly>(replica.anomalies, BENCH_CITY, (documents) => {
      resolve(documents.slice(0, FIRST_LIST));
      queueMicrotask(() => stop());
    });
  });
}

interface Screen {
  see: (documents: readonly Anomaly[]) => void;
  /** When it has read the whole city. */
  readonly all: Promise<void>;
}

const watched = new Map<Replica, Screen>();

/** One watch stays open over all updates, as on a screen; it has read the whole city before the first. */
async function screenOf(replica: Replica): Promise<Screen> {
  const screen = watched.get(replica) ?? watch(replica, await replica.anomalies.count().exec());
  await screen.all;
  return screen;
}

function untilFirst(screen: Screen, changed: Anomaly): Promise<void> {
  return new Promise((resolve) => {
    screen.see = ([first]) => {
      if (first?.id === changed.id && first.rev === changed.rev) resolve();
    };
  });
}

function watch(replica: Replica, count: number): Screen {
  let ready = (): void => undefined;
  const screen: Screen = {
    see: () => undefined,
    all: new Promise((resolve) => {
      ready = resolve;
    }),
  };
  watched.set(replica, screen);
  watchCity<Anomaly>(replica.anomalies, BENCH_CITY, (documents) => {
    if (documents.length === count) ready();
    screen.see(documents);
  });
  return screen;
}
