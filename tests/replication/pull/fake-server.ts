import type { Cursor, ServerTime } from "../../../replication/pull/checkpoint.ts";
import { LISTENED_DOCS_MAX } from "../../../replication/pull/limits.ts";
import { listenedWindow } from "../../../replication/pull/listened-window.ts";
import type { RemoteCollections, RemoteDocument } from "../../../replication/pull/ports.ts";
import { isDocument, type Scope } from "../../../replication/pull/scope.ts";
import type { FakeTime } from "./fake-time.ts";
import { isMute, noFaults, seenBy, type Faults, type Listener } from "./server-faults.ts";
import { denied, inOrder, isAfter, isLater, keyOf, splitPath } from "./server-order.ts";

/** A deterministic Firestore: same order, same listeners, same failures, and a count of the reads it bills. */
export class FakeServer {
  readonly faults: Faults = noFaults();
  readonly pages: string[] = [];
  readonly time: FakeTime;
  reads = 0;
  instances = 0;
  bounces = 0;
  readonly #documents = new Map<string, Map<string, RemoteDocument>>();
  readonly #listeners = new Set<Listener>();
  #micros = 0;

  constructor(time: FakeTime) {
    this.time = time;
  }

  /** A stamp of its own for each commit, to the microsecond. */
  stamp(at: number = this.time.now()): ServerTime {
    this.#micros = (this.#micros + 1) % 1000;
    return { seconds: Math.floor(at / 1000), nanoseconds: (at % 1000) * 1_000_000 + this.#micros * 1000 };
  }

  write(
    path: string,
    id: string,
    data: Record<string, unknown>,
    updatedAt: ServerTime | null = this.stamp(),
  ): void {
    const ms =
      updatedAt === null
        ? data["updatedAt"]
        : updatedAt.seconds * 1000 + Math.floor(updatedAt.nanoseconds / 1e6);
    this.collection(path).set(id, { id, updatedAt, data: { ...data, updatedAt: ms } });
    this.#tellOf(path);
  }

  /** A hard delete, as only an operator's hand does. */
  erase(path: string, id: string): void {
    this.collection(path).delete(id);
    this.#tellOf(path);
  }

  collection(path: string): Map<string, RemoteDocument> {
    const found = this.#documents.get(path) ?? new Map<string, RemoteDocument>();
    this.#documents.set(path, found);
    return found;
  }

  readonly listeners = (): number => this.#listeners.size;
  setOffline(offline: boolean): void {
    if (this.faults.offline === offline) return;
    this.faults.offline = offline;
    this.#tellAll();
  }

  /** When the silence ends, connections are made anew and tell what was missed, as the SDK's do. */
  setSilent(silent: boolean): void {
    this.faults.silent = silent;
    if (!silent) this.#tellAll();
  }

  /** Ends every listener with an error, as a change of rules or of rights does. */
  failListeners(error: Error): void {
    for (const listener of this.#listeners) {
      this.#listeners.delete(listener);
      listener.isOver = true;
      this.time.after(1, () => listener.fail(error));
    }
  }

  connect(latencyMs = 5): RemoteCollections {
    this.instances += 1;
    const opened = new Set<Listener>();
    return {
      page: (scope, after, limit) => {
        this.pages.push(scope.path);
        return this.#answer(latencyMs, () => this.#page(scope, after, limit), scope);
      },
      listen: (scope, { since, reached }, tell, fail) => {
        const window = listenedWindow(reached);
        const listener: Listener = { scope, since, tell, fail, window, isOver: false };
        this.#listeners.add(listener);
        opened.add(listener);
        this.time.after(latencyMs, () => {
          if (listener.isOver) return;
          if (!this.faults.refused(scope)) this.#tell(listener);
          else {
            this.#end(listener);
            fail(denied());
          }
        });
        return () => this.#end(listener);
      },
      bounce: async () => {
        this.bounces += 1;
        this.faults.deaf = false;
      },
      close: async () => {
        for (const listener of opened) this.#end(listener);
      },
    };
  }

  #end(listener: Listener): void {
    listener.isOver = true;
    this.#listeners.delete(listener);
  }

  #tellAll(): void {
    for (const listener of this.#listeners) this.#tell(listener);
  }

  #page(scope: Scope, after: Cursor | null, limit: number): readonly RemoteDocument[] {
    const [path, id] = isDocument(scope) ? splitPath(scope.path) : [scope.path, undefined];
    const found =
      id === undefined
        ? inOrder(this.collection(path))
            .filter((one) => after === null || isAfter(one, after))
            .slice(0, limit)
        : [{ ...(this.collection(path).get(id) ?? { updatedAt: null, data: null }), id: scope.key }];
    this.reads += Math.max(1, found.length);
    return found;
  }

  #answer<T>(latencyMs: number, answer: () => T, scope: Scope): Promise<T> {
    return new Promise((resolve, reject) => {
      if (isMute(this.faults)) return;
      // What is answered was true on the server half a way ago.
      let served: T | undefined;
      this.time.after(latencyMs / 2, () => {
        served = answer();
      });
      this.time.after(latencyMs, () => {
        if (this.faults.lostAnswers > 0) {
          this.faults.lostAnswers -= 1;
          return;
        }
        if (isMute(this.faults)) return;
        if (this.faults.offline) reject(new Error("unavailable"));
        else if (this.faults.refused(scope)) reject(denied());
        else resolve(served as T);
      });
    });
  }

  #tellOf(path: string): void {
    for (const listener of this.#listeners) {
      const listened = isDocument(listener.scope) ? splitPath(listener.scope.path)[0] : listener.scope.path;
      if (listened === path) this.time.after(1, () => this.#tell(listener));
    }
  }

  /** Only what changed since the last telling is told, and billed; an empty first answer is billed too. */
  #tell(listener: Listener): void {
    if (listener.isOver || isMute(this.faults)) return;
    if (this.faults.offline) {
      listener.tell({ fromCache: true, documents: [] });
      return;
    }
    const present = this.#listenedBy(listener);
    const told = present.filter((one) => listener.known?.get(one.id) !== keyOf(one));
    const seen = this.#seenBy(listener, present);
    if (seen === undefined) return;
    this.reads += listener.known === undefined ? Math.max(1, told.length) : told.length;
    listener.known = new Map(present.map((one) => [one.id, keyOf(one)]));
    const { removed, ...crowd } = seen;
    const gone = removed.map((id) => ({ id, updatedAt: null, data: null }));
    listener.tell({ fromCache: false, documents: [...told, ...gone], ...crowd });
  }

  #seenBy(listener: Listener, present: readonly RemoteDocument[]): ReturnType<typeof seenBy> {
    return seenBy(listener, present, (error) => {
      this.#end(listener);
      listener.fail(error);
    });
  }

  #listenedBy({ scope, since }: Listener): readonly RemoteDocument[] {
    if (!isDocument(scope))
      return inOrder(this.collection(scope.path))
        .filter((one) => since === null || isLater(one, since))
        .slice(-LISTENED_DOCS_MAX);
    const [path, id] = splitPath(scope.path);
    const document = this.collection(path).get(id);
    return document === undefined ? [] : [{ ...document, id: scope.key }];
  }
}
