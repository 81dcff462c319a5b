import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import "../support/stories.ts";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import {
  dayKeyOf,
  daysGone,
  sumOfWindow,
  windowEndsOf,
  type DaySums,
} from "../../src/domain/statistics/day-sums.ts";
import { NOW } from "../examples/identifiers.ts";

const anySupport = fc.record({
  at: fc.integer({ min: NOW - 50 * DAY_MS, max: NOW }),
  by: fc.constantFrom(1, 1, 1, -1),
});

function summed(supports: readonly { readonly at: number; readonly by: number }[]): DaySums {
  const days: Record<string, number> = {};
  for (const { at, by } of supports) days[dayKeyOf(at)] = (days[dayKeyOf(at)] ?? 0) + by;
  return days;
}

describe("the supports of the last 30 days", () => {
  it("equal a recount of all that was given and taken back on those days [CITY-24] [P10]", () => {
    fc.assert(
      fc.property(fc.array(anySupport), (supports) => {
        const firstDay = Math.floor(NOW / DAY_MS) - 29;
        const recount = supports.filter(({ at }) => at >= firstDay * DAY_MS);
        const net = recount.reduce((sum, { by }) => sum + by, 0);
        expect(sumOfWindow(summed(supports), NOW)).toBe(Math.max(0, net));
      }),
    );
  });

  it("are the same until a day leaves, and without the days that left [CITY-24] [P10]", () => {
    fc.assert(
      fc.property(fc.array(anySupport), (supports) => {
        const days = summed(supports);
        const kept = { ...days };
        for (const day of daysGone(days, NOW)) delete kept[day];
        expect(sumOfWindow(kept, NOW)).toBe(sumOfWindow(days, NOW));
        const next = Math.min(...windowEndsOf(kept), NOW + 60 * DAY_MS);
        expect(next).toBeGreaterThan(NOW);
        expect(sumOfWindow(kept, next - 1)).toBe(sumOfWindow(kept, NOW));
      }),
    );
  });
});
