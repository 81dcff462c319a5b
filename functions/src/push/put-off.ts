import {
  FieldValue,
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from "firebase-admin/firestore";
import type { Instant } from "../../../src/domain/basics/instant.ts";
import { timeZoneOf } from "../../../src/domain/city/time-zone.ts";
import { pauseAfter } from "../../../src/domain/notification/push-again.ts";
import { ringAt } from "../../../src/domain/notification/quiet-hours.ts";
import { refs } from "../store/paths.ts";
import { personIn } from "../store/person-in.ts";
import { readAll } from "../store/read-all.ts";
import type { PushItem } from "./push-words.ts";
import type { Untaken } from "./send.ts";
import type { WaitingPush } from "./stored-push.ts";

interface PutOff {
  readonly ref: DocumentReference;
  readonly deviceId: string;
  readonly failures: number;
  /** Undefined where it failed too often. */
  readonly dueAt: Timestamp | undefined;
}

/** What one device could not take, and when it is asked again. */
export async function putOff(
  push: WaitingPush,
  { deviceId, askedMs }: Untaken,
  now: Instant,
): Promise<PutOff> {
  const failures = (push.failures ?? 0) + 1;
  const pause = pauseAfter(failures, askedMs);
  const dueAt = pause === undefined ? undefined : Timestamp.fromMillis(await firstOf(push, now + pause));
  return { ref: refs.push(`${push.uid}-${deviceId}`), deviceId, failures, dueAt };
}

/** When the first of it may ring again: the rest is held back then. */
async function firstOf(push: WaitingPush, from: Instant): Promise<Instant> {
  const times = await ringTimes(push, from);
  return times.length === 0 ? from : Math.min(...times.map(({ at }) => at));
}

/** What quiet hours that it did not come in hold back at that moment, by when they end: those of one commune hold nothing of another. */
export async function heldBack(
  push: WaitingPush,
  now: Instant,
): Promise<ReadonlyMap<Instant, readonly PushItem[]>> {
  const held = new Map<Instant, PushItem[]>();
  for (const { item, at } of await ringTimes(push, now))
    if (at > now) held.set(at, [...(held.get(at) ?? []), item]);
  return held;
}

/** By the quiet hours of its own commune. */
async function ringTimes({ uid, items }: WaitingPush, from: Instant) {
  const cityIds = [...new Set(items.map(({ cityId }) => cityId))];
  const documents = await readAll(cityIds.map((cityId) => refs.membership(uid, cityId)));
  const times = new Map(
    documents
      .map((document) => personIn(document).membership)
      .map(({ cityId, notifications: { settings } }) => [
        cityId,
        ringAt(from, settings.quiet, timeZoneOf(cityId)),
      ]),
  );
  return items.map((item) => ({ item, at: times.get(item.cityId) ?? from }));
}

/** Added to what the device could not take before, if there is anything: that keeps its own moment. */
export function writePutOff(
  transaction: Transaction,
  { ref: rung, uid, items }: WaitingPush,
  { ref, deviceId, failures, dueAt }: PutOff,
  known: DocumentSnapshot | undefined,
): void {
  const all = FieldValue.arrayUnion(...items);
  if (dueAt === undefined) transaction.delete(ref);
  else if (known?.exists === true && !ref.isEqual(rung)) transaction.update(ref, { items: all });
  else if (known?.exists === true)
    transaction.update(ref, { dueAt, failures, ringingUntil: FieldValue.delete() });
  else transaction.set(ref, { uid, deviceId, items: all, dueAt, failures });
}
