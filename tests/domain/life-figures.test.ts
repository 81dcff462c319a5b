import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import "../support/stories.ts";
import { ACTIVITY_STATUSES } from "../../src/domain/activity/activity.ts";
import { endOf, isInTab } from "../../src/domain/activity/activity-dates.ts";
import { occurrencesOf } from "../../src/domain/activity/occurrences.ts";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import { IDEA_STATUSES } from "../../src/domain/idea/idea.ts";
import {
  contentFigures,
  LIFE_FIGURE_NAMES,
  nextFigureChanges,
  type LifeFigures,
} from "../../src/domain/statistics/life-figures.ts";
import {
  MODERATION_FIGURE_NAMES,
  type ModerationFigures,
} from "../../src/domain/statistics/moderation-figures.ts";
import { maskedFigures } from "../../src/domain/statistics/masked-statistics.ts";
import { parseStatistics } from "../../src/domain/statistics/parse-statistics.ts";
import { publishedStatistics } from "../../src/domain/statistics/published-statistics.ts";
import { NOW } from "../examples/identifiers.ts";

const NAMES = [...LIFE_FIGURE_NAMES, ...MODERATION_FIGURE_NAMES];
const ZONE = "Europe/Paris";

describe("people, activities and ideas in numbers", () => {
  const anyActivity = fc.record({
    status: fc.constantFrom(...ACTIVITY_STATUSES),
    visibility: fc.constantFrom("public", "pending", "hidden", "private"),
    startsAt: fc.integer({ min: NOW - 90 * DAY_MS, max: NOW + 90 * DAY_MS }),
    lasts: fc.option(fc.integer({ min: 0, max: 3 * DAY_MS })),
    allDay: fc.boolean(),
    dateToCome: fc.boolean(),
    repeats: fc.option(
      fc.record({
        every: fc.constantFrom("week", "month"),
        count: fc.integer({ min: 2, max: 9 }),
        off: fc.constant([]),
      } as const),
      { nil: undefined },
    ),
    goingCount: fc.nat({ max: 40 }),
  } as const);
  const anyIdea = fc.record({
    status: fc.constantFrom(...IDEA_STATUSES),
    visibility: fc.constantFrom("public", "pending", "hidden", "private"),
    supportsCount: fc.nat({ max: 60 }),
  } as const);

  it("equal a recount, and are the same until the next change that is foreseen [P10] [CITY-24]", () => {
    fc.assert(
      fc.property(fc.array(anyActivity), fc.array(anyIdea), (some, ideas) => {
        const activities = some.map(({ lasts, repeats, ...one }) => ({
          ...one,
          ...(repeats === undefined ? {} : { repeats }),
          endsAt: lasts === null ? null : one.startsAt + lasts,
          createdAt: NOW - DAY_MS,
        }));
        const dated = ideas.map((one) => ({ ...one, createdAt: NOW - DAY_MS }));
        const counted = { activities, ideas: dated, zone: ZONE, threshold: 20 };
        const figuresAt = (now: number) => contentFigures(counted, now);
        const figures = figuresAt(NOW);
        const shown = activities.filter((one) => one.visibility === "public" && one.status !== "cancelled");
        const upcoming = shown.filter((one) => isInTab("upcoming", one, NOW, ZONE));
        expect(figures.activitiesUpcoming).toBe(upcoming.length);
        let participants = 0;
        for (const one of upcoming.filter(({ dateToCome }) => !dateToCome)) {
          const left = occurrencesOf(one, ZONE).filter((time) => endOf({ ...one, ...time }, ZONE) > NOW);
          if (left.some(({ startsAt }) => startsAt <= NOW + 30 * DAY_MS)) participants += one.goingCount;
        }
        expect(figures.participants30d).toBe(participants);
        const open = dated.filter((one) => one.visibility === "public" && one.status === "open");
        expect(figures.ideasOpen).toBe(open.length);
        expect(figures.ideasAtThreshold).toBe(open.filter(({ supportsCount }) => supportsCount >= 20).length);
        const changes = nextFigureChanges(activities, dated, ZONE).filter((at) => at > NOW);
        expect(figuresAt(Math.min(...changes, NOW + 365 * DAY_MS) - 1)).toEqual(figures);
      }),
    );
  });

  it("are masked in the document that everybody reads, and nowhere else needed [CITY-15] [P10]", () => {
    const names = NAMES.length;
    const someCounts = fc.array(fc.nat({ max: 12 }), { minLength: names, maxLength: names });
    fc.assert(
      fc.property(someCounts, fc.option(fc.integer({ min: 5, max: 400 })), (counts, moderationHours) => {
        const life = Object.fromEntries(
          NAMES.map((name, index) => [name, counts[index] ?? 0]),
        ) as unknown as LifeFigures & ModerationFigures;
        const written = JSON.parse(
          JSON.stringify(
            publishedStatistics("35024", { reports: undefined, figures: life, moderationHours }),
          ),
        ) as object;
        const small = /":([1-4])[,}]/u;
        expect(JSON.stringify({ ...written, privacy: null, schemaVersion: null })).not.toMatch(small);
        const parsed = parseStatistics({ ...written, rev: 1, updatedAt: NOW });
        expect(parsed.ok && parsed.value.said).toEqual({ ...maskedFigures(life), moderationHours });
      }),
    );
  });

  it("of an older document, which was masked on the screen alone, are masked when it is read [CITY-15] [DOC-1]", () => {
    const anomalies = { total: 3, open: 3, medianAckHours: null, medianResolveDays: null, noReply60d: 2 };
    const old = {
      cityId: "35024",
      anomalies: { ...anomalies, byStatus: { new: 3 } },
      rev: 1,
      updatedAt: NOW,
    };
    const parsed = parseStatistics(old);
    expect(parsed.ok && parsed.value.said).toMatchObject({
      byStatus: [{ status: "new", count: "few" }],
      delays: { noReply: "few" },
    });
  });
});
