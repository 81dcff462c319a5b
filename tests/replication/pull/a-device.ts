import { getRxStorageMemory } from "rxdb/plugins/storage-memory";
import { replicaStore } from "../../../replication/pull/replica-store.ts";
import type { Channel } from "../../../replication/pull/leader.ts";
import type { Locks } from "../../../replication/pull/lock-line.ts";
import type {
  PageSignals,
  PullEvent,
  PullStore,
  RemoteCollections,
} from "../../../replication/pull/ports.ts";
import type { Scope } from "../../../replication/pull/scope.ts";
import { startPull, type Pull } from "../../../replication/pull/start.ts";
import type { CollectionName } from "../../../src/data/replica/collections.ts";
import { openReplica, type Replica } from "../../../src/data/replica/open-replica.ts";
import type { FakeServer } from "./fake-server.ts";
import type { FakeTime } from "./fake-time.ts";

let devices = 0;

export interface Device {
  readonly replica: Replica;
  readonly events: PullEvent[];
  /** Calls of the store so far, as "apply anomalies". */
  readonly calls: string[];
  /** Opens a page; the one before must have been stopped or killed. */
  start(scopes: readonly Scope[]): Pull;
  /** Opens another page that leads too, as after a lock was stolen from a frozen one; no kill ends it. */
  startRival(scopes: readonly Scope[]): Pull;
  /** Whether the page still runs. */
  isAlive(): boolean;
  /** From now on nothing of the running page happens any more, as when its process ends. */
  kill(): void;
  /** Ends the process just before this call of the store. */
  killBefore(isTheCall: (call: string) => boolean): void;
  show(isVisible: boolean): void;
  goOnline(): void;
  /** What the screens could read, by id. */
  held(collection: CollectionName): Promise<ReadonlyMap<string, unknown>>;
  close(): Promise<void>;
}

const NEVER = new Promise<never>(() => undefined);

/** The first to ask leads. */
const ALONE: Locks = { request: (_name, _options, hold) => hold() };

const NOBODY_ELSE: Channel = { say: () => undefined, hear: () => undefined, close: () => undefined };

/** One person's device: a real RxDB replica in memory, the pull on it, and a server that may fail it. */
export async function aDevice(
  server: FakeServer,
  time: FakeTime,
  load: () => Promise<RemoteCollections> = async () => server.connect(),
): Promise<Device> {
  devices += 1;
  const replica = await openReplica(`resident-${devices}`, getRxStorageMemory());
  const events: PullEvent[] = [];
  const calls: string[] = [];
  let life = aLife();
  let isVisible = true;
  const signals = { visibility: new Set<() => void>(), online: new Set<() => void>() };
  const page: PageSignals = {
    isVisible: () => isVisible,
    onVisibility: (run) => added(signals.visibility, run),
    onOnline: (run) => added(signals.online, run),
  };
  const openPage = (own: ReturnType<typeof aLife>, scopes: readonly Scope[]): Pull => {
    const killable = <T>(call: string, run: () => Promise<T>): Promise<T> => {
      if (!own.isOver && own.killsBefore(call)) own.end();
      if (own.isOver) return NEVER;
      calls.push(call);
      return time.during(run()).then((result) => (own.isOver ? NEVER : result));
    };
    const pull = startPull({
      replica,
      store: killableStore(replicaStore(replica), killable),
      time: killableTime(time, () => own.isOver),
      page,
      locks: ALONE,
      channel: NOBODY_ELSE,
      async loadRemote() {
        const remote = await load();
        own.remotes.push(remote);
        return remote;
      },
      report: (event) => void events.push(event),
    });
    pull.want(scopes);
    return pull;
  };
  return {
    replica,
    events,
    calls,
    start(scopes) {
      life = aLife();
      return openPage(life, scopes);
    },
    startRival: (scopes) => openPage(aLife(), scopes),
    isAlive: () => !life.isOver,
    kill() {
      life.end();
      signals.visibility.clear();
      signals.online.clear();
    },
    killBefore(isTheCall) {
      life.killsBefore = isTheCall;
    },
    show(visible) {
      isVisible = visible;
      for (const run of signals.visibility) run();
    },
    goOnline() {
      for (const run of signals.online) run();
    },
    async held(collection) {
      const documents = await replica[collection].find().exec();
      return new Map(documents.map((document) => [document.id, document.toJSON().doc]));
    },
    close: async () => void (await replica.remove()),
  };
}

/** One process. Its connections end with it. */
function aLife() {
  const life = {
    isOver: false,
    remotes: [] as RemoteCollections[],
    killsBefore: (_call: string): boolean => false,
    end(this: void) {
      life.isOver = true;
      for (const remote of life.remotes) void remote.close();
    },
  };
  return life;
}

function added(to: Set<() => void>, run: () => void): () => void {
  to.add(run);
  return () => void to.delete(run);
}

function killableTime(time: FakeTime, isOver: () => boolean) {
  return {
    ...time,
    after: (ms: number, run: () => void) => time.after(ms, () => (isOver() ? undefined : run())),
  };
}

function killableStore(
  store: PullStore,
  killable: <T>(call: string, run: () => Promise<T>) => Promise<T>,
): PullStore {
  return {
    position: (scope) => killable(`position ${scope.collection}`, () => store.position(scope)),
    keepPosition: (scope, change) =>
      killable(`keepPosition ${scope.collection}`, () => store.keepPosition(scope, change)),
    apply: (scope, changes) => killable(`apply ${scope.collection}`, () => store.apply(scope, changes)),
    isEmpty: (scope) => killable(`isEmpty ${scope.collection}`, () => store.isEmpty(scope)),
    sweep: (scope, epoch) => killable(`sweep ${scope.collection}`, () => store.sweep(scope, epoch)),
    positions: () => killable("positions", () => store.positions()),
    forget: (scope) => killable(`forget ${scope.collection}`, () => store.forget(scope)),
  };
}
