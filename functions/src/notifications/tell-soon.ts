import { Timestamp } from "firebase-admin/firestore";
import { onTaskDispatched } from "firebase-functions/tasks";
import { systemClock } from "../../../src/clock/system-clock.ts";
import type { Instant } from "../../../src/domain/basics/instant.ts";
import type { CityId } from "../../../src/domain/city/city.ts";
import { TASK_OPTIONS, TELL_BUDGET_MS, TELL_EVERY_MS, UNTOLD_MS } from "../config.ts";
import { db } from "../firebase.ts";
import { logs } from "../logs.ts";
import { refs } from "../store/paths.ts";
import { eachPageOf } from "../store/read-pages.ts";
import { doLater } from "../tasks/later.ts";
import { tell } from "./tell.ts";

interface TellTask {
  readonly cityId: CityId;
}

const NAME = "notifications-tell";
const EVENTS_AT_ONCE = 50;

export const tellTask = onTaskDispatched<TellTask>(TASK_OPTIONS, ({ data }) => tellCity(data));

/** Events that a process that died, or could not ask for a task, left. */
export async function tellLeftEvents(now: Instant): Promise<void> {
  const before = Timestamp.fromMillis(now - UNTOLD_MS);
  const left = await db().collectionGroup("events").where("updatedAt", "<", before).limit(500).get();
  for (const cityId of new Set(left.docs.map((event) => String(event.get("cityId"))))) await tellSoon(cityId);
}

/**
 * All events of a city that wait, oldest first. Run twice, it ends alike. One that cannot be told keeps nobody from the others: it
 * waits for another run.
 */
export async function tellCity({ cityId }: TellTask): Promise<void> {
  const until = systemClock.now() + TELL_BUDGET_MS;
  const waiting = refs.events(cityId).orderBy("updatedAt").limit(EVENTS_AT_ONCE);
  let isAllTold = true;
  const onProblem = (error: unknown): boolean => {
    logs.callFailed(NAME, error);
    isAllTold = false;
    return true;
  };
  for await (const docs of eachPageOf(waiting))
    for (const { ref } of docs) {
      const isOver = !(await tell(ref, until).catch(onProblem));
      if (isOver || systemClock.now() > until) return tellSoon(cityId);
    }
  if (!isAllTold) throw new Error("Some events are not told yet.");
}

/** Cities for which this process asked already. */
const asked = new Map<CityId, number>();

export async function tellSoon(cityId: CityId, now: Instant = systemClock.now()): Promise<void> {
  const interval = Math.floor(now / TELL_EVERY_MS);
  if (asked.get(cityId) === interval) return;
  asked.set(cityId, interval);
  const at = (interval + 1) * TELL_EVERY_MS;
  try {
    await doLater({ name: NAME, run: tellCity }, { cityId }, { id: `tell-${cityId}-${interval}`, at });
  } catch (error) {
    // The events are kept: the next one, or the look after the rest, tells them.
    asked.delete(cityId);
    logs.callFailed(NAME, error);
  }
}
