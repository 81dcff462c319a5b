import { describe, expect, it } from "vitest";
import { noticeDueAt } from "../../src/domain/activity/notice-due.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../src/domain/basics/instant.ts";
import { NOW } from "../examples/identifiers.ts";

const settle = { now: NOW, settleMs: 30 * MINUTE_MS };

describe("the change of an activity", () => {
  it("is told half an hour after the last of several, so that they make one notice [ACT-13]", () => {
    expect(noticeDueAt([NOW + 2 * DAY_MS], settle)).toBe(NOW + 30 * MINUTE_MS);
  });

  it("is told at once where it was to begin within three hours, or does now [ACT-13]", () => {
    expect(noticeDueAt([NOW + 2 * HOUR_MS, NOW + 9 * DAY_MS], settle)).toBe(NOW);
    expect(noticeDueAt([NOW + 9 * DAY_MS, NOW + 2 * HOUR_MS], settle)).toBe(NOW);
  });
});
