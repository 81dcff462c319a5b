import type { StillHere } from "../../domain/sync/still-here.ts";
import type { OutboxRow } from "../device/rows.ts";
import { useLive } from "../device/use-live.ts";
import { readStillHere } from "../device/read-still-here.ts";

export function useStillHere(): StillHere<OutboxRow> | undefined {
  return useLive(readStillHere, null);
}
