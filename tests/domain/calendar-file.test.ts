import { describe, expect, it } from "vitest";
import { calendarFileOf, calendarOf } from "../../src/domain/activity/calendar-file.ts";
import { utf8BytesOf } from "../../src/domain/basics/utf8-bytes.ts";
import { instantAt, timeZoneOf } from "../../src/domain/city/time-zone.ts";
import { anActivity } from "../examples/an-activity.ts";

const PAGE = "https://parvis.example/city/35024/map/activity/1";
const moment = (local: string, cityId = "35024") => instantAt(local, timeZoneOf(cityId)) ?? 0;
const unfolded = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");

describe("an activity in a calendar", () => {
  it("says when by an instant that every calendar knows [ACT-5]", () => {
    const startsAt = moment("2026-06-21T18:00");
    const lines = unfolded(
      calendarFileOf(anActivity({ startsAt, endsAt: moment("2026-06-21T20:30") }), PAGE),
    );
    expect(lines).toContain("DTSTART:20260621T160000Z");
    expect(lines).toContain("DTEND:20260621T183000Z");
    expect(lines[0]).toBe("BEGIN:VCALENDAR");
    expect(lines.at(-2)).toBe("END:VCALENDAR");
    expect(lines).toContain(`URL:${PAGE}`);
  });

  it("says whole days by the calendar of the commune, the last one included [ACT-5]", () => {
    const cityId = "97411";
    const startsAt = moment("2026-06-21T00:00", cityId);
    const endsAt = moment("2026-06-22T00:00", cityId);
    const lines = unfolded(calendarFileOf(anActivity({ cityId, startsAt, endsAt, allDay: true }), PAGE));
    expect(lines).toContain("DTSTART;VALUE=DATE:20260621");
    expect(lines).toContain("DTEND;VALUE=DATE:20260623");
  });

  it("writes signs of its own as text, and cuts no character of a long line [ACT-5]", () => {
    const description = `Bottes, gants ; sacs\\gilets\n${"été à l’Ille ".repeat(20)}`;
    const file = calendarFileOf(anActivity({ description }), PAGE);
    for (const line of file.split("\r\n")) expect(utf8BytesOf(line)).toBeLessThanOrEqual(75);
    const written = unfolded(file).find((line) => line.startsWith("DESCRIPTION:"));
    expect(written).toContain(String.raw`DESCRIPTION:Bottes\, gants \; sacs\\gilets\nété à l’Ille`);
    expect(written?.endsWith("été à l’Ille ")).toBe(true);
  });

  it("is called off where the activity is [ACT-5]", () => {
    expect(unfolded(calendarFileOf(anActivity({ status: "cancelled" }), PAGE))).toContain("STATUS:CANCELLED");
  });

  it("is one of several in the calendar of its commune, and in none while it has no date [ACT-9]", () => {
    const file = calendarOf([anActivity(), anActivity({ status: "postponed", dateToCome: true })], {
      name: "Activités – Betton",
      pageOf: ({ id }) => `https://parvis.test/${id}`,
    });
    expect(unfolded(file)).toContain("X-WR-CALNAME:Activités – Betton");
    expect(unfolded(file).filter((line) => line === "BEGIN:VEVENT")).toHaveLength(1);
    expect(unfolded(file).at(-2)).toBe("END:VCALENDAR");
  });
});
