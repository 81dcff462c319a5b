import { describe, expect, it } from "vitest";
import { isInTab, takingPlace } from "../../src/domain/activity/activity-dates.ts";
import type { Activity } from "../../src/domain/activity/activity.ts";
import { parseActivity } from "../../src/domain/activity/parse-activity.ts";
import { RESCHEDULE_SCHEMA, type ReschedulePayload } from "../../src/domain/activity/reschedule-activity.ts";
import { DAY_MS, HOUR_MS } from "../../src/domain/basics/instant.ts";
import { instantAt, localDayOf } from "../../src/domain/city/time-zone.ts";
import type { CommandOf } from "../../src/domain/command/command.ts";
import { decide } from "../../src/domain/command/decide.ts";
import { aContext } from "../examples/a-context.ts";
import { aModerator, aResident } from "../examples/accounts.ts";
import { aJoining, anActivity } from "../examples/an-activity.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";

const OWN = anActivity({ authorId: aResident().uid });
const LATER = { startsAt: NOW + 10 * DAY_MS, endsAt: NOW + 10 * DAY_MS + HOUR_MS, allDay: false };
const WHY = "L’Ille est trop haute cette semaine.";

function aChange(over: Partial<ReschedulePayload> = {}): CommandOf<"reschedule-activity"> {
  const payload: ReschedulePayload = {
    activityId: OWN.id,
    from: "confirmed",
    to: "postponed",
    dates: LATER,
    reason: WHY,
    ...over,
  };
  const asked = { cityId: "35024", basedOn: 1, dependsOn: null, performedAt: NOW } as const;
  return { ...asked, id: anIdentifier(43), kind: "reschedule-activity", payload };
}

function changed(over: Partial<ReschedulePayload> = {}, content: Activity = OWN, actor = aResident()) {
  return decide(aChange(over), aContext({ content, actor, now: NOW }));
}

