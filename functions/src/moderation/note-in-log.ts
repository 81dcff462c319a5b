import { logEntryOf, type LoggedStep } from "../../../src/domain/moderation/moderation-log.ts";
import { refs } from "../store/paths.ts";
import type { Unlocked } from "../store/without-locks.ts";

/** In the transaction that decides: what is not in the log did not happen. `create` fails where there is an entry already. */
export function noteInLog(transaction: Unlocked, step: LoggedStep): void {
  const entry = logEntryOf(step);
  if (entry !== undefined) transaction.create(refs.logEntry(entry.cityId, entry.id), entry);
}
