import { superviseScope } from "../../../replication/pull/supervise-scope.ts";
import type {
  PullEvent,
  PullStore,
  RemoteCollections,
  RemoteDocument,
  RemoteSnapshot,
  ScopeState,
} from "../../../replication/pull/ports.ts";
import { COLLECTIONS } from "../../../src/data/replica/collections.ts";
import type { PositionRow } from "../../../src/data/replica/position-row.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { anomaliesScope } from "./a-town.ts";
import { fakeTime } from "./fake-time.ts";

/** The moment to which this scope was read when it begins. */
export const READ_TO = { seconds: Math.floor(NOW / 1000), nanoseconds: 0 };

export function aDocument(n: number, seconds = READ_TO.seconds): RemoteDocument {
  const id = anIdentifier(n);
  const data = { ...anAnomaly({ id, updatedAt: seconds * 1000 }) };
  return { id, updatedAt: { seconds, nanoseconds: 0 }, data };
}

/** One scope that is pulled, a store that only remembers, and a city that says what the test says. */
export function aScopeAlone(over: Partial<PositionRow> = {}, before?: Promise<void>) {
  const time = { ...fakeTime(NOW), random: () => 0.5 };
  const did: string[] = [];
  const notes: Partial<PositionRow>[] = [];
  const states: ScopeState[] = [];
  const events: PullEvent[] = [];
  const asked: unknown[] = [];
  const city = {
    /** How the next pages are answered. */
    page: async (): Promise<readonly RemoteDocument[]> => [],
    load: async (): Promise<void> => undefined,
    mend: async (_error: unknown): Promise<void> => undefined,
    sweep: async (): Promise<void> => undefined,
    tell: (_snapshot: RemoteSnapshot): void => undefined,
    fail: (_error: unknown): void => undefined,
    listeners: 0,
  };
  const store = {
    position: async () => ({
      id: "anomalies:35024",
      checkpoint: `${READ_TO.seconds}.000000000|b|${COLLECTIONS.anomalies.codec}.e`,
      sweeps: false,
      provenAt: NOW,
      upToDateAt: 0,
      liveUntil: 0,
      quarantined: [],
      wantedAt: NOW,
      ...over,
    }),
    isEmpty: async () => false,
    apply: async (_: unknown, changes: readonly unknown[]) => void did.push(`${changes.length} rows`),
    keepPosition: async (_: unknown, change: Partial<PositionRow>) => void notes.push(change),
    sweep: async (_: unknown, epoch: string) => (did.push(`sweep ${epoch}`), city.sweep()),
  } as unknown as PullStore;
  const remote = {
    page: async (_: unknown, after: unknown) => (asked.push(after), did.push("page"), city.page()),
    listen: (_: unknown, from: unknown, tell: typeof city.tell, fail: typeof city.fail) => {
      asked.push(from);
      did.push("listen");
      city.listeners += 1;
      Object.assign(city, { tell, fail });
      return () => void (city.listeners -= 1);
    },
  } as unknown as RemoteCollections;
  const supervisor = superviseScope(
    {
      store,
      time,
      report: (event) => void events.push(event),
      remote: async () => (await city.load(), remote),
      onError: (error) => city.mend(error),
      onState: (_, state) => void states.push(state),
    },
    anomaliesScope(),
    before,
  );
  const tell = async (snapshot: Partial<RemoteSnapshot> = {}): Promise<void> => {
    city.tell({ fromCache: false, documents: [], ...snapshot });
    await time.rest();
  };
  return { ...supervisor, time, city, did, notes, states, events, asked, tell };
}
