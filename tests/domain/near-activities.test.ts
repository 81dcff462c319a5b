import { describe, expect, it } from "vitest";
import { nearActivities } from "../../src/domain/activity/near-activities.ts";
import { DAY_MS, HOUR_MS } from "../../src/domain/basics/instant.ts";
import { localDayOf } from "../../src/domain/city/time-zone.ts";
import { placeOf } from "../../src/domain/place/place.ts";
import { anActivity } from "../examples/an-activity.ts";

const KNOWN = anActivity();
const { place, startsAt } = KNOWN;

describe("an activity that may be announced already", () => {
  it("is shown at the same place within two hours [ACT-8]", () => {
    expect(nearActivities(place, startsAt + 2 * HOUR_MS, [KNOWN])).toEqual([KNOWN]);
    expect(nearActivities(place, startsAt + 3 * HOUR_MS, [KNOWN])).toEqual([]);
    expect(nearActivities(placeOf(48.2, -1.6436), startsAt, [KNOWN])).toEqual([]);
  });

  it("is shown at each time of what repeats but those that are left out [ACT-8] [ACT-14]", () => {
    const second = localDayOf(startsAt + 7 * DAY_MS, "Europe/Paris");
    const weekly = anActivity({ endsAt: null, repeats: { every: "week", count: 3, off: [second] } });
    // Summer time begins in between: the same hour by the clock.
    const third = startsAt + 14 * DAY_MS - HOUR_MS;
    expect(nearActivities(place, third, [weekly])).toMatchObject([{ id: weekly.id, startsAt: third }]);
    expect(nearActivities(place, startsAt + 7 * DAY_MS, [weekly])).toEqual([]);
  });

  it("is none that is cancelled, waits for a date, or is online [ACT-8]", () => {
    const others = [
      anActivity({ status: "cancelled" }),
      anActivity({ status: "postponed", dateToCome: true }),
      anActivity({ place: null }),
    ];
    expect(nearActivities(place, startsAt, others)).toEqual([]);
    expect(nearActivities(null, startsAt, [KNOWN])).toEqual([]);
  });
});
