import { Timestamp } from "firebase-admin/firestore";
import { onTaskDispatched } from "firebase-functions/tasks";
import { systemClock } from "../../../src/clock/system-clock.ts";
import { SECOND_MS, type Instant } from "../../../src/domain/basics/instant.ts";
import type { CityId } from "../../../src/domain/city/city.ts";
import { TASK_OPTIONS, TELL_BUDGET_MS, TELL_EVERY_MS, UNTOLD_MS } from "../config.ts";
import { db } from "../firebase.ts";
import { logs } from "../logs.ts";
import { refs } from "../store/paths.ts";
import { doLater } from "../tasks/later.ts";
import { tell } from "./tell.ts";

interface TellTask {
  readonly cityId: CityId;
}

const NAME = "notifications-tell";
const EVENTS_AT_ONCE = 50;
/** Between clocks of several processes. */
const MARGIN_MS = SECOND_MS / 2;

export const tellTask = onTaskDispatched<TellTask>(TASK_OPTIONS, ({ data }) => tellCity(data));

/** Events that a process that died, or could not ask for a task, left. */
export async function tellLeftEvents(now: Instant): Promise<void> {
  const before = Timestamp.fromMillis(now - UNTOLD_MS);
  const left = await db().collectionGroup("events").where("updatedAt", "<", before).limit(500).get();
  for (const cityId of new Set(left.docs.map((event) => String(event.get("cityId"))))) await tellSoon(cityId);
}

/** All events of a city that wait, oldest first. Run twice, it ends alike. */
export async function tellCity({ cityId }: TellTask): Promise<void> {
  const until = systemClock.now() + TELL_BUDGET_MS;
  for (;;) {
    const { docs } = await refs.events(cityId).orderBy("updatedAt").limit(EVENTS_AT_ONCE).get();
    if (docs.length === 0) return;
    for (const { ref } of docs) {
      if (!(await tell(ref, until)) || systemClock.now() > until) return tellSoon(cityId);
    }
  }
}

/** Cities for which this process asked already. */
const asked = new Map<CityId, number>();

export async function tellSoon(cityId: CityId, now: Instant = systemClock.now()): Promise<void> {
  const interval = Math.floor(now / TELL_EVERY_MS);
  if (asked.get(cityId) === interval) return;
  asked.set(cityId, interval);
  const at = (interval + 1) * TELL_EVERY_MS + MARGIN_MS;
  try {
    await doLater({ name: NAME, run: tellCity }, { cityId }, { id: `tell-${cityId}-${interval}`, at });
  } catch (error) {
    // The events are kept: the next one, or the look after the rest, tells them.
    asked.delete(cityId);
    logs.callFailed(NAME, error);
  }
}
