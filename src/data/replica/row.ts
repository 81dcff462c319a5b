import type { FieldProblem } from "../../domain/command/refusal.ts";
import type { Instant } from "../../domain/basics/instant.ts";
import type { Result } from "../../domain/basics/result.ts";
import type { CityId } from "../../domain/city/city.ts";

/**
 * One document of the city as the replica keeps it: columns for the indexes and for the pull, and the document itself,
 * parsed at the door. The columns are the whole RxDB schema, so a new field of the domain migrates nothing.
 */
export interface Row<T> {
  /** The document's id in Firestore. */
  readonly id: string;
  /** Empty for what belongs to no city. */
  readonly cityId: CityId;
  /** `rankOf(updatedAt)`: newest first, ascending. */
  readonly rank: number;
  /** By the server's clock. */
  readonly updatedAt: Instant;
  readonly rev: number;
  /** Which full reading of its scope brought it. */
  readonly epoch: string;
  /** Shown in lists; false for what is hidden, private or emptied. */
  readonly listed: boolean;
  /** Null in a tombstone. */
  readonly doc: T | null;
}

/** How documents of one collection become rows. */
export interface ReplicaCollection<T> {
  /** Raise it when the same documents must be read again because their rows would differ. */
  readonly codec: number;
  /** The field that repeats the document's id. */
  readonly idField: string;
  /** Fields of a newer server are dropped, not refused. */
  readonly parse: (value: unknown) => Result<T, readonly FieldProblem[]>;
  readonly columnsOf: (doc: T) => Pick<Row<T>, "cityId" | "listed" | "updatedAt" | "rev">;
}
