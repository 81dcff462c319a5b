import { describe, expect, it } from "vitest";
import type { Activity } from "../../src/domain/activity/activity.ts";
import { isBelievable } from "../../src/domain/activity/believable-dates.ts";
import { editedActivityOf, type EditedActivity } from "../../src/domain/activity/edit-activity.ts";
import { partsOf, wholeOf } from "../../src/domain/activity/edited-parts.ts";
import { activitiesByDay } from "../../src/domain/activity/month-calendar.ts";
import { organiserKey } from "../../src/domain/activity/verified-organiser.ts";
import { nearActivities } from "../../src/domain/activity/near-activities.ts";
import { noticeDueAt } from "../../src/domain/activity/notice-due.ts";
import { DAY_MS, HOUR_MS } from "../../src/domain/basics/instant.ts";
import { instantAt } from "../../src/domain/city/time-zone.ts";
import { decide } from "../../src/domain/command/decide.ts";
import { ACTIVITY_AHEAD_MS_MAX } from "../../src/domain/limits/activity-limits.ts";
import { perCollection } from "../../src/domain/command/subject.ts";
import { placeOf } from "../../src/domain/place/place.ts";
import { aContext } from "../examples/a-context.ts";
import { aMembership, aResident } from "../examples/accounts.ts";
import { anActivity, aProposedActivity } from "../examples/an-activity.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";

const ZONE = "Europe/Paris";
const at = (local: string) => instantAt(local, ZONE) ?? 0;

describe("an activity that is written anew", () => {
  const OWN = anActivity({ authorId: aResident().uid });
  /** A commune that checks what newcomers write. */
  const city = { ...aContext().city, preModeration: "newcomers", moderatorsCount: 1 } as const;
  const newcomer = { city, membership: aMembership({ approved: perCollection(() => 0) }) };
  const vouched = { city, membership: { ...newcomer.membership, organisers: [organiserKey(OWN)] } };
  const edited = (content: Activity, over: Partial<EditedActivity>, more: object = {}) => {
    const seen = editedActivityOf(content);
    const payload = { activityId: content.id, seen, edited: { ...seen, ...over } };
    const asked = {
      id: anIdentifier(44),
      kind: "edit-activity",
      cityId: "35024",
      basedOn: 1,
      dependsOn: null,
      performedAt: NOW,
    };
    return decide({ ...asked, payload } as never, aContext({ content, actor: aResident(), ...more }));
  };

  it("is checked like what is new, unless the town hall vouches for who announced it [ACT-12, MOD-6]", () => {
    const seen = (activity: Activity, context: object) =>
      edited(activity, { title: "Berges propres" }, context);
    expect(seen({ ...OWN, verified: true }, vouched)).toMatchObject({
      value: { content: { visibility: "public", verified: true } },
    });
    expect(seen(OWN, newcomer)).toMatchObject({ value: { content: { visibility: "pending" } } });
    expect(seen(OWN, {})).toMatchObject({ value: { content: { visibility: "public" } } });
  });
  it("may keep its dates however late it is, and takes none that cannot be believed [ACT-12]", () => {
    const far = { ...OWN, startsAt: NOW + 2 * ACTIVITY_AHEAD_MS_MAX, endsAt: null };
    expect(edited(far, { title: "Berges propres" }).ok).toBe(true);
    expect(edited(OWN, { startsAt: NOW + 2 * ACTIVITY_AHEAD_MS_MAX, endsAt: null })).toMatchObject({
      problem: { code: "activity_dates" },
    });
  });

  it("keeps what says one thing together, and loses nothing on the way [ACT-12] [P3]", () => {
    const whole = editedActivityOf(
      anActivity({ priceLabel: "3 €", repeats: { every: "week", count: 3, off: [] } }),
    );
    for (const one of [whole, editedActivityOf(OWN)]) expect(wholeOf(partsOf(one))).toMatchObject(one);
    expect(partsOf(whole).when).toHaveProperty("repeats");
    expect(partsOf(editedActivityOf(OWN)).when).not.toHaveProperty("repeats");
    expect(partsOf(editedActivityOf(OWN)).price).toEqual({ priceKind: "gratuit", priceLabel: "" });
  });
});

describe("an activity that is announced", () => {
  const proposed = (over: Parameters<typeof aProposedActivity>[0]) =>
    decide(aProposedActivity(over), aContext());

  it("is in the commune or around it, online or nowhere in particular [ACT-2]", () => {
    expect(proposed({ place: placeOf(43.6, 1.44) })).toEqual({
      ok: false,
      problem: { code: "place_too_far" },
    });
    expect(proposed({ place: null, url: "https://visio.test" }).ok).toBe(true);
    expect(proposed({}).ok).toBe(true);
  });

  it("is not over, and at most so far ahead, to the very moment [ACT-2]", () => {
    const believable = (startsAt: number, endsAt: number | null = null) =>
      isBelievable({ startsAt, endsAt, allDay: false }, NOW, ZONE);
    expect([believable(NOW + ACTIVITY_AHEAD_MS_MAX), believable(NOW + ACTIVITY_AHEAD_MS_MAX + 1)]).toEqual([
      true,
      false,
    ]);
    expect([believable(NOW - HOUR_MS, NOW), believable(NOW - HOUR_MS, NOW - 1)]).toEqual([true, false]);
    expect(proposed({ startsAt: NOW - 3 * DAY_MS, endsAt: NOW - 2 * DAY_MS })).toEqual({
      ok: false,
      problem: { code: "activity_dates" },
    });
  });

  it("is told at once where it is soon: within three hours, and after now [ACT-13]", () => {
    const due = (startsAt: number) =>
      noticeDueAt([anActivity({ startsAt, endsAt: startsAt + HOUR_MS })], { now: NOW, settleMs: 9 });
    expect([due(NOW), due(NOW + 1), due(NOW + 3 * HOUR_MS - 1), due(NOW + 3 * HOUR_MS)]).toEqual([
      NOW + 9,
      NOW,
      NOW,
      NOW + 9,
    ]);
  });

  it("may be announced already by a few others, near enough and at about the same time [ACT-8]", () => {
    const { place, startsAt } = anActivity();
    const many = Array.from({ length: 9 }, (_, n) => anActivity({ id: anIdentifier(n) }));
    expect(nearActivities(place, startsAt, many)).toEqual(many.slice(0, 3));
    expect(nearActivities(place, undefined, many)).toEqual([]);
  });
});

describe("the month of a commune", () => {
  const days = ["2026-06-01", "2026-06-02", "2026-06-03"];
  const shown = (...activities: readonly Activity[]) => {
    const byDay = activitiesByDay(
      activities.map((activity) => ({ activity })),
      days,
      ZONE,
    );
    return [...byDay].map(
      ([day, views]) => `${day.slice(-2)}: ${views.map(({ activity }) => activity.title).join(" ")}`,
    );
  };
  const lasting = (title: string, start: string, end: string | null) =>
    anActivity({ title, startsAt: at(start), endsAt: end === null ? null : at(end) });

  it("shows each day what takes place on it, in the order in which it begins, and nothing beyond its ends [ACT-15]", () => {
    expect(
      shown(
        lasting("evening", "2026-06-03T20:00", null),
        lasting("long", "2026-05-20T10:00", "2026-06-02T00:00"),
        lasting("morning", "2026-06-03T09:00", "2026-06-05T09:00"),
        lasting("after", "2026-06-04T09:00", null),
        lasting("moment", "2026-06-02T00:00", "2026-06-02T00:00"),
      ),
    ).toEqual(["01: long", "02: moment", "03: morning evening"]);
  });
});
