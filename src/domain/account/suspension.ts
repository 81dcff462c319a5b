import { INSTANT_SCHEMA, type Instant } from "../basics/instant.ts";
import { nullable, object, text } from "../basics/schema.ts";
import { STATUS_REASON_CHARS } from "../limits/limits.ts";

/** What the person is told whose account an administrator disabled. */
export interface Suspension {
  readonly reason: string;
  /** `null`: until somebody enables it again. */
  readonly until: Instant | null;
}

export const SUSPENSION_SCHEMA = object<Suspension>(
  {
    reason: text({ max: STATUS_REASON_CHARS.max, lines: "many" }),
    until: nullable(INSTANT_SCHEMA),
  },
  { unknown: "dropped" },
);
