import { FieldValue, Timestamp, type DocumentSnapshot, type WriteBatch } from "firebase-admin/firestore";
import { onSchedule } from "firebase-functions/scheduler";
import { onTaskDispatched } from "firebase-functions/tasks";
import { systemClock } from "../../../src/clock/system-clock.ts";
import type { Instant } from "../../../src/domain/basics/instant.ts";
import { RING_AT_ONCE, RUNG_TOGETHER, SCHEDULE_OPTIONS, TASK_OPTIONS } from "../config.ts";
import { db } from "../firebase.ts";
import { codeOf, logs } from "../logs.ts";
import { refs } from "../store/paths.ts";
import { doLater } from "../tasks/later.ts";
import { deliver } from "./deliver.ts";
import { devicesOf, forgetDevice } from "./devices.ts";
import { pushMessage, type PushItem } from "./push-words.ts";
import { PUSH_SECRETS, wakesDevices } from "./vapid.ts";

interface RingTask {
  /** Of documents of `pushes`. */
  readonly ids: readonly string[];
}

interface StoredPush {
  readonly uid: string;
  readonly dueAt: Timestamp;
  readonly items: readonly PushItem[];
}

const NAME = "push-ring";
const GRPC_FAILED_PRECONDITION = "9";

export const ring = onTaskDispatched<RingTask>({ ...TASK_OPTIONS, secrets: PUSH_SECRETS }, ({ data }) =>
  ringAll(data),
);

/** Quiet hours that ended, and what a process that died left. */
export const ringDue = onSchedule(
  { ...SCHEDULE_OPTIONS, schedule: "every 5 minutes", secrets: PUSH_SECRETS },
  async () => {
    const now = Timestamp.fromMillis(systemClock.now());
    const due = await db().collection("pushes").where("dueAt", "<=", now).limit(RING_AT_ONCE).get();
    await ringAll({ ids: due.docs.map(({ id }) => id) });
  },
);

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

export async function ringSoon(ids: readonly string[], id: string): Promise<void> {
  if (ids.length === 0) return;
  try {
    await doLater({ name: NAME, run: ringAll }, { ids }, { id: `ring-${id}`, at: systemClock.now() });
  } catch (error) {
    logs.callFailed(NAME, error);
  }
}

async function ringAll({ ids }: RingTask): Promise<void> {
  for (let from = 0; from < ids.length; from += RUNG_TOGETHER) {
    const rings = ids.slice(from, from + RUNG_TOGETHER).map((id) => ringOne(id, systemClock.now()));
    await Promise.all(
      rings.map((ringing) => ringing.catch((error: unknown) => logs.callFailed(NAME, error))),
    );
  }
}

/** A run that dies rings again: the same notice takes the place of itself. What came meanwhile stays for the next one. */
export async function ringOne(id: string, now: Instant): Promise<void> {
  const waiting = await refs.push(id).get();
  const stored = waiting.data() as StoredPush | undefined;
  if (stored === undefined || stored.dueAt.toMillis() > now) return;
  const { uid, items } = stored;
  const titles = await titlesOf(items);
  const message = pushMessage(uid, items, ({ subject }) => titles.get(subject.id) ?? "");
  if (message !== undefined) await sendToAll(uid, message);
  await takeAway(waiting);
}

export async function sendToAll(uid: string, message: object): Promise<number> {
  let delivered = 0;
  for (const device of await devicesOf(uid)) {
    const delivery = await deliver(device, message);
    if (delivery === "delivered") delivered += 1;
    if (delivery === "gone") await forgetDevice(uid, device.id);
  }
  return delivered;
}

/** As everybody may read them at this moment. */
async function titlesOf(items: readonly PushItem[]): Promise<ReadonlyMap<string, string>> {
  if (items.length === 0) return new Map();
  const contents = await db().getAll(...items.map(({ cityId, subject }) => refs.content(cityId, subject)));
  return new Map(contents.map((content) => [content.id, String(content.get("title") ?? "")]));
}

async function takeAway(waiting: DocumentSnapshot): Promise<void> {
  const { updateTime } = waiting;
  try {
    await waiting.ref.delete(updateTime === undefined ? {} : { lastUpdateTime: updateTime });
  } catch (error) {
    if (codeOf(error) !== GRPC_FAILED_PRECONDITION) throw error;
  }
}
