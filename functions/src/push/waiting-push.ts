import {
  FieldValue,
  Timestamp,
  type DocumentSnapshot,
  type Transaction,
  type WriteBatch,
} from "firebase-admin/firestore";
import type { Instant } from "../../../src/domain/basics/instant.ts";
import { RING_LEASE_MS } from "../config.ts";
import { db } from "../firebase.ts";
import { refs } from "../store/paths.ts";
import { isOvertaken, unchangedSince } from "../store/unchanged.ts";
import type { PushItem } from "./push-words.ts";
import { putOff, writePutOff } from "./put-off.ts";
import type { Untaken } from "./send.ts";
import type { StoredPush, WaitingPush } from "./stored-push.ts";
import { wakesDevices } from "./vapid.ts";

/**
 * With the notifications of a page. What waits for one person and moment is one document, however much it is: the quiet hours of
 * one commune hold nothing of another, and let nothing of it ring.
 * @returns the document, where it may ring at once
 */
export function queuePush(
  batch: WriteBatch,
  uid: string,
  { id, cityId, kind, subject, what }: PushItem,
  { now, dueAt }: { readonly now: Instant; readonly dueAt: Instant },
): readonly string[] {
  if (!wakesDevices()) return [];
  const isNow = dueAt <= now;
  const push = refs.push(isNow ? uid : `${uid}-${dueAt}`);
  const items = FieldValue.arrayUnion({ id, cityId, kind, subject, what });
  batch.set(push, { uid, dueAt: Timestamp.fromMillis(dueAt), items }, { merge: true });
  return isNow ? [push.id] : [];
}

/** By one run at a time; undefined where nothing is due, or another one rings it. */
export async function takePush(id: string, now: Instant): Promise<WaitingPush | undefined> {
  const waiting = await refs.push(id).get();
  const stored = waiting.data() as StoredPush | undefined;
  if (stored === undefined || !mayRing(stored, now)) return undefined;
  const { ref } = waiting;
  const ringingUntil = Timestamp.fromMillis(now + RING_LEASE_MS);
  try {
    await ref.update({ ringingUntil }, unchangedSince(waiting));
  } catch (error) {
    // Whoever changed it rings it.
    if (isOvertaken(error)) return undefined;
    throw error;
  }
  return { ...stored, ref };
}

function mayRing({ dueAt, ringingUntil }: StoredPush, now: Instant): boolean {
  return dueAt.toMillis() <= now && (ringingUntil === undefined || ringingUntil.toMillis() <= now);
}

/**
 * What was told leaves, what came meanwhile stays. What a device's service could not take waits for that device alone: the others are
 * not told again.
 * @returns whether something came meanwhile
 */
export async function settlePush(
  push: WaitingPush,
  untaken: readonly Untaken[],
  now: Instant,
): Promise<boolean> {
  const later = await Promise.all(untaken.map((one) => putOff(push, one, now)));
  return db().runTransaction(async (transaction) => {
    const [waiting, ...known] = await transaction.getAll(push.ref, ...later.map(({ ref }) => ref));
    // It left with the account.
    if (waiting?.exists !== true) return false;
    later.forEach((one, index) => writePutOff(transaction, push, one, known[index]));
    return later.some(({ ref }) => ref.isEqual(push.ref)) ? false : leaveWhatCame(transaction, waiting, push);
  });
}

/** What quiet hours hold back waits for their end, apart from the rest. @returns whether there is a rest, or something came meanwhile */
export async function holdPush(
  push: WaitingPush,
  held: ReadonlyMap<Instant, readonly PushItem[]>,
): Promise<boolean> {
  const { uid, deviceId, failures } = push;
  const ofDevice = deviceId === undefined ? {} : { deviceId, failures };
  const owner = deviceId === undefined ? uid : `${uid}-${deviceId}`;
  return db().runTransaction(async (transaction) => {
    const waiting = await transaction.get(push.ref);
    if (!waiting.exists) return false;
    for (const [until, some] of held) {
      const dueAt = Timestamp.fromMillis(until);
      const items = FieldValue.arrayUnion(...some);
      transaction.set(refs.push(`${owner}-${until}`), { uid, ...ofDevice, dueAt, items }, { merge: true });
    }
    return leaveWhatCame(transaction, waiting, { ...push, items: [...held.values()].flat() });
  });
}

function leaveWhatCame(transaction: Transaction, waiting: DocumentSnapshot, told: WaitingPush): boolean {
  const items = waiting.get("items") as readonly PushItem[];
  const cameMeanwhile = items.some(({ id }) => told.items.every((one) => one.id !== id));
  if (!cameMeanwhile) transaction.delete(waiting.ref);
  else
    transaction.update(waiting.ref, {
      items: FieldValue.arrayRemove(...told.items),
      ringingUntil: FieldValue.delete(),
    });
  return cameMeanwhile;
}
