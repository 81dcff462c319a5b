import { useData } from "../data-context.ts";
import type { OutboxRow } from "../device/rows.ts";
import { useOutbox } from "./use-outbox.ts";

/** The city asks who this is: until the person has signed in again nothing goes. A guest has nothing to sign in with. */
export function useSessionEnded(): boolean {
  const { actor } = useData();
  const rows = useOutbox() ?? [];
  return !actor.isGuest && rows.some(isTurnedAway);
}

/** It is still so while the device tries again by itself: whoever types their password meanwhile keeps what they typed. */
function isTurnedAway({ state, lastError }: OutboxRow): boolean {
  return (state === "queued" || state === "sending") && lastError === "signed_out";
}
