import { onSchedule } from "firebase-functions/scheduler";
import { systemClock } from "../../../src/clock/system-clock.ts";
import { SCHEDULE_OPTIONS } from "../config.ts";
import { tellLeftChanges } from "./tell-changes.ts";
import { tellLeftEvents } from "./tell-soon.ts";

/** What a process that died left is told all the same. */
export const tellRest = onSchedule({ ...SCHEDULE_OPTIONS, schedule: "every 10 minutes" }, async () => {
  const now = systemClock.now();
  await tellLeftChanges(now);
  await tellLeftEvents(now);
});
