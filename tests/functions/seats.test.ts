import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { describe, expect, it } from "vitest";
import { moveSeats, withTaken, type Seats } from "../../functions/src/marks/seats.ts";
import { CONTENTS } from "../../src/domain/content/contents.ts";
import type { Activity } from "../../src/domain/activity/activity.ts";
import type { Content } from "../../src/domain/content/content.ts";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import { anActivity } from "../examples/an-activity.ts";
import { NOW } from "../examples/identifiers.ts";

const MOVED = {
  subject: { collection: "activities", id: anActivity().id },
  actorId: "resident-yann",
  now: NOW,
} as const;

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
    const moved = written((at) => moveSeats(at, seats(undefined), activity, { kind: "going", by: 1 }, MOVED));
    expect(moved).toMatchObject([{ taken: 3 }]);
  });

  it("are not counted where as many as like may come: nobody waits for anybody [ACT-3]", () => {
    const activity = anActivity({ capacity: null });
    expect(written((at) => moveSeats(at, seats(4), activity, { kind: "going", by: 1 }, MOVED))).toEqual([]);
  });

  it("are told who waits for one with the mark that gives the last one back, and not with another [ACT-18]", () => {
    const activity = anActivity({ capacity: 2, goingCount: 2, startsAt: NOW + DAY_MS });
    const left = (taken: number) =>
      written((at) =>
        moveSeats(
          at,
          seats(taken),
          { ...activity, goingCount: taken } as Content,
          { kind: "going", by: -1 },
          MOVED,
        ),
      );
    expect(left(2)).toMatchObject([{ taken: 1 }, { what: "place-freed", subject: MOVED.subject }]);
    expect(left(1)).toMatchObject([{ taken: 0 }]);
  });
});
