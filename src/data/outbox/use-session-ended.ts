import { useData } from "../data-context.ts";
import { useOutbox } from "./use-outbox.ts";

/** The city asks who this is: until the person has signed in again nothing goes. A guest has nothing to sign in with. */
export function useSessionEnded(): boolean {
  const { actor } = useData();
  const rows = useOutbox() ?? [];
  return (
    !actor.isGuest && rows.some(({ state, lastError }) => state === "queued" && lastError === "signed_out")
  );
}
