import type { Command } from "../command/command.ts";
import type { Outcome } from "../command/outcome.ts";

export type SyncState = "queued" | "sending" | "sent" | "refused" | "conflict";

export interface PendingCommand {
  readonly command: Command;
  readonly state: "queued" | "sending" | "applied" | "refused" | "conflict";
  readonly outcome?: Outcome | null;
}

export function syncStateOf(state: PendingCommand["state"]): SyncState {
  return state === "applied" ? "sent" : state;
}
