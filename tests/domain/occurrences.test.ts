import { describe, expect, it } from "vitest";
import { REPEAT_EVERY, type Activity, type Repeats } from "../../src/domain/activity/activity.ts";
import { isInTab, isPast, nextOccurrence } from "../../src/domain/activity/activity-dates.ts";
import { isBelievable } from "../../src/domain/activity/believable-dates.ts";
import { calendarFileOf } from "../../src/domain/activity/calendar-file.ts";
import { occurrencesOf } from "../../src/domain/activity/occurrences.ts";
import { parseActivity } from "../../src/domain/activity/parse-activity.ts";
import { ACTIVITY_PAYLOAD_SCHEMA } from "../../src/domain/activity/propose-activity.ts";
import { DAY_MS, HOUR_MS } from "../../src/domain/basics/instant.ts";
import { instantAt, localTimeOf, timeZoneOf } from "../../src/domain/city/time-zone.ts";
import { ACTIVITY_REPEATS, REPEATS_MS_MAX } from "../../src/domain/limits/activity-limits.ts";
import { anActivity, aProposedActivity } from "../examples/an-activity.ts";

const PARIS = timeZoneOf("35024");
const at = (local: string, zone = PARIS) => instantAt(local, zone) ?? 0;

function repeating(start: string, repeats: Partial<Repeats>, over: Partial<Activity> = {}): Activity {
  const zone = timeZoneOf(over.cityId ?? "35024");
  const often = { every: "week", count: 4, off: [], ...repeats } as const;
  return anActivity({ startsAt: at(start, zone), endsAt: null, repeats: often, ...over });
}

const localOf = (activity: Activity) => {
  const zone = timeZoneOf(activity.cityId);
  return occurrencesOf(activity, zone).map(({ startsAt }) => localTimeOf(startsAt, zone));
};

describe("an activity that repeats", () => {
  it("takes place by the same clock on both sides of summer time, overseas too [ACT-14]", () => {
    const autumn = ["2026-10-17T18:00", "2026-10-24T18:00", "2026-10-31T18:00", "2026-11-07T18:00"];
    for (const cityId of ["35024", "97411", "97502"])
      expect(localOf(repeating("2026-10-17T18:00", {}, { cityId }))).toEqual(autumn);
  });

  it("takes place each month on the day that the month has [ACT-14]", () => {
    const days = (start: string, count: number) =>
      localOf(repeating(`${start}T10:00`, { every: "month", count })).map((time) => time.slice(0, 10));
    expect(days("2026-01-31", 4)).toEqual(["2026-01-31", "2026-03-31", "2026-05-31", "2026-07-31"]);
    expect(days("2028-01-29", 3)).toEqual(["2028-01-29", "2028-02-29", "2028-03-29"]);
    expect(days("2026-11-15", 3)).toEqual(["2026-11-15", "2026-12-15", "2027-01-15"]);
  });

  it("lasts no longer than the evening before it looks back, whatever day it began [ACT-14] [NOT-16]", () => {
    const { max: count } = ACTIVITY_REPEATS;
    for (const every of REPEAT_EVERY)
      for (const start of ["2026-01-31", "2026-03-31", "2027-12-31", "2026-02-28", "2026-01-29"]) {
        const times = occurrencesOf(repeating(`${start}T10:00`, { every, count }), PARIS);
        const lasts = (times.at(-1)?.startsAt ?? Infinity) - at(`${start}T10:00`);
        expect(lasts).toBeLessThan(REPEATS_MS_MAX[every]);
      }
  });

  it("is shown by the time that comes next, which no exception is, and is over after its last [ACT-14]", () => {
    const activity = repeating("2026-06-01T18:00", { off: ["2026-06-08", "2026-06-22"] });
    const next = (local: string) => nextOccurrence(activity, at(local), PARIS).day;
    expect(next("2026-06-01T12:00")).toBe("2026-06-01");
    expect(next("2026-06-02T12:00")).toBe("2026-06-15");
    expect(isPast(activity, at("2026-06-15T19:00"), PARIS)).toBe(false);
    expect(isPast(activity, at("2026-06-16T12:00"), PARIS)).toBe(true);
    expect(isInTab("today", activity, at("2026-06-15T08:00"), PARIS)).toBe(true);
    expect(isInTab("today", activity, at("2026-06-08T08:00"), PARIS)).toBe(false);
    expect(isInTab("upcoming", activity, at("2026-06-08T08:00"), PARIS)).toBe(true);
  });

  it("keeps its whole days where the clock is changed [ACT-14]", () => {
    const over = { allDay: true, endsAt: at("2026-10-18T00:00") };
    const days = occurrencesOf(repeating("2026-10-17T00:00", { count: 2 }, over), PARIS);
    expect(days.map(({ endsAt }) => localTimeOf(endsAt ?? 0, PARIS))).toEqual([
      "2026-10-18T00:00",
      "2026-10-25T00:00",
    ]);
  });

  it("is in a calendar as often as it takes place, what is left out called off [ACT-5] [ACT-14]", () => {
    const file = calendarFileOf(
      repeating("2026-10-17T18:00", { off: ["2026-10-24"] }),
      "https://parvis.test",
    );
    const lines = file.split("\r\n");
    expect(lines.filter((line) => line.startsWith("DTSTART:"))).toEqual([
      "DTSTART:20261017T160000Z",
      "DTSTART:20261024T160000Z",
      "DTSTART:20261031T170000Z",
      "DTSTART:20261107T170000Z",
    ]);
    expect(new Set(lines.filter((line) => line.startsWith("UID:"))).size).toBe(4);
    expect(lines.filter((line) => line === "STATUS:CANCELLED")).toHaveLength(1);
  });

  it.each([
    ["fifty-three times", { count: 53 }, "repeats.count"],
    ["once", { count: 1 }, "repeats.count"],
    ["half a time", { count: 2.5 }, "repeats.count"],
    ["except on no day at all", { off: ["2026-02-30"] }, "repeats.off.0"],
  ] as const)("is refused %s [ACT-14]", (_, over, field) => {
    const repeats = { every: "week", count: 4, off: [], ...over } as const;
    const { payload } = aProposedActivity({ repeats });
    expect(ACTIVITY_PAYLOAD_SCHEMA.parse(payload)).toMatchObject({ problem: [{ field }] });
  });

  it("ends within eighteen months [ACT-2] [ACT-14]", () => {
    const monthly = (count: number) => repeating("2026-06-01T18:00", { every: "month", count });
    const decided = at("2026-06-01T18:00") - HOUR_MS;
    expect(isBelievable(monthly(18), decided, PARIS)).toBe(true);
    expect(isBelievable(monthly(20), decided, PARIS)).toBe(false);
    expect(isBelievable(repeating("2026-06-01T18:00", { count: 52 }), decided, PARIS)).toBe(true);
    // Its first time is over, and it goes on.
    expect(isBelievable(monthly(2), decided + 2 * DAY_MS, PARIS)).toBe(true);
  });

  it("is still read where it was stored [ACT-14]", () => {
    expect(parseActivity(repeating("2026-06-01T18:00", { off: ["2026-06-08"] }))).toMatchObject({ ok: true });
  });
});
