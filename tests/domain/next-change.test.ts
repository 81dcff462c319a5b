import { describe, expect, it } from "vitest";
import type { Anomaly } from "../../src/domain/anomaly/anomaly.ts";
import { DAY_MS, HOUR_MS } from "../../src/domain/basics/instant.ts";
import { cityMonthOf } from "../../src/domain/city/city-day.ts";
import { cityStatistics } from "../../src/domain/statistics/city-statistics.ts";
import { nextChangeOf } from "../../src/domain/statistics/next-change.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";

const NIGHT = Date.UTC(2026, 2, 12, 3);
const monthOf = (at: number) => cityMonthOf(at, "35024");
const world = { now: NIGHT, monthOf };

const nextOf = (reports: readonly Anomaly[], changes: readonly number[] = []) =>
  nextChangeOf(reports, world, changes) ?? Infinity;

describe("when a city is counted again though nothing happened there", () => {
  it("is the first hour of the next month, in France [CITY-24]", () => {
    const next = nextOf([anAnomaly({ status: "ack", createdAt: NIGHT - DAY_MS })]);
    expect(monthOf(next)).toBe("2026-04");
    expect(monthOf(next - HOUR_MS)).toBe("2026-03");
  });

  it("is sooner where a report will have waited sixty days for an answer [CITY-24] [P10]", () => {
    const reports = [anAnomaly({ status: "new", createdAt: NIGHT - 55 * DAY_MS })];
    const next = nextOf(reports);
    expect(next).toBe(NIGHT + 5 * DAY_MS + 1);
    const noReplyAt = (now: number) => cityStatistics(reports, { ...world, now })?.delays.noReply;
    expect([noReplyAt(next - 1), noReplyAt(next)]).toEqual([0, 1]);
  });

  it("is when its activities begin, end, or come within the month, and never where there is nothing [CITY-24]", () => {
    const changes = [NIGHT - DAY_MS, NIGHT + 2 * DAY_MS, NIGHT + DAY_MS];
    expect(nextOf([], changes)).toBe(NIGHT + DAY_MS);
    expect(nextChangeOf([], world)).toBeUndefined();
  });
});
