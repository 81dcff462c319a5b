import { describe, expect, it } from "vitest";
import { noticeDueAt } from "../../src/domain/activity/notice-due.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../src/domain/basics/instant.ts";
import { anActivity } from "../examples/an-activity.ts";
import { NOW } from "../examples/identifiers.ts";

const settle = { now: NOW, settleMs: 30 * MINUTE_MS };
const beginning = (startsAt: number) => anActivity({ startsAt, endsAt: null, allDay: false });

describe("the change of an activity", () => {
  it("is told half an hour after the last of several, so that they make one notice [ACT-13]", () => {
    expect(noticeDueAt([beginning(NOW + 2 * DAY_MS)], settle)).toBe(NOW + 30 * MINUTE_MS);
  });

  it("is told at once where it was to begin within three hours, or does now [ACT-13]", () => {
    const [soon, later] = [beginning(NOW + 2 * HOUR_MS), beginning(NOW + 9 * DAY_MS)];
    expect(noticeDueAt([soon, later], settle)).toBe(NOW);
    expect(noticeDueAt([later, soon], settle)).toBe(NOW);
  });

  it("is told at once where a later time of what repeats is near, and not where that one is left out [ACT-13] [ACT-14]", () => {
    const first = beginning(NOW + 2 * HOUR_MS - 14 * DAY_MS);
    const weekly = { ...first, repeats: { every: "week", count: 8, off: [] } } as const;
    const without = { ...weekly, repeats: { ...weekly.repeats, off: ["2026-03-12"] } };
    expect(noticeDueAt([weekly, without], settle)).toBe(NOW);
    expect(noticeDueAt([without, without], settle)).toBe(NOW + 30 * MINUTE_MS);
  });
});
