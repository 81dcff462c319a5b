import { onSchedule } from "firebase-functions/scheduler";
import { onTaskDispatched } from "firebase-functions/tasks";
import { systemClock } from "../../../src/clock/system-clock.ts";
import type { Instant } from "../../../src/domain/basics/instant.ts";
import { cityDayOf, SERVICE_TIME_ZONE } from "../../../src/domain/city/city-day.ts";
import type { CityId } from "../../../src/domain/city/city.ts";
import { SCHEDULE_OPTIONS, TASK_OPTIONS } from "../config.ts";
import { logs } from "../logs.ts";
import { tallyMarks } from "../marks/tally-marks.ts";
import { doLater } from "../tasks/later.ts";
import { dueCities, settleDue, type DueCity } from "./due-cities.ts";
import { eachDueCity } from "./each-due-city.ts";
import { moveContour } from "./move-contour.ts";
import { recountCity } from "./recount-city.ts";
import { resolveClaimed } from "./resolve-claimed.ts";

const AT_NIGHT = "every day 04:00";
const NAME = "cities-recount";

interface RecountTask {
  readonly cityId: CityId;
}

/** Every city that is due gets a task of its own: a hundred thousand of them are only so many names to put in a queue. */
export const recountStatistics = onSchedule(
  { ...SCHEDULE_OPTIONS, schedule: AT_NIGHT, timeZone: SERVICE_TIME_ZONE },
  async () => {
    const now = systemClock.now();
    await eachDueCity({
      due: (after, limit) => dueCities(now, after, limit),
      countLater: (city) => countLater(city, now),
      onProblem: (error) => logs.callFailed("cities-recountStatistics", error),
    });
  },
);

/** A night that is begun again asks for nothing twice. */
export function countLater({ cityId }: Pick<DueCity, "cityId">, now: Instant): Promise<void> {
  const id = `recount-${cityId}-${cityDayOf(now, cityId)}`;
  return doLater({ name: NAME, run: recountDue }, { cityId }, { id, at: now });
}

export const recount = onTaskDispatched<RecountTask>(
  { ...TASK_OPTIONS, rateLimits: { maxConcurrentDispatches: 20 } },
  ({ data }) => recountDue(data),
);

/** It stays due until all of this is done. */
export async function recountDue({ cityId }: RecountTask, now: Instant = systemClock.now()): Promise<void> {
  await moveContour(cityId);
  await resolveClaimed(cityId, now);
  await tallyMarks(cityId);
  await settleDue(cityId, now, await recountCity(cityId, now));
}
