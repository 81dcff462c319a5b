import type { Command } from "../command/command.ts";
import type { Outcome } from "../command/outcome.ts";

/** `photos`: the city has the text, and photos wait on this device. */
export type SyncState = "queued" | "sending" | "photos" | "sent" | "refused" | "conflict";

export interface PendingCommand {
  readonly command: Command;
  readonly state: "queued" | "sending" | "applied" | "refused" | "conflict";
  readonly outcome?: Outcome | null;
  readonly photosLeft?: number;
}

export function syncStateOf(state: PendingCommand["state"], photosLeft = 0): SyncState {
  if (state !== "applied") return state;
  return photosLeft > 0 ? "photos" : "sent";
}
