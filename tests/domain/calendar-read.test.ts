import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import type { Activity } from "../../src/domain/activity/activity.ts";
import { calendarFileOf, calendarOf } from "../../src/domain/activity/calendar-file.ts";
import { instantAt, timeZoneOf } from "../../src/domain/city/time-zone.ts";
import { anActivity } from "../examples/an-activity.ts";
import { eventsIn } from "../support/events-in.ts";

const PAGE = "https://parvis.example/city/35024/map/activity/1";
const at = (local: string, cityId = "35024") => instantAt(local, timeZoneOf(cityId)) ?? 0;

function readBack(over: Partial<Activity>): readonly ICAL.Event[] {
  return eventsIn(calendarFileOf(anActivity(over), PAGE));
}

describe("a calendar that somebody else wrote", () => {
  it("reads when an activity is, what it says and where, in Réunion and Saint-Pierre too [ACT-5]", () => {
    for (const cityId of ["35024", "97411", "97502"]) {
      const [startsAt, endsAt] = [at("2026-10-25T02:30", cityId), at("2026-10-25T04:00", cityId)];
      const description = "Bottes, gants ; sacs\\gilets\nRendez-vous à l’Ille ".repeat(9).trim();
      const [event] = readBack({ cityId, startsAt, endsAt, description });
      expect(event?.startDate.toJSDate().getTime()).toBe(startsAt);
      expect(event?.endDate.toJSDate().getTime()).toBe(endsAt);
      expect(event?.description).toBe(description);
      expect(event?.location).toBe("Pont de l’Ille, Rue de la Forge, 35830 Betton");
    }
  });

  it("reads whole days, the leap day among them [ACT-5]", () => {
    const day = at("2028-02-29T00:00");
    const [event] = readBack({ startsAt: day, endsAt: day, allDay: true });
    expect(event?.startDate.isDate).toBe(true);
    expect([event?.startDate.toString(), event?.endDate.toString()]).toEqual(["2028-02-29", "2028-03-01"]);
  });

  it("reads each time of what repeats as an event of its own, and what is called off [ACT-5] [ACT-14]", () => {
    const repeats = { every: "week", count: 3, off: ["2026-10-24"] } as const;
    const events = readBack({ startsAt: at("2026-10-17T18:00"), endsAt: null, repeats });
    expect(events.map(({ startDate }) => startDate.toJSDate().toISOString())).toEqual([
      "2026-10-17T16:00:00.000Z",
      "2026-10-24T16:00:00.000Z",
      "2026-10-31T17:00:00.000Z",
    ]);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(3);
    expect(events.map(({ component }) => component.getFirstPropertyValue("status"))).toEqual([
      "CONFIRMED",
      "CANCELLED",
      "CONFIRMED",
    ]);
  });

  it("reads the calendar of a commune [ACT-9]", () => {
    const file = calendarOf([anActivity(), anActivity({ status: "cancelled" })], {
      name: "Activités – L’Haÿ-les-Roses",
      pageOf: ({ id }) => `https://parvis.test/${id}`,
    });
    const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
    expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe("Activités – L’Haÿ-les-Roses");
    expect(eventsIn(file)).toHaveLength(2);
  });
});