describe("an activity that changes", () => {
  it("is postponed to its new dates, and says why [ACT-7]", () => {
    expect(changed()).toMatchObject({
      value: { content: { status: "postponed", ...LATER, history: [{}, { reason: WHY }] } },
    });
  });

  it("is to be confirmed until it is, on the same day [ACT-16]", () => {
    const unsure = changed({ from: "confirmed", to: "tentative", dates: null, reason: "" });
    expect(unsure).toMatchObject({
      ok: true,
      value: { content: { status: "tentative", startsAt: OWN.startsAt } },
    });
    const { content } = unsure.ok ? unsure.value : { content: OWN };
    expect(changed({ from: "tentative", to: "confirmed", dates: null, reason: "" }, content)).toMatchObject({
      value: { content: { status: "confirmed", startsAt: OWN.startsAt } },
    });
  });

  it("is postponed without a date, is then to come and on no day, until it has one [ACT-7]", () => {
    const without = changed({ dates: null });
    if (!without.ok) throw new Error("It was refused.");
    const { content } = without.value;
    expect(content.dateToCome).toBe(true);
    expect(parseActivity(content)).toMatchObject({ ok: true });
    expect(isInTab("upcoming", content, NOW + 300 * DAY_MS, "Europe/Paris")).toBe(true);
    expect(isInTab("today", content, content.startsAt, "Europe/Paris")).toBe(false);
    const dated = changed({ from: "postponed", to: "confirmed" }, content);
    if (!dated.ok) throw new Error("It was refused.");
    expect(dated.value.content).toMatchObject({ status: "confirmed", startsAt: LATER.startsAt });
    expect("dateToCome" in dated.value.content).toBe(false);
  });

  it("that repeats moves all its times, and leaves out the same ones [ACT-7] [ACT-14]", () => {
    const zone = "Europe/Paris";
    const repeats = { every: "week", count: 3, off: ["2026-06-26"] } as const;
    const startsAt = instantAt("2026-06-19T18:00", zone) ?? 0;
    const later = { startsAt: instantAt("2026-06-20T10:00", zone) ?? 0, endsAt: null, allDay: false };
    const weekly = { ...OWN, startsAt, endsAt: null, repeats };
    const moved = changed({ dates: later }, weekly);
    if (!moved.ok) throw new Error("It was refused.");
    expect(takingPlace(moved.value.content, zone).map(({ day }) => day)).toEqual([
      "2026-06-20",
      "2026-07-04",
    ]);
    const monthly = { ...weekly, repeats: { every: "month", count: 12, off: [] } } as const;
    const far = { ...later, startsAt: NOW + 400 * DAY_MS };
    expect(changed({ dates: far }, monthly)).toMatchObject({ problem: { code: "activity_dates" } });
  });

  it("that repeats moves the time that comes next and those after it, from the middle on [ACT-7] [ACT-14]", () => {
    const zone = "Europe/Paris";
    const [first, later] = ["2026-02-27T18:00", "2026-03-14T10:00"].map((day) => instantAt(day, zone) ?? 0);
    const daysOf = (count: number, over: Partial<ReschedulePayload> = {}, off: readonly string[] = []) => {
      const weekly = {
        ...OWN,
        startsAt: first ?? 0,
        endsAt: null,
        repeats: { every: "week", count, off } as const,
      };
      const moved = changed(
        { dates: { startsAt: later ?? 0, endsAt: null, allDay: false }, ...over },
        weekly,
      );
      if (!moved.ok) throw new Error("It was refused.");
      expect(parseActivity(moved.value.content)).toMatchObject({ ok: true });
      return takingPlace(moved.value.content, zone).map(({ day }) => day);
    };
    // Two Fridays are over, and tomorrow is one.
    expect(localDayOf(NOW, zone)).toBe("2026-03-12");
    const over = ["2026-02-27", "2026-03-06"];
    expect(daysOf(5, {}, ["2026-03-20"])).toEqual([...over, "2026-03-14", "2026-03-28"]);
    expect(daysOf(5, {}, ["2026-03-06"])).toEqual(["2026-02-27", "2026-03-14", "2026-03-21", "2026-03-28"]);
    expect(daysOf(3)).toEqual([...over, "2026-03-14"]);
    expect(daysOf(4)).toEqual([...over, "2026-03-14", "2026-03-21"]);
    const unsaid = daysOf(5, { dates: null });
    expect(unsaid).toEqual([...over, "2026-03-13", "2026-03-20", "2026-03-27"]);
  });

  it("loses none of its times while no date is known [ACT-7] [ACT-14] [P1]", () => {
    const zone = "Europe/Paris";
    const repeats = { every: "week", count: 4, off: [] } as const;
    const startsAt = NOW - 14 * DAY_MS;
    const waiting: Activity = {
      ...OWN,
      startsAt,
      endsAt: null,
      status: "postponed",
      dateToCome: true,
      repeats,
    };
    const dated = changed({ from: "postponed", to: "confirmed" }, waiting);
    if (!dated.ok) throw new Error("It was refused.");
    expect(takingPlace(dated.value.content, zone)).toHaveLength(4);
  });

  it("is cancelled with a reason only; nobody joins it then, and it stays to be seen [ACT-7]", () => {
    expect(RESCHEDULE_SCHEMA.parse(aChange({ to: "cancelled", reason: "" }).payload)).toMatchObject({
      problem: [{ field: "reason", code: "required" }],
    });
    const cancelled = changed({ to: "cancelled", dates: null });
    if (!cancelled.ok) throw new Error("It was refused.");
    expect(cancelled.value.content).toMatchObject({ status: "cancelled", startsAt: OWN.startsAt });
    expect(decide(aJoining(OWN.id), aContext({ content: cancelled.value.content, now: NOW }))).toMatchObject({
      problem: { code: "activity_over" },
    });
  });

  it("is changed by its author and by moderators alone [ACT-7]", () => {
    expect(changed({}, OWN, aModerator()).ok).toBe(true);
    expect(changed({}, anActivity({ authorId: "somebody-else" }))).toMatchObject({
      problem: { code: "not_allowed" },
    });
  });

  it("is not changed unseen, nor once it is over [ACT-7] [P3]", () => {
    expect(changed({}, { ...OWN, status: "cancelled" })).toMatchObject({
      problem: { code: "changed_meanwhile" },
    });
    expect(changed({}, { ...OWN, startsAt: NOW - DAY_MS, endsAt: NOW - DAY_MS })).toMatchObject({
      problem: { code: "activity_over" },
    });
  });

  it("takes no date that is over, too far away, or ends before it begins [ACT-2]", () => {
    const past = { ...LATER, startsAt: NOW - DAY_MS, endsAt: NOW - HOUR_MS };
    const far = { ...LATER, startsAt: NOW + 600 * DAY_MS, endsAt: null };
    for (const dates of [past, far]) {
      expect(changed({ dates })).toMatchObject({ problem: { code: "activity_dates" } });
    }
    const turned = { ...LATER, endsAt: LATER.startsAt - 1 };
    expect(RESCHEDULE_SCHEMA.parse(aChange({ dates: turned }).payload)).toMatchObject({
      problem: [{ code: "before_start" }],
    });
  });
});
