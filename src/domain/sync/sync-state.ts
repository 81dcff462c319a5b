import type { Command } from "../command/command.ts";
import type { Outcome } from "../command/outcome.ts";

export type SyncState = "queued" | "sending" | "sent" | "refused" | "conflict";

/** What is read of an outbox row, in the order of sending. */
export interface PendingCommand {
  readonly command: Command;
  readonly state: "queued" | "sending" | "applied" | "refused" | "conflict";
  /** The city's answer, when the row has it already. */
  readonly outcome?: Outcome | null;
}

export function syncStateOf(state: PendingCommand["state"]): SyncState {
  return state === "applied" ? "sent" : state;
}
