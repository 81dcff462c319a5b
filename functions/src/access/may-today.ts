import { FieldValue } from "firebase-admin/firestore";
import { systemClock } from "../../../src/clock/system-clock.ts";
import { SERVICE_TIME_ZONE } from "../../../src/domain/city/city-day.ts";
import { localDayOf } from "../../../src/domain/city/time-zone.ts";
import { CALLS_PER_DAY } from "../../../src/domain/limits/daily-limits.ts";
import { count, countIn } from "../commands/quota.ts";
import { db } from "../firebase.ts";
import { refs } from "../store/paths.ts";

/** Counts it among what this account asked for on this day of the service. @returns false where that was enough */
export function mayToday(uid: string, what: string, limit: number): Promise<boolean> {
  const now = systemClock.now();
  return db().runTransaction(async (transaction) => {
    const today = await transaction.get(refs.quota(uid, localDayOf(now, SERVICE_TIME_ZONE)));
    if (countIn(today, what) >= limit) return false;
    count(transaction, today, { [what]: FieldValue.increment(1) }, now);
    return true;
  });
}

export async function mayCall(uid: string, name: string): Promise<boolean> {
  const limit: number | undefined = (CALLS_PER_DAY as Readonly<Record<string, number>>)[name];
  return limit === undefined || (await mayToday(uid, name, limit));
}
