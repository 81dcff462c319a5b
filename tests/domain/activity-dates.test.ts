import { describe, expect, it } from "vitest";
import { ACTIVITY_TABS, isInTab } from "../../src/domain/activity/activity-dates.ts";
import { instantAt, timeZoneOf } from "../../src/domain/city/time-zone.ts";

const PARIS = timeZoneOf("35024");
const REUNION = timeZoneOf("97411");
const moment = (local: string, zone = PARIS) => instantAt(local, zone) ?? 0;

function tabsOf(start: string, end: string | null, now: string, { allDay = false, zone = PARIS } = {}) {
  const dated = { startsAt: moment(start, zone), endsAt: end === null ? null : moment(end, zone), allDay };
  return ACTIVITY_TABS.filter((tab) => isInTab(tab, dated, moment(now, zone), zone));
}

// Wednesday 17 June 2026.
const WEDNESDAY = "2026-06-17T12:00";

describe("the tabs of the activities", () => {
  it.each([
    ["this evening", "2026-06-17T20:00", null, ["today", "upcoming"]],
    ["this morning, over", "2026-06-17T08:00", "2026-06-17T09:00", ["today", "past"]],
    ["yesterday", "2026-06-16T20:00", null, ["past"]],
    ["Saturday", "2026-06-20T10:00", null, ["weekend", "upcoming"]],
    ["Sunday until midnight", "2026-06-21T22:00", "2026-06-22T00:00", ["weekend", "upcoming"]],
    ["Monday", "2026-06-22T00:00", null, ["upcoming"]],
    ["from Monday to Sunday", "2026-06-15T09:00", "2026-06-21T18:00", ["today", "weekend", "upcoming"]],
  ])("show what is %s [ACT-4]", (_, start, end, tabs) => {
    expect(tabsOf(start, end, WEDNESDAY)).toEqual(tabs);
  });

  it("take whole days to their last midnight [ACT-4]", () => {
    const allDay = true;
    expect(tabsOf("2026-06-17T00:00", null, "2026-06-17T23:59", { allDay })).toEqual(["today", "upcoming"]);
    expect(tabsOf("2026-06-16T00:00", "2026-06-17T00:00", "2026-06-18T00:00", { allDay })).toEqual(["past"]);
  });

  it("mean on a Sunday the weekend one is in [ACT-4]", () => {
    const sunday = "2026-06-21T10:00";
    expect(tabsOf("2026-06-21T15:00", null, sunday)).toEqual(["today", "weekend", "upcoming"]);
    expect(tabsOf("2026-06-27T15:00", null, sunday)).toEqual(["upcoming"]);
  });

  it("go by the calendar of the commune, not of the reader [ACT-4]", () => {
    // It is still the 16th in Paris.
    const start = "2026-06-17T00:30";
    expect(tabsOf(start, null, "2026-06-17T01:00", { zone: REUNION })).toEqual(["today", "upcoming"]);
  });
});
