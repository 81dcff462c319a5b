import type { Clock } from "../../src/clock/system-clock.ts";
import type { PositionRow } from "../../src/data/replica/position-row.ts";
import type { Row } from "../../src/data/replica/row.ts";
import type { FieldProblem } from "../../src/domain/command/refusal.ts";
import type { Instant } from "../../src/domain/basics/instant.ts";
import type { Cursor, ServerTime } from "./checkpoint.ts";
import type { Scope } from "./scope.ts";

export interface RemoteDocument {
  readonly id: string;
  /** Null when the field is no timestamp. */
  readonly updatedAt: ServerTime | null;
  /** Timestamps are already whole milliseconds. Null: the document is no longer there. */
  readonly data: Readonly<Record<string, unknown>> | null;
}

export interface RemoteSnapshot {
  /** The server is not behind this answer: it says nothing. */
  readonly fromCache: boolean;
  readonly documents: readonly RemoteDocument[];
  /** So many documents of so few minutes that one which shows late may be missing: the newest stamp among them. */
  readonly crowdedTo?: ServerTime;
}

/** What the pull needs of Firestore. Every answer comes from the server or is an error. */
export interface RemoteCollections {
  /** At most `limit` documents after `after` in the order (updatedAt, id); a document scope answers its one document. */
  page(scope: Scope, after: Cursor | null, limit: number): Promise<readonly RemoteDocument[]>;
  /** Sees the newest LISTENED_DOCS_MAX; fails rather than leave a gap after `reached`. @returns stops */
  listen(
    scope: Scope,
    from: { readonly since: Cursor | null; readonly reached: ServerTime },
    onSnapshot: (snapshot: RemoteSnapshot) => void,
    onError: (error: unknown) => void,
  ): () => void;
  bounce(): Promise<void>;
  close(): Promise<void>;
}

export type RowChange =
  | { readonly kind: "row"; readonly row: Row<unknown> }
  /** `rev` is null when nobody said which one: the document is simply gone. */
  | { readonly kind: "gone"; readonly id: string; readonly rev: number | null; readonly updatedAt: Instant };

/** Rows and positions of the replica. One call is one step: a kill between two loses nothing. */
export interface PullStore {
  position(scope: Scope): Promise<PositionRow | undefined>;
  /** Merges; never moves a checkpoint back within its epoch. */
  keepPosition(scope: Scope, change: Partial<Omit<PositionRow, "id">>): Promise<void>;
  /** Drops what the replica has already (same id and rev, or a later one). */
  apply(scope: Scope, changes: readonly RowChange[]): Promise<void>;
  isEmpty(scope: Scope): Promise<boolean>;
  sweep(scope: Scope, epoch: string): Promise<void>;
  positions(): Promise<readonly PositionRow[]>;
  forget(scope: Scope): Promise<void>;
}

export interface PullTime extends Clock {
  readonly random: () => number;
}

export type PullEvent =
  | {
      readonly kind: "quarantined";
      readonly scope: string;
      readonly id: string;
      readonly problems: readonly FieldProblem[];
    }
  | { readonly kind: "failed"; readonly scope: string; readonly error: unknown; readonly attempts: number }
  | { readonly kind: "revived" };

/**
 * `cold`: nothing is known since the last error. `paged`: every page was read. `listening`: the listener is open.
 * `live`: the server itself said that nothing is missing.
 */
export type ScopeState = "cold" | "paged" | "listening" | "live";

export interface PageSignals {
  isVisible(this: void): boolean;
  /** Returns how to stop. */
  onVisibility(run: () => void): () => void;
  onOnline(run: () => void): () => void;
}
