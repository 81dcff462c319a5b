import type { Identifier } from "../basics/identifier.ts";
import type { Instant } from "../basics/instant.ts";
import type { Refusal } from "./refusal.ts";

/** What the city answered to one command. `retry` is no answer: something passing went wrong with that one alone. */
export type Outcome =
  | {
      readonly commandId: Identifier;
      readonly state: "applied";
      /** Revision of the subject after the command. */
      readonly rev: number;
      /** The reference the city gave to what was created ("2026-0142"); empty otherwise. */
      readonly number: string;
      readonly appliedAt: Instant;
    }
  | {
      readonly commandId: Identifier;
      readonly state: "refused";
      readonly refusal: Refusal;
      readonly appliedAt: Instant;
    }
  | {
      readonly commandId: Identifier;
      readonly state: "conflict";
      readonly refusal: Refusal;
      /** The document as the city has it now. */
      readonly current: unknown;
      readonly appliedAt: Instant;
    }
  | { readonly commandId: Identifier; readonly state: "retry" };

/** users/{uid}/receipts/{commandId}: the recorded answer, and the content while it is not public. */
export interface Receipt {
  readonly commandId: Identifier;
  readonly cityId: string;
  readonly outcome: Exclude<Outcome, { readonly state: "retry" }>;
  /** The whole anomaly as its author wrote it, while its public projection is emptied; null otherwise. */
  readonly content: unknown;
  readonly rev: number;
  readonly updatedAt: Instant;
  readonly schemaVersion: 1;
}
