import { expect, it } from "vitest";
import { isInTab, takingPlace } from "../../src/domain/activity/activity-dates.ts";
import type { Activity } from "../../src/domain/activity/activity.ts";
import { calendarFileOf } from "../../src/domain/activity/calendar-file.ts";
import { activitiesByDay } from "../../src/domain/activity/month-calendar.ts";
import { parseActivity } from "../../src/domain/activity/parse-activity.ts";
import { publicActivityOf } from "../../src/domain/activity/public-activity.ts";
import type { ReschedulePayload } from "../../src/domain/activity/reschedule-activity.ts";
import { DAY_MS, HOUR_MS } from "../../src/domain/basics/instant.ts";
import { instantAt } from "../../src/domain/city/time-zone.ts";
import type { CommandOf } from "../../src/domain/command/command.ts";
import { decide } from "../../src/domain/command/decide.ts";
import { aContext } from "../examples/a-context.ts";
import { aResident } from "../examples/accounts.ts";
import { anActivity } from "../examples/an-activity.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";

const OWN = anActivity({ authorId: aResident().uid });
const LATER = { startsAt: NOW + 10 * DAY_MS, endsAt: NOW + 10 * DAY_MS + HOUR_MS, allDay: false };

function aChange(over: Partial<ReschedulePayload>): CommandOf<"reschedule-activity"> {
  const asked = { cityId: "35024", basedOn: 1, dependsOn: null, performedAt: NOW } as const;
  const to = { from: "confirmed", to: "postponed", dates: LATER, reason: "L’Ille est trop haute." } as const;
  const payload: ReschedulePayload = { activityId: OWN.id, ...to, ...over };
  return { ...asked, id: anIdentifier(43), kind: "reschedule-activity", payload };
}

it("What repeats keeps where it was what took place before it was moved, also while no date is known, and however often [ACT-7] [ACT-4] [ACT-15]", () => {
  const zone = "Europe/Paris";
  const startsAt = instantAt("2026-02-27T18:00", zone) ?? 0;
  const endsAt = startsAt + HOUR_MS;
  const weekly: Activity = { ...OWN, startsAt, endsAt, repeats: { every: "week", count: 4, off: [] } };
  const moved = (over: Partial<ReschedulePayload>, content: Activity) => {
    const decided = decide(aChange(over), aContext({ content, actor: aResident(), now: NOW }));
    if (!decided.ok) throw new Error("It was refused.");
    expect(parseActivity(decided.value.content)).toMatchObject({ ok: true });
    return decided.value.content;
  };
  const shown = (content: Activity) => {
    const days = ["2026-02-27", "2026-03-06", "2026-03-13"];
    const byDay = activitiesByDay([{ activity: content }], days, zone);
    return days.filter((day) => byDay.get(day)?.length === 1);
  };
  const over = ["2026-02-27", "2026-03-06"];
  expect(shown(weekly)).toEqual([...over, "2026-03-13"]);
  const dated = moved({}, weekly);
  expect(dated.earlier?.[0]).toEqual({ startsAt, endsAt });
  expect(shown(dated)).toEqual(over);
  const waiting = moved({ dates: null }, weekly);
  expect(shown(waiting)).toEqual(over);
  expect(calendarFileOf(waiting, "").match(/UID:.*-20260\S*/gu)).toHaveLength(2);
  expect(shown(moved({ from: "postponed" }, waiting))).toEqual(over);
  // The one that is left, once more.
  const again = moved({ from: "postponed", dates: { ...LATER, startsAt: LATER.startsAt + DAY_MS } }, dated);
  expect(shown(again)).toEqual(over);
  expect(isInTab("past", again, NOW, zone)).toBe(false);
  expect(isInTab("past", again, NOW + 60 * DAY_MS, zone)).toBe(true);
  expect(publicActivityOf({ ...again, visibility: "hidden" }).earlier).toHaveLength(2);
});

const ZONE = "Europe/Paris";
const at = (local: string) => instantAt(local, ZONE) ?? 0;
/** It was on one Wednesday, or one Friday, before it was moved. */
function aMovedOne(was: string, startsAt: string, repeats: NonNullable<Activity["repeats"]>): Activity {
  const earlier = [{ startsAt: at(was), endsAt: at(was) + HOUR_MS }];
  const first = { startsAt: at(startsAt), endsAt: at(startsAt) + HOUR_MS };
  return { ...OWN, ...first, status: "postponed", earlier, repeats };
}

it("What is moved again by whoever decided it while a time that was before was under way keeps all its times [ACT-7] [ACT-14] [P1]", () => {
  const content = aMovedOne("2026-03-11T18:00", "2026-03-17T18:00", { every: "week", count: 4, off: [] });
  const performedAt = at("2026-03-11T18:30");
  const dates = { startsAt: at("2026-03-18T18:00"), endsAt: null, allDay: false };
  const command = { ...aChange({ from: "postponed", dates }), performedAt };
  const decided = decide(command, aContext({ content, actor: aResident(), now: NOW }));
  expect(decided).toMatchObject({ ok: true });
  const after = decided.ok ? decided.value.content : content;
  expect(takingPlace(after, ZONE).map(({ day }) => day)).toEqual([
    "2026-03-11",
    "2026-03-18",
    "2026-03-25",
    "2026-04-01",
    "2026-04-08",
  ]);
});

it("What was before and is left out on all its days is still to come, and takes a date, as without what was [ACT-7] [ACT-4] [ACT-14]", () => {
  const off = ["2026-03-13", "2026-03-20"];
  const content = aMovedOne("2026-03-06T18:00", "2026-03-13T18:00", { every: "week", count: 2, off });
  const { earlier: _, ...ordinary } = content;
  for (const one of [content, ordinary]) {
    expect(isInTab("upcoming", one, NOW, ZONE)).toBe(true);
    const moved = decide(
      aChange({ from: "postponed" }),
      aContext({ content: one, actor: aResident(), now: NOW }),
    );
    expect(moved).toMatchObject({ ok: true });
  }
  expect(isInTab("past", content, NOW + 60 * DAY_MS, ZONE)).toBe(true);
});

it("A time that was and one moved to later that day are two in a calendar [ACT-5] [ACT-7]", () => {
  const content = aMovedOne("2026-03-13T10:00", "2026-03-13T18:00", { every: "week", count: 2, off: [] });
  const uids = calendarFileOf(content, "").match(/^UID:.*$/gmu) ?? [];
  expect(new Set(uids).size).toBe(3);
  // Those that calendars know keep theirs.
  expect(uids.slice(1)).toEqual(["2026-03-13", "2026-03-20"].map((day) => `UID:${OWN.id}-${day}@parvis`));
});
