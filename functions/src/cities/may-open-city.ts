import { FieldValue } from "firebase-admin/firestore";
import { systemClock } from "../../../src/clock/system-clock.ts";
import { SERVICE_TIME_ZONE } from "../../../src/domain/city/city-day.ts";
import { localDayOf } from "../../../src/domain/city/time-zone.ts";
import { NEW_CITIES_PER_DAY } from "../../../src/domain/limits/daily-limits.ts";
import type { Identity } from "../access/identity.ts";
import { count, countIn } from "../commands/quota.ts";
import { db } from "../firebase.ts";
import { refs } from "../store/paths.ts";

const FIELD = "new-cities";

/** Counts the question too: codes of no commune cost the geographic API as much. */
export function mayOpenCity({ uid, isConfirmed }: Pick<Identity, "uid" | "isConfirmed">): Promise<boolean> {
  const now = systemClock.now();
  const limit = isConfirmed ? NEW_CITIES_PER_DAY.resident : NEW_CITIES_PER_DAY.guest;
  return db().runTransaction(async (transaction) => {
    const today = await transaction.get(refs.quota(uid, localDayOf(now, SERVICE_TIME_ZONE)));
    if (countIn(today, FIELD) >= limit) return false;
    count(transaction, today, { [FIELD]: FieldValue.increment(1) }, now);
    return true;
  });
}
