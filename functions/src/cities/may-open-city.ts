import { NEW_CITIES_PER_DAY } from "../../../src/domain/limits/daily-limits.ts";
import type { Identity } from "../access/identity.ts";
import { mayToday } from "../access/may-today.ts";

/** Counts the question too: codes of no commune cost the geographic API as much. */
export function mayOpenCity({ uid, isConfirmed }: Pick<Identity, "uid" | "isConfirmed">): Promise<boolean> {
  return mayToday(uid, "new-cities", isConfirmed ? NEW_CITIES_PER_DAY.resident : NEW_CITIES_PER_DAY.guest);
}
