import { FieldPath, Timestamp } from "firebase-admin/firestore";
import { onSchedule } from "firebase-functions/scheduler";
import { onTaskDispatched } from "firebase-functions/tasks";
import { systemClock } from "../../../src/clock/system-clock.ts";
import type { Instant } from "../../../src/domain/basics/instant.ts";
import { RING_AT_ONCE, RUNG_TOGETHER, SCHEDULE_OPTIONS, TASK_OPTIONS, TIDY_BUDGET_MS } from "../config.ts";
import { db } from "../firebase.ts";
import { logs } from "../logs.ts";
import { refs } from "../store/paths.ts";
import { inParts } from "../store/in-parts.ts";
import { readAll } from "../store/read-all.ts";
import { eachPageOf } from "../store/read-pages.ts";
import { doLater } from "../tasks/later.ts";
import { devicesOf } from "./devices.ts";
import { heldBack } from "./put-off.ts";
import { pushMessage, type PushItem } from "./push-words.ts";
import { sendTo } from "./send.ts";
import type { WaitingPush } from "./stored-push.ts";
import { PUSH_SECRETS } from "./vapid.ts";
import { holdPush, settlePush, takePush } from "./waiting-push.ts";

interface RingTask {
  /** Of documents of `pushes`. */
  readonly ids: readonly string[];
}

const NAME = "push-ring";

export const ring = onTaskDispatched<RingTask>(
  { ...TASK_OPTIONS, concurrency: 1, secrets: PUSH_SECRETS },
  ({ data }) => ringAll(data),
);

/** Quiet hours that ended, what a service could not take, and what a process that died left. */
export const ringDue = onSchedule(
  { ...SCHEDULE_OPTIONS, schedule: "every 5 minutes", secrets: PUSH_SECRETS },
  () => ringAllDue(systemClock.now()),
);

/** A night's end is that of thousands: page by page, until the time is over. */
export async function ringAllDue(now: Instant): Promise<void> {
  const all = db()
    .collection("pushes")
    .where("dueAt", "<=", Timestamp.fromMillis(now))
    .orderBy("dueAt")
    .orderBy(FieldPath.documentId())
    .limit(RING_AT_ONCE);
  const until = systemClock.now() + TIDY_BUDGET_MS;
  for await (const docs of eachPageOf(all)) {
    await ringAll({ ids: docs.map(({ id }) => id) }, now);
    if (systemClock.now() > until) return;
  }
}

/** A local run has no queue. Hundreds of requests of one process would run out of time on each other's account, and be sent again. */
let turn: Promise<unknown> = Promise.resolve();

function ringInTurn(task: RingTask): Promise<void> {
  const ringing = turn.then(() => ringAll(task));
  turn = ringing.catch(() => undefined);
  return ringing;
}

export async function ringSoon(ids: readonly string[], id: string): Promise<void> {
  if (ids.length === 0) return;
  try {
    await doLater({ name: NAME, run: ringInTurn }, { ids }, { id: `ring-${id}`, at: systemClock.now() });
  } catch (error) {
    logs.callFailed(NAME, error);
  }
}

/** @param dueBy what is due by then rings; never before the present, from which a lease counts */
async function ringAll({ ids }: RingTask, dueBy: Instant = 0): Promise<void> {
  for (const some of inParts(ids, RUNG_TOGETHER))
    await Promise.all(
      some.map((id) => ringOne(id, dueBy).catch((error: unknown) => logs.callFailed(NAME, error))),
    );
}

/** A run that dies is begun again once nobody can be ringing any more: the same notice takes the place of itself. */
export async function ringOne(id: string, dueBy: Instant): Promise<void> {
  // A run goes on for minutes: a lease that counts from its beginning would be over before it is taken.
  const now = (): Instant => Math.max(dueBy, systemClock.now());
  for (;;) {
    const push = await takePush(id, now());
    if (push === undefined) return;
    const held = await heldBack(push, now());
    const isMore =
      held.size > 0 ? await holdPush(push, held) : await settlePush(push, await send(push), now());
    if (!isMore) return;
  }
}

/** @returns the devices whose service could not take it */
async function send({ uid, items, deviceId }: WaitingPush) {
  const titles = await titlesOf(items);
  const message = pushMessage(uid, items, ({ subject }) => titles.get(subject.id) ?? "");
  if (message === undefined) return [];
  const all = await devicesOf(uid);
  const devices = deviceId === undefined ? all : all.filter((one) => one.id === deviceId);
  return (await sendTo(uid, devices, message)).untaken;
}

/** As everybody may read them at this moment. */
async function titlesOf(items: readonly PushItem[]): Promise<ReadonlyMap<string, string>> {
  const contents = await readAll(items.map(({ cityId, subject }) => refs.content(cityId, subject)));
  return new Map(contents.map((content) => [content.id, String(content.get("title") ?? "")]));
}
