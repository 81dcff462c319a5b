import type { RxJsonSchema } from "rxdb";
import type { Instant } from "../../domain/basics/instant.ts";

/**
 * How far one scope was read. It lives in the replica itself: kept anywhere else it could survive the rows it
 * speaks of, and say « à jour » over an emptied database.
 */
export interface PositionRow {
  readonly id: string;
  /** `seconds.nanoseconds|id|epoch`. */
  readonly checkpoint: string;
  readonly sweeps: boolean;
  /** From here on every change is still to be had as a change; before, tombstones may be purged. Device's clock. */
  readonly provenAt: Instant;
  /** When the scope was last known equal to the server; 0 for never. Device's clock. */
  readonly upToDateAt: Instant;
  /** The pull promises to be live until then, and renews it. Device's clock. */
  readonly liveUntil: Instant;
  readonly quarantined: readonly string[];
  /** When a screen last wanted the scope. Device's clock. */
  readonly wantedAt: Instant;
}

const integer = { type: "integer" } as const;

export const POSITION_SCHEMA = {
  version: 0,
  primaryKey: "id",
  type: "object",
  properties: {
    id: { type: "string", maxLength: 160 },
    checkpoint: { type: "string" },
    sweeps: { type: "boolean" },
    provenAt: integer,
    upToDateAt: integer,
    liveUntil: integer,
    quarantined: { type: "array", items: { type: "string" } },
    wantedAt: integer,
  },
  required: ["id"],
} as unknown as RxJsonSchema<PositionRow>;
