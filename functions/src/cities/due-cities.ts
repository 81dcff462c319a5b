import { FieldPath, Timestamp, type DocumentSnapshot } from "firebase-admin/firestore";
import { systemClock } from "../../../src/clock/system-clock.ts";
import type { Instant } from "../../../src/domain/basics/instant.ts";
import type { CityId } from "../../../src/domain/city/city.ts";
import { db } from "../firebase.ts";
import { logs } from "../logs.ts";
import { RECOUNTS, refs } from "../store/paths.ts";
import { dueAfter, SAID_MS } from "./due-after.ts";

export interface DueCity {
  readonly cityId: CityId;
  readonly dueAt: Instant;
}

/** When this process last said that a city is due. */
const said = new Map<CityId, Instant>();

/** Something was reported or answered there: it is counted in the coming night. Written once per process, city and hour. */
export async function recountTonight(cityId: CityId): Promise<void> {
  const now = systemClock.now();
  if (now - (said.get(cityId) ?? 0) < SAID_MS) return;
  said.set(cityId, now);
  await dueBy(cityId, now).catch((error: unknown) => {
    // The next one says it again.
    said.delete(cityId);
    logs.callFailed("cities-recountStatistics", error);
  });
}

/** Nobody makes it due later than it was. */
function dueBy(cityId: CityId, now: Instant): Promise<void> {
  return db().runTransaction(async (transaction) => {
    const before = instantIn(await transaction.get(refs.recount(cityId)), "dueAt");
    const dueAt = Timestamp.fromMillis(Math.min(before ?? now, now));
    transaction.set(refs.recount(cityId), { cityId, dueAt, saidAt: Timestamp.fromMillis(now) });
  });
}

/** @param next when time alone changes what was counted at `now` */
export function settleDue(cityId: CityId, now: Instant, next: Instant | undefined): Promise<void> {
  return db().runTransaction(async (transaction) => {
    const recount = await transaction.get(refs.recount(cityId));
    const saidAt = instantIn(recount, "saidAt");
    const at = dueAfter(saidAt, now, next);
    if (at === undefined) transaction.delete(recount.ref);
    else transaction.set(recount.ref, { cityId, dueAt: Timestamp.fromMillis(at) });
  });
}

function instantIn(document: DocumentSnapshot, field: "dueAt" | "saidAt"): Instant | undefined {
  const at: unknown = document.get(field);
  return at instanceof Timestamp ? at.toMillis() : undefined;
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
  return docs.map((document) => ({
    cityId: document.id,
    dueAt: (document.get("dueAt") as Timestamp).toMillis(),
  }));
}
