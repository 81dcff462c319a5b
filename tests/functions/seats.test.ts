import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { describe, expect, it } from "vitest";
import { moveSeats, withTaken, type Seats } from "../../functions/src/marks/seats.ts";
import { CONTENTS } from "../../src/domain/content/contents.ts";
import type { Activity } from "../../src/domain/activity/activity.ts";
import type { Content } from "../../src/domain/content/content.ts";
import { anActivity } from "../examples/an-activity.ts";

function seats(taken: number | undefined): Seats {
  const { limited } = CONTENTS.activities;
  if (limited === undefined) throw new Error("Nothing of an activity is limited.");
  const document = { ref: {}, get: () => taken } as unknown as DocumentSnapshot;
  return {
    kind: limited.kind,
    document,
    limitOf: (content: Content) => limited.limitOf(content as Activity),
  };
}

function written(run: (transaction: Transaction) => void): readonly unknown[] {
  const all: unknown[] = [];
  run({ set: (_: unknown, data: unknown) => all.push(data) } as unknown as Transaction);
  return all;
}

describe("the seats of an activity", () => {
  it("are decided on by their exact number, not by the published one [ACT-3]", () => {
    const activity = anActivity({ capacity: 3, goingCount: 1 });
    expect(withTaken(activity, seats(3))).toEqual({ ...activity, goingCount: 3 });
  });

  it("begin with what the activity itself counted [ACT-3] [P10]", () => {
    const activity = anActivity({ capacity: 3, goingCount: 2 });
    expect(withTaken(activity, seats(undefined))).toBe(activity);
    const moved = written((at) => moveSeats(at, seats(undefined), activity, { kind: "going", by: 1 }));
    expect(moved).toMatchObject([{ taken: 3 }]);
  });

  it("are not counted where as many as like may come: nobody waits for anybody [ACT-3]", () => {
    const activity = anActivity({ capacity: null });
    expect(written((at) => moveSeats(at, seats(4), activity, { kind: "going", by: 1 }))).toEqual([]);
  });
});
