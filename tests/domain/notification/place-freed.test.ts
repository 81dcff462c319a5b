import { describe, expect, it } from "vitest";
import type { Activity } from "../../../src/domain/activity/activity.ts";
import { DAY_MS } from "../../../src/domain/basics/instant.ts";
import { placeFreedOf } from "../../../src/domain/notification/place-freed.ts";
import { channelsFor } from "../../../src/domain/notification/told.ts";
import { aMembership } from "../../examples/accounts.ts";
import { anActivity } from "../../examples/an-activity.ts";
import { NOW } from "../../examples/identifiers.ts";

const FULL = { capacity: 2, goingCount: 2, startsAt: NOW + DAY_MS, endsAt: null } as const;
const subject = { collection: "activities", id: anActivity().id } as const;

function freed(was: Partial<Activity>, is: Partial<Activity>, now = NOW) {
  const [before, after] = [anActivity({ ...FULL, ...was }), anActivity({ ...FULL, ...is })];
  return placeFreedOf({ subject, before, after, actorId: "resident-yann", now });
}

describe("a place in an activity that was full", () => {
  it("is told who follows it when somebody leaves, or when there are more of them [ACT-18]", () => {
    const told = { kind: "activity", what: "place-freed", audience: "followers", actorId: "resident-yann" };
    expect(freed({}, { goingCount: 1 })).toMatchObject(told);
    expect(freed({}, { capacity: 3 })).toMatchObject(told);
    expect(freed({}, { capacity: null })).toMatchObject(told);
  });

  it("is told of none that had places, or still has none [ACT-18]", () => {
    expect(freed({ goingCount: 1 }, { goingCount: 0 })).toBeUndefined();
    expect(freed({ goingCount: 3 }, {})).toBeUndefined();
    expect(freed({ capacity: null }, { capacity: 3 })).toBeUndefined();
  });

  it("is told of none that is over, cancelled or not public [ACT-18]", () => {
    expect(freed({}, { goingCount: 1 }, NOW + 3 * DAY_MS)).toBeUndefined();
    for (const over of [
      { status: "cancelled" },
      { visibility: "hidden" },
      { visibility: "pending" },
    ] as const)
      expect(freed({}, { goingCount: 1, ...over })).toBeUndefined();
  });

  it("is told once a day, by the calendar of the commune [ACT-18] [NOT-2]", () => {
    const id = freed({}, { goingCount: 1 })?.id;
    expect(freed({}, { capacity: 3 }, NOW + 1)?.id).toBe(id);
    expect(freed({}, { goingCount: 1, startsAt: NOW + 5 * DAY_MS }, NOW + DAY_MS)?.id).not.toBe(id);
  });

  it("is not told who has one, nor who left it [ACT-18]", () => {
    const event = freed({}, { goingCount: 1 });
    if (event === undefined) throw new Error("Nothing is told.");
    const told = (uid: string, kind: "going" | "interested") =>
      channelsFor(event, uid, "follower", aMembership({ marks: [{ kind, subject }] })).app;
    expect([told("resident-maelle", "interested"), told("resident-maelle", "going")]).toEqual([true, false]);
    expect(told("resident-yann", "interested")).toBe(false);
  });
});
