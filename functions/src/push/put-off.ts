import {
  FieldValue,
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from "firebase-admin/firestore";
import { MINUTE_MS, type Instant } from "../../../src/domain/basics/instant.ts";
import { timeZoneOf } from "../../../src/domain/city/time-zone.ts";
import { pauseAfter } from "../../../src/domain/notification/push-again.ts";
import { ringAt } from "../../../src/domain/notification/quiet-hours.ts";
import { db } from "../firebase.ts";
import { personOf } from "../notifications/people.ts";
import { refs } from "../store/paths.ts";
import type { Untaken } from "./send.ts";
import type { WaitingPush } from "./stored-push.ts";

const LATE_MS = MINUTE_MS;

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
  const dueAt = pause === undefined ? undefined : Timestamp.fromMillis(await afterQuiet(push, now + pause));
  return { ref: refs.push(`${push.uid}-${deviceId}`), deviceId, failures, dueAt };
}

/** When what is rung later than it was due may ring: quiet hours may have begun meanwhile. */
export async function mayRingAt(push: WaitingPush, now: Instant): Promise<Instant> {
  return now - push.dueAt.toMillis() < LATE_MS ? now : afterQuiet(push, now);
}

/** In quiet hours that it did not come in, it waits for their end. */
async function afterQuiet({ uid, items }: WaitingPush, at: Instant): Promise<Instant> {
  const cityIds = [...new Set(items.map(({ cityId }) => cityId))];
  if (cityIds.length === 0) return at;
  const documents = await db().getAll(...cityIds.map((cityId) => refs.membership(uid, cityId)));
  return documents
    .map((document) => personOf(document).membership)
    .map(({ cityId, notifications }) => ringAt(at, notifications.settings.quiet, timeZoneOf(cityId)))
    .reduce((latest, one) => Math.max(latest, one), at);
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
