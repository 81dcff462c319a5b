import { describe, expect, it } from "vitest";
import type { Anomaly } from "../../src/domain/anomaly/anomaly.ts";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import { STATISTICS_GROUP_MIN } from "../../src/domain/limits/limits.ts";
import { cityStatistics } from "../../src/domain/statistics/city-statistics.ts";
import { knownStatistics } from "../../src/domain/statistics/known-statistics.ts";
import { contentFigures, nextFigureChanges } from "../../src/domain/statistics/life-figures.ts";
import { maskedStatistics } from "../../src/domain/statistics/masked-statistics.ts";
import { MODERATION_WINDOW_MS } from "../../src/domain/statistics/moderation-figures.ts";
import { monthsUntil } from "../../src/domain/statistics/months.ts";
import { publicReports } from "../../src/domain/statistics/public-reports.ts";
import { reportFigures } from "../../src/domain/statistics/report-figures.ts";
import { byLength, maskedCount, type MaskedCount } from "../../src/domain/statistics/small-groups.ts";
import { anActivity } from "../examples/an-activity.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdea } from "../examples/an-idea.ts";
import { NOW } from "../examples/identifiers.ts";

const ZONE = "Europe/Paris";
const WINDOW_MS = 30 * DAY_MS;
const monthOf = (at: number) => new Date(at).toISOString().slice(0, 7);
const reports = (categoryId: Anomaly["categoryId"], count: number) =>
  Array.from({ length: count }, () => anAnomaly({ categoryId }));

describe("a breakdown", () => {
  const counted = cityStatistics(
    [...reports("eclairage", 2), ...reports("voirie", 9), ...reports("proprete", 6), ...reports("autre", 3)],
    { now: NOW, monthOf },
  );

  it("has the largest groups first, and none that is empty [CITY-14]", () => {
    expect(counted?.byCategory.map(({ count }) => count)).toEqual([9, 6, 3, 2]);
    expect(counted?.byStatus).toEqual([{ status: "new", count: 20 }]);
  });

  it("lets the order of small groups tell nothing of them [CITY-15]", () => {
    const { byCategory } = maskedStatistics({ ...counted!, byCategory: counted!.byCategory.toReversed() });
    expect(byCategory.map(({ count }) => count)).toEqual([9, 6, "few", "few"]);
    expect(byCategory.slice(2).map(({ categoryId }) => categoryId)).toEqual(["eclairage", "autre"]);
    const bars: readonly MaskedCount[] = [0, "few", STATISTICS_GROUP_MIN, 40];
    expect(
      bars
        .map((count) => ({ count }))
        .toSorted(byLength)
        .map(({ count }) => count),
    ).toEqual([...bars].toReversed());
    expect([0, 1, 4, 5].map(maskedCount)).toEqual([0, "few", "few", 5]);
  });
});

describe("what is known of a commune in numbers", () => {
  it("is each number once, and nothing where neither side knows any [CITY-14]", () => {
    expect(knownStatistics({ total: 3 }, {})).toEqual({ byCity: { total: 3 }, byDevice: {} });
    expect(knownStatistics({ total: 0 }, { open: 1 })).toEqual({
      byCity: {},
      byDevice: { open: 1 },
    });
    expect(knownStatistics({ total: 3 }, { open: 1, total: 4 })).toEqual({
      byCity: { total: 3 },
      byDevice: { open: 1 },
    });
    expect(knownStatistics(undefined, {})).toBeUndefined();
  });

  it("goes back a year of moderation, and months over the turn of the year [MOD-12]", () => {
    expect(MODERATION_WINDOW_MS).toBe(365 * DAY_MS);
    expect(monthsUntil("2026-02", 3)).toEqual(["2025-12", "2026-01", "2026-02"]);
    expect(monthsUntil("0999-01", 2)).toEqual(["0998-12", "0999-01"]);
  });
});

describe("the life of a commune in numbers", () => {
  const life = (over: Partial<Parameters<typeof contentFigures>[0]>, now = NOW) =>
    contentFigures({ activities: [], ideas: [], zone: ZONE, threshold: 5, ...over }, now);

  it("counts what begins within thirty days to the very moment, and what has a date [CITY-24]", () => {
    const begins = (startsAt: number, over: object = {}) =>
      anActivity({ startsAt, endsAt: startsAt, goingCount: 2, ...over });
    const activities = [
      begins(NOW + WINDOW_MS),
      begins(NOW + WINDOW_MS + 1),
      begins(NOW + DAY_MS, { dateToCome: true }),
    ];
    expect(life({ activities })).toMatchObject({
      activitiesUpcoming: 3,
      activities30d: 1,
      participants30d: 2,
    });
  });

  it("counts the ideas that have reached what the commune asks for, while they are open [CITY-24]", () => {
    const ideas = [4, 5, 6].map((supportsCount) => anIdea({ status: "open", supportsCount }));
    expect(life({ ideas: [...ideas, anIdea({ status: "done", supportsCount: 9 })] })).toMatchObject({
      ideasOpen: 3,
      ideasAtThreshold: 2,
      ideasDone: 1,
      supports: 24,
    });
  });

  it("changes though nobody touches it when what is public begins to count, ends, or is a month old [CITY-24]", () => {
    const activity = anActivity({ startsAt: NOW, endsAt: NOW + DAY_MS });
    const changes = nextFigureChanges(
      [activity, { ...activity, status: "cancelled" }, { ...activity, visibility: "hidden" }],
      [{ createdAt: NOW }],
      ZONE,
    );
    expect(changes).toEqual([NOW - WINDOW_MS, NOW + DAY_MS, NOW + WINDOW_MS + 1]);
  });
});

describe("what became of a report", () => {
  const resolved = {
    at: NOW - DAY_MS,
    status: "resolved",
    reason: "",
    byKind: "moderator",
    byName: "",
  } as const;
  const said = (over: Partial<Anomaly>) => {
    const { satisfiedYes, satisfiedNo, satisfiedUnknown } = reportFigures(
      [anAnomaly({ status: "resolved", history: [resolved], ...over })],
      NOW,
    );
    return [satisfiedYes, satisfiedNo, satisfiedUnknown];
  };

  it("is what its author said since it was resolved, or thanked for [CITY-24, ANO-28]", () => {
    expect(said({})).toEqual([0, 0, 1]);
    expect(said({ thanksCount: 1 })).toEqual([1, 0, 0]);
    for (const [answer, wanted] of [
      ["yes", [1, 0, 0]],
      ["no", [0, 1, 0]],
      ["unknown", [0, 0, 1]],
    ] as const)
      expect(said({ followUp: { at: resolved.at, answer } })).toEqual(wanted);
    expect(said({ followUp: { at: resolved.at - 1, answer: "no" } })).toEqual([0, 0, 1]);
    expect(said({ history: [resolved, { ...resolved, at: NOW, status: "reopen" }], thanksCount: 3 })).toEqual(
      [0, 1, 0],
    );
    expect(said({ history: [{ ...resolved, status: "new" }] })).toEqual([0, 0, 0]);
  });
});

it("lists public reports by their number, each at a place that is no address [CITY-16]", () => {
  const numbered = ["2026-0003", "2026-0001", "2026-0002"].map((number) => anAnomaly({ number }));
  const listed = publicReports(numbered);
  expect(listed.map(({ number }) => number)).toEqual(["2026-0001", "2026-0002", "2026-0003"]);
  const [equator] = publicReports([anAnomaly({ place: { latE6: -10, lngE6: 1_234_567 } })]);
  expect(equator).toMatchObject({ lat: 0, lng: 1.2346 });
  expect(Object.is(equator?.lat, -0)).toBe(false);
});
