import { describe, expect, it } from "vitest";
import type { Activity } from "../../src/domain/activity/activity.ts";
import { activitiesByDay, monthAfter, weeksOf } from "../../src/domain/activity/month-calendar.ts";
import { instantAt, timeZoneOf } from "../../src/domain/city/time-zone.ts";
import { anActivity } from "../examples/an-activity.ts";

const PARIS = timeZoneOf("35024");
const at = (local: string) => instantAt(local, PARIS) ?? 0;

function onDays(activity: Activity, month = "2026-06"): readonly string[] {
  const byDay = activitiesByDay([{ activity }], weeksOf(month).flat(), PARIS);
  return [...byDay].filter(([, found]) => found.length > 0).map(([day]) => day);
}

describe("the month of a commune", () => {
  it("has whole weeks, Monday first [ACT-15]", () => {
    expect(weeksOf("2026-06").map((week) => week[0])).toEqual([
      "2026-06-01",
      "2026-06-08",
      "2026-06-15",
      "2026-06-22",
      "2026-06-29",
    ]);
    expect(weeksOf("2026-03").at(0)).toEqual(expect.arrayContaining(["2026-02-23", "2026-03-01"]));
    expect(weeksOf("2027-02")).toHaveLength(4);
    expect(weeksOf("2028-02").flat()).toContain("2028-02-29");
    expect([monthAfter("2026-12", 1), monthAfter("2026-01", -1)]).toEqual(["2027-01", "2025-12"]);
  });

  it("shows an activity on each day that it lasts, and each time of what repeats but the exceptions [ACT-15]", () => {
    const evening = anActivity({ startsAt: at("2026-06-06T22:00"), endsAt: at("2026-06-07T02:00") });
    expect(onDays(evening)).toEqual(["2026-06-06", "2026-06-07"]);
    const midnight = anActivity({ startsAt: at("2026-06-06T20:00"), endsAt: at("2026-06-07T00:00") });
    expect(onDays(midnight)).toEqual(["2026-06-06"]);
    const repeats = { every: "week", count: 60, off: ["2026-06-16"] } as const;
    const weekly = anActivity({ startsAt: at("2026-05-26T18:00"), endsAt: null, repeats });
    expect(onDays(weekly)).toEqual(["2026-06-02", "2026-06-09", "2026-06-23", "2026-06-30"]);
  });

  it("shows what began before it, what ends long after, and nothing without a date [ACT-15]", () => {
    const long = anActivity({ startsAt: at("2026-05-20T08:00"), endsAt: at("2126-05-20T08:00") });
    expect(onDays(long)).toHaveLength(35);
    expect(onDays(anActivity({ startsAt: at("2026-06-06T22:00"), dateToCome: true }))).toEqual([]);
    const moment = at("2026-06-06T00:00");
    expect(onDays(anActivity({ startsAt: moment, endsAt: moment }))).toEqual(["2026-06-06"]);
  });

  it("has the activities of a day in the order in which they begin [ACT-15]", () => {
    const later = { activity: anActivity({ title: "Le bal", startsAt: at("2026-06-06T21:00") }) };
    const sooner = { activity: anActivity({ title: "Le marché", startsAt: at("2026-06-06T08:00") }) };
    const byDay = activitiesByDay([later, sooner], weeksOf("2026-06").flat(), PARIS);
    expect(byDay.get("2026-06-06")).toEqual([sooner, later]);
  });
});
