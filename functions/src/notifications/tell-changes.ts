import { FieldValue, type DocumentSnapshot, type Transaction } from "firebase-admin/firestore";
import { onTaskDispatched } from "firebase-functions/tasks";
import { systemClock } from "../../../src/clock/system-clock.ts";
import type { Activity } from "../../../src/domain/activity/activity.ts";
import { DAY_MS, type Instant } from "../../../src/domain/basics/instant.ts";
import type { Identifier } from "../../../src/domain/basics/identifier.ts";
import type { CityId } from "../../../src/domain/city/city.ts";
import type { ContentSubject } from "../../../src/domain/command/subject.ts";
import type { CityEvent } from "../../../src/domain/notification/notification.ts";
import { TASK_OPTIONS } from "../config.ts";
import { db } from "../firebase.ts";
import { logs } from "../logs.ts";
import { refs } from "../store/paths.ts";
import { doLater } from "../tasks/later.ts";
import { tellSoon } from "./tell-soon.ts";

interface TellChangeTask {
  readonly cityId: CityId;
  readonly activityId: Identifier;
}

type Change = CityEvent & { readonly dueAt: Instant; readonly isHeld?: boolean };

/** What waits for a moderator is told once it is public; until then it is looked at again each day. */
const HELD_MS = DAY_MS;

const NAME = "notifications-tellChange";

export const tellChangeTask = onTaskDispatched<TellChangeTask>(TASK_OPTIONS, ({ data }) => tellChange(data));

/** People are told soon; that an activity changed, once nobody changes it any more. */
export async function tellOf(cityId: CityId, { collection, id }: ContentSubject): Promise<void> {
  await tellSoon(cityId);
  if (collection === "activities") await tellChangeLater({ cityId, activityId: id });
}

/** Asks for it to be told when it is due, if there is anything. Who asks twice asks once. */
async function tellChangeLater({ cityId, activityId }: TellChangeTask): Promise<void> {
  try {
    const change = await refs.changes(cityId).doc(activityId).get();
    const dueAt: unknown = change.get("dueAt");
    if (typeof dueAt !== "number") return;
    const at = change.get("isHeld") === true ? systemClock.now() : dueAt;
    const id = `change-${activityId}-${at}`;
    await doLater({ name: NAME, run: tellChange }, { cityId, activityId }, { id, at });
  } catch (error) {
    // The change is kept: `tellRest` tells it.
    logs.callFailed(NAME, error);
  }
}

/** What was not changed again meanwhile becomes an event, once; a task that comes early, or again, does nothing. */
export async function tellChange(
  { cityId, activityId }: TellChangeTask,
  now: Instant = systemClock.now(),
): Promise<void> {
  const subject = { collection: "activities", id: activityId } as const;
  const isTold = await db().runTransaction(async (transaction) => {
    const [change, activity] = await transaction.getAll(
      refs.changes(cityId).doc(activityId),
      refs.content(cityId, subject),
    );
    return change !== undefined && activity !== undefined && release(transaction, change, activity, now);
  });
  if (isTold) await tellSoon(cityId);
}

/** Changes that are due, and whose task nobody asked for. */
export async function tellLeftChanges(now: Instant): Promise<void> {
  const left = await db().collectionGroup("changes").where("dueAt", "<=", now).limit(500).get();
  for (const change of left.docs)
    await tellChange({ cityId: String(change.get("cityId")), activityId: change.id }, now);
}

function release(
  transaction: Transaction,
  change: DocumentSnapshot,
  activity: DocumentSnapshot,
  now: Instant,
): boolean {
  if (!change.exists) return false;
  const { dueAt, isHeld = false, ...event } = change.data() as Change;
  if (dueAt > now && !isHeld) return false;
  if (activity.get("visibility") === "pending") {
    if (dueAt <= now) transaction.update(change.ref, { dueAt: now + HELD_MS, isHeld: true });
    return false;
  }
  const what = whatOf(event, activity.get("status") as Activity["status"] | undefined);
  const told = { ...event, what, after: "", updatedAt: FieldValue.serverTimestamp() };
  transaction.set(refs.events(event.cityId).doc(event.id), told);
  transaction.delete(change.ref);
  return true;
}

/** Postponed and then corrected: that it is postponed is what people must know. */
function whatOf({ what }: CityEvent, status: Activity["status"] | undefined): string {
  return what === "changed" && status !== undefined && status !== "confirmed" ? status : what;
}
