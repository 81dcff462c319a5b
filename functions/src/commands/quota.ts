import { FieldValue, type DocumentReference, type DocumentSnapshot } from "firebase-admin/firestore";
import { isModeratorOf } from "../../../src/domain/account/actor.ts";
import type { Instant } from "../../../src/domain/basics/instant.ts";
import { cityDayOf } from "../../../src/domain/city/city-day.ts";
import type { CityId } from "../../../src/domain/city/city.ts";
import { definitionOf, type Command } from "../../../src/domain/command/command.ts";
import {
  quotaDayOf,
  quotaInstantOf,
  recentOf,
  type Sent,
} from "../../../src/domain/command/quota-problem.ts";
import { DAYS_AT_ONCE_MAX, REFUSALS_KEPT_PER_DAY } from "../../../src/domain/limits/daily-limits.ts";
import type { Identity } from "../access/identity.ts";
import { CITY_QUOTA_SHARDS, QUOTA_KEPT_MS } from "../config.ts";
import { refs } from "../store/paths.ts";
import type { Unlocked } from "../store/without-locks.ts";

/** Counters of one day: what the person did for that day, what arrived from them today, and from guests in the city. */
export interface QuotaDocuments {
  readonly thatDay: DocumentSnapshot;
  readonly today: DocumentSnapshot;
  /** Undefined for who is not counted there. */
  readonly guestsHere: DocumentSnapshot | undefined;
}

/** The person's own. */
export function quotaRefs(
  command: Command,
  { uid }: Identity,
  now: Instant,
): Readonly<Record<Exclude<keyof QuotaDocuments, "guestsHere">, DocumentReference>> {
  return {
    thatDay: refs.quota(uid, quotaDayOf(command, now)),
    today: refs.quota(uid, cityDayOf(now, command.cityId)),
  };
}

/** The city's for a guest. Read beside the transaction: a crowd must not wait for it, and a few more than the limit harm nobody. */
export async function guestsQuota(
  { cityId }: Command,
  { uid, isConfirmed }: Identity,
  now: Instant,
): Promise<DocumentSnapshot | undefined> {
  return isConfirmed ? undefined : guestsRef(cityId, uid, now).get();
}

/** A part of the guests is counted in each shard, so that a crowd does not wait for one document. */
function guestsRef(cityId: CityId, uid: string, now: Instant): DocumentReference {
  const sum = Buffer.from(uid).reduce((total, byte) => total + byte, 0);
  return refs.cityQuota(cityId, `${cityDayOf(now, cityId)}-${sum % CITY_QUOTA_SHARDS}`);
}

export function sentOf({ thatDay, guestsHere }: QuotaDocuments, command: Command, now: Instant): Sent {
  const { kind } = command;
  const { pace } = definitionOf(command);
  return {
    thatDay: countIn(thatDay, kind),
    recently: recentOf(timesIn(thatDay, kind), quotaInstantOf(command, now), pace),
    byGuestsHere: guestsHere === undefined ? 0 : countIn(guestsHere, kind) * CITY_QUOTA_SHARDS,
  };
}

/** A backlog of many days, or a clock that invents them: the rest waits for tomorrow. */
export function isTooMuchAtOnce(
  { today }: QuotaDocuments,
  { kind, cityId }: Command,
  identity: Identity,
): boolean {
  const { perDay: limits } = definitionOf({ kind });
  if (limits === null || isModeratorOf(identity, cityId)) return false;
  const limit = identity.isConfirmed ? limits.resident : limits.guest;
  return countIn(today, `arrived.${kind}`) >= limit * DAYS_AT_ONCE_MAX;
}

export function countSent(
  transaction: Unlocked,
  { thatDay, today, guestsHere }: QuotaDocuments,
  command: Command,
  now: Instant,
): void {
  const one = FieldValue.increment(1);
  const { kind } = command;
  const done = { [kind]: one, ...timesAfter(thatDay, command, now) };
  const arrived = { arrived: { [kind]: one } };
  // Done and arrived on one day, as most are: one write of one document.
  if (thatDay.ref.path === today.ref.path) count(transaction, today, { ...done, ...arrived }, now);
  else {
    count(transaction, thatDay, done, now);
    count(transaction, today, arrived, now);
  }
  if (guestsHere !== undefined) count(transaction, guestsHere, { [kind]: one }, now);
}

/** When the person did those of a kind that has a pace, on one day: as many as a day takes. */
function timesIn(document: DocumentSnapshot, kind: Command["kind"]): readonly Instant[] {
  const times: unknown = document.get(`times.${kind}`);
  return Array.isArray(times) ? (times as Instant[]) : [];
}

function timesAfter(thatDay: DocumentSnapshot, command: Command, now: Instant): object {
  const { kind } = command;
  if (definitionOf(command).pace === undefined) return {};
  return { times: { [kind]: [...timesIn(thatDay, kind), quotaInstantOf(command, now)] } };
}

/** Who sends nothing but what is refused fills no collection with it. */
export function keepsRefusal(transaction: Unlocked, { today }: QuotaDocuments, now: Instant): boolean {
  if (countIn(today, "refused") >= REFUSALS_KEPT_PER_DAY) return false;
  count(transaction, today, { refused: FieldValue.increment(1) }, now);
  return true;
}

export function countIn(document: DocumentSnapshot, field: string): number {
  const value: unknown = document.get(field);
  return typeof value === "number" ? value : 0;
}

export function count(transaction: Unlocked, document: DocumentSnapshot, counts: object, now: Instant): void {
  const expireAt = new Date(now + QUOTA_KEPT_MS);
  transaction.set(document.ref, { ...counts, expireAt }, { merge: true });
}
