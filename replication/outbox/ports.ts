import type { Clock } from "../../src/clock/system-clock.ts";
import type { PhotoRefusalCode, OutboxRow, PhotoRow, TransientCode } from "../../src/data/device/rows.ts";
import type { Identifier } from "../../src/domain/basics/identifier.ts";
import type { Command } from "../../src/domain/command/command.ts";
import type { Instant } from "../../src/domain/basics/instant.ts";
import type { Outcome } from "../../src/domain/command/outcome.ts";

/** No answer this time. Nothing is lost: what was asked stays in the outbox. */
export interface Failure {
  readonly kind: "failed";
  readonly code: TransientCode;
  readonly retryAfterMs: number | null;
  /** False when the city certainly has nothing of it: the request never left this device, or was turned away unread. */
  readonly left: boolean;
}

export type SubmitAnswer =
  /** One outcome per command, in the order of the commands. */
  | { readonly kind: "outcomes"; readonly outcomes: readonly Outcome[] }
  /** The request as a whole is refused for what it carries: a batch is sent again row by row, a single row is refused. */
  | { readonly kind: "refused"; readonly code: "malformed" | "too_large" }
  | Failure;

export type UploadAnswer =
  | { readonly kind: "stored" }
  | { readonly kind: "refused"; readonly code: PhotoRefusalCode }
  | Failure;

export interface PhotoToSend {
  readonly id: Identifier;
  readonly cityId: string;
  readonly bytes: ArrayBuffer;
  readonly attempts: number;
}

/** How long a request may take on the line as it is. */
export interface SubmitTerms {
  readonly limitMs: number;
  /** An answer that came after the limit: the request was given up, not taken back. */
  readonly onLate: (answer: SubmitAnswer) => void;
}

/** Every fault of the network is a value; it never throws. */
export interface Transport {
  readonly submit: (commands: readonly Command[], terms?: SubmitTerms) => Promise<SubmitAnswer>;
  readonly upload: (photo: PhotoToSend) => Promise<UploadAnswer>;
}

export interface Lock {
  /** @param steal take it from a holder that does not let go (a frozen tab) */
  readonly run: (task: () => Promise<void>, steal: boolean) => Promise<"ran" | "busy">;
}

export type RowMark = { readonly id: Identifier } & Pick<
  OutboxRow,
  "state" | "attempts" | "nextAttemptAt" | "lastError" | "outcome"
>;

export type PhotoMark = { readonly id: Identifier } & Pick<
  PhotoRow,
  "sent" | "refusal" | "attempts" | "nextAttemptAt" | "lastError"
>;

/**
 * The device's outbox as the engine needs it. Each method is one transaction.
 * S1 An answered row (applied, refused, conflict) is never un-answered: late marks on it change nothing.
 * S2 `claim` answers only rows that are still waiting; the person may have thrown one away meanwhile.
 */
export interface OutboxStore {
  readonly rows: () => Promise<readonly OutboxRow[]>;
  readonly photos: () => Promise<readonly PhotoRow[]>;
  /** Marks waiting rows `sending`, and answers those that were waiting, in order. */
  readonly claim: (ids: readonly Identifier[]) => Promise<readonly OutboxRow[]>;
  readonly mark: (marks: readonly RowMark[]) => Promise<void>;
  readonly markPhoto: (mark: PhotoMark) => Promise<void>;
  readonly wake: () => Promise<void>;
  /** Until when the server asked not to be asked, whoever it told: page and worker share it. */
  readonly heldUntil: () => Promise<Instant>;
  readonly hold: (until: Instant) => Promise<void>;
}

/** Where a send is: about to go, answered and not yet marked, marked. */
export interface SendMoment {
  readonly at: "claimed" | "answered" | "marked";
  readonly ids: readonly string[];
}

export interface EnginePorts {
  readonly store: OutboxStore;
  readonly transport: Transport;
  readonly clock: Clock;
  readonly random: () => number;
  readonly lock: Lock;
  readonly observe?: (moment: SendMoment) => Promise<void> | void;
}
