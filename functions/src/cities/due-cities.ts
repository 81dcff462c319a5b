import { FieldPath, Timestamp, type DocumentSnapshot, type Transaction } from "firebase-admin/firestore";
import { systemClock } from "../../../src/clock/system-clock.ts";
import type { Instant } from "../../../src/domain/basics/instant.ts";
import { cityDayOf } from "../../../src/domain/city/city-day.ts";
import type { CityId } from "../../../src/domain/city/city.ts";
import { db } from "../firebase.ts";
import { logs } from "../logs.ts";
import { RECOUNTS, refs } from "../store/paths.ts";

export interface DueCity {
  readonly cityId: CityId;
  readonly dueAt: Instant;
}

/** Cities that this process said to be due, and on which day. */
const said = new Map<CityId, string>();

/** Something was reported or answered there: it is counted in the coming night. Written once per process, city and day. */
export async function recountTonight(cityId: CityId): Promise<void> {
  const now = systemClock.now();
  if (said.get(cityId) === cityDayOf(now)) return;
  said.set(cityId, cityDayOf(now));
  await dueBy(cityId, now).catch((error: unknown) => {
    // The next one says it again.
    said.delete(cityId);
    logs.callFailed("cities-recountStatistics", error);
  });
}

/** Nobody makes it later than it was. */
function dueBy(cityId: CityId, at: Instant): Promise<void> {
  return db().runTransaction(async (transaction) => {
    const before = dueAtOf(await transaction.get(refs.recount(cityId)));
    if (before === undefined || before > at) writeDue(transaction, cityId, at);
  });
}

/** Counted at `now`: it is due again when time alone changes its numbers, or as was said meanwhile. */
export function settleDue(cityId: CityId, now: Instant, next: Instant | undefined): Promise<void> {
  return db().runTransaction(async (transaction) => {
    const before = dueAtOf(await transaction.get(refs.recount(cityId)));
    const saidSince = before !== undefined && before > now ? before : Infinity;
    const at = Math.min(saidSince, next ?? Infinity);
    if (at === Infinity) transaction.delete(refs.recount(cityId));
    else writeDue(transaction, cityId, at);
  });
}

function writeDue(transaction: Transaction, cityId: CityId, at: Instant): void {
  transaction.set(refs.recount(cityId), { cityId, dueAt: Timestamp.fromMillis(at) });
}

function dueAtOf(document: DocumentSnapshot): Instant | undefined {
  const dueAt: unknown = document.get("dueAt");
  return dueAt instanceof Timestamp ? dueAt.toMillis() : undefined;
}

/** Those due longest first. */
export async function dueCities(
  now: Instant,
  after: DueCity | undefined,
  limit: number,
): Promise<readonly DueCity[]> {
  const due = db()
    .collection(RECOUNTS)
    .where("dueAt", "<=", Timestamp.fromMillis(now))
    .orderBy("dueAt")
    .orderBy(FieldPath.documentId())
    .limit(limit);
  const from = after === undefined ? due : due.startAfter(Timestamp.fromMillis(after.dueAt), after.cityId);
  const { docs } = await from.get();
  return docs.map((document) => ({ cityId: document.id, dueAt: dueAtOf(document) ?? now }));
}
