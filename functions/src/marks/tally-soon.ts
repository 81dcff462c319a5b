import { onTaskDispatched } from "firebase-functions/tasks";
import { systemClock } from "../../../src/clock/system-clock.ts";
import type { Instant } from "../../../src/domain/basics/instant.ts";
import type { CityId } from "../../../src/domain/city/city.ts";
import { recountTonight } from "../cities/due-cities.ts";
import { TALLY_EVERY_MS, TASK_OPTIONS } from "../config.ts";
import { logs } from "../logs.ts";
import { doLater } from "../tasks/later.ts";
import { tallyMarks } from "./tally-marks.ts";

interface TallyTask {
  readonly cityId: CityId;
}

const NAME = "marks-tally";

export const tally = onTaskDispatched<TallyTask>(TASK_OPTIONS, ({ data }) => tallyMarks(data.cityId));

/** Cities whose next tally this process asked for already. */
const asked = new Map<CityId, number>();

/** However many marks a city takes in an interval, they are added up once, at its end. */
export async function tallySoon(cityId: CityId, now: Instant = systemClock.now()): Promise<void> {
  const interval = Math.floor(now / TALLY_EVERY_MS);
  if (asked.get(cityId) === interval) return;
  asked.set(cityId, interval);
  const task = { name: NAME, run: ({ cityId: city }: TallyTask) => tallyMarks(city) };
  const at = (interval + 1) * TALLY_EVERY_MS;
  try {
    await doLater(task, { cityId }, { id: `tally-${cityId}-${interval}`, at });
  } catch (error) {
    // The marks are kept: the next one, or the night, adds them up.
    asked.delete(cityId);
    logs.callFailed(NAME, error);
    await recountTonight(cityId);
  }
}
