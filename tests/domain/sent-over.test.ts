import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import "../support/stories.ts";
import { sentOver, type DayFigures } from "../../src/domain/administration/day-figures.ts";
import { dayAfter } from "../../src/domain/basics/day-after.ts";

const dayOf = (n: number) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10);

const anyDays = fc
  .uniqueArray(fc.nat({ max: 300 }), { maxLength: 40 })
  .chain((numbers) =>
    fc.tuple(...numbers.map((n) => fc.tuple(fc.constant(dayOf(n)), fc.nat({ max: 9 }), fc.nat({ max: 9 })))),
  )
  .map((days) =>
    days.map(([day, applied, refused]): DayFigures => ({
      day,
      applied: { "report-anomaly": applied, "me-too-anomaly": 1 },
      refused: { quota: refused },
      versions: {},
      ages: {},
    })),
  );

describe("what was sent, drawn over the time that an administrator asked for", () => {
  it("adds up to what the days say, and leaves no day and no month out [ADM-6] [P10]", () => {
    fc.assert(
      fc.property(anyDays, fc.nat({ max: 300 }), fc.nat({ max: 60 }), (days, first, length) => {
        const [from, to] = [dayOf(first), dayOf(first + length)];
        const asked = days.filter(({ day }) => day >= from && day <= to);
        const sent = sentOver(asked, from, to);
        const sum = (part: "applied" | "refused") => sent.reduce((all, one) => all + one[part], 0);
        expect(sum("applied")).toBe(
          asked.reduce((all, { applied }) => all + (applied["report-anomaly"] ?? 0) + 1, 0),
        );
        expect(sum("refused")).toBe(asked.reduce((all, { refused }) => all + (refused["quota"] ?? 0), 0));
        expect(sent[0]?.time).toBe(length < 31 ? from : from.slice(0, 7));
        expect(sent.at(-1)?.time).toBe(length < 31 ? to : to.slice(0, 7));
        const months = new Set(Array.from({ length: length + 1 }, (_, n) => dayOf(first + n).slice(0, 7)));
        expect(sent).toHaveLength(length < 31 ? length + 1 : months.size);
      }),
    );
  });

  it("knows the day that follows, over the ends of months and years [ADM-6]", () => {
    for (let n = 0; n < 800; n += 1) expect(dayAfter(dayOf(n))).toBe(dayOf(n + 1));
    expect(dayAfter("2028-02-28")).toBe("2028-02-29");
  });
});
