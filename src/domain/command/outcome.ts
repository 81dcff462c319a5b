import type { AuthorKind } from "../account/actor.ts";
import type { MarkCount } from "../account/marks.ts";
import type { Identifier } from "../basics/identifier.ts";
import type { Instant } from "../basics/instant.ts";
import type { Refusal } from "./refusal.ts";

/** What somebody else had decided before: it was the same, or something that this decision could follow. */
export interface ChangeNote {
  readonly code: "already_done" | "after_change";
  readonly byKind: AuthorKind;
  readonly byName: string;
}

/** Another content that says the same, as the city found when it took this one. */
export interface Alike {
  readonly id: Identifier;
  /** Whole metres. */
  readonly distanceM: number;
}

/** What the city answered to one command. `retry` is no answer: something passing went wrong with that one alone. */
export type Outcome =
  | {
      readonly commandId: Identifier;
      readonly state: "applied";
      readonly rev: number;
      /** The reference the city gave to what was created ("2026-0142"); empty otherwise. */
      readonly number: string;
      readonly note?: ChangeNote;
      /** Proposed, and nothing else: what was sent is there. */
      readonly alike?: Alike;
      /** How the counter of a mark moves: it is there with the city's tally. */
      readonly counts?: MarkCount;
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
      /** The command's subject as the city has it now, as this person may see it; null where there is none. */
      readonly current: unknown;
      readonly appliedAt: Instant;
    }
  | {
      readonly commandId: Identifier;
      readonly state: "retry";
      /** Not to be asked again before; version 0.1 did not say it. */
      readonly afterMs?: number;
    };

/** users/{uid}/receipts/{commandId}: the recorded answer, and the content while it is not public. */
export interface Receipt {
  readonly commandId: Identifier;
  /** Which kind of command; a receipt may be of a kind that an older device does not know. */
  readonly kind: string;
  readonly cityId: string;
  readonly subject: { readonly collection: string; readonly id: string };
  readonly outcome: Exclude<Outcome, { readonly state: "retry" }>;
  /** The whole content as its author wrote it, while its public projection is emptied; null otherwise. */
  readonly content: unknown;
  /** The day it counted for ("2026-03-12"), where there is a limit; version 0.1 did not say it. */
  readonly day?: string;
  readonly rev: number;
  readonly updatedAt: Instant;
  readonly schemaVersion: 1;
}

/** A receipt as any version stored it: 0.1 did not say which command it answered. */
export type StoredReceipt = Omit<Receipt, "kind" | "subject"> & Partial<Pick<Receipt, "kind" | "subject">>;

/** The same receipt as this version knows it; the very same object when nothing is missing. */
export function wholeReceipt(stored: StoredReceipt): Receipt {
  const { kind, subject } = stored;
  if (kind !== undefined && subject !== undefined) return stored as Receipt;
  return { kind: "", subject: { collection: "anomalies", id: stored.commandId }, ...stored };
}
