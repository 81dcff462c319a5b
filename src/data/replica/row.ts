import type { FieldProblem } from "../../domain/command/refusal.ts";
import type { Instant } from "../../domain/basics/instant.ts";
import type { Result } from "../../domain/basics/result.ts";
import type { CityId } from "../../domain/city/city.ts";

/** A document and the columns of its indexes. These are the whole RxDB schema, so a new field of the domain migrates nothing. */
export interface Row<T> {
  readonly id: string;
  /** What its list is of: a city, or a page of a thread. Empty for what is in none. */
  readonly cityId: CityId;
  /** `rankOf(updatedAt)`: newest first, ascending. */
  readonly rank: number;
  /** By the server's clock. */
  readonly updatedAt: Instant;
  readonly rev: number;
  readonly epoch: string;
  /** Shown in lists; false for what is hidden, private or emptied. */
  readonly listed: boolean;
  /** Null in a tombstone. */
  readonly doc: T | null;
}

export interface ReplicaCollection<T> {
  /** Raise it when the same documents must be read again because their rows would differ. */
  readonly codec: number;
  readonly idField: string;
  /** Fields of a newer server are dropped, not refused. */
  readonly parse: (value: unknown) => Result<T, readonly FieldProblem[]>;
  readonly columnsOf: (doc: T) => Pick<Row<T>, "cityId" | "listed" | "updatedAt" | "rev">;
}
