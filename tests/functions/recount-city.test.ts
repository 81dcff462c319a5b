import { FieldValue, Timestamp } from "firebase-admin/firestore";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type * as asking from "../../functions/src/cities/ask-follow-ups.ts";
import type { CountedLife } from "../../functions/src/cities/count-life.ts";
import { recountCity } from "../../functions/src/cities/recount-city.ts";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { NOW } from "../examples/identifiers.ts";
import { storedHere } from "./support/stored-here.ts";

const NONE = vi.hoisted(() => ({ residents: 0, ideas: 0, moderators: 0 }));
const life = vi.hoisted((): { figures: object; changes: readonly number[] } => ({
  figures: {},
  changes: [],
}));
vi.mock("../../functions/src/cities/count-life.ts", () => ({
  countLife: () => Promise.resolve({ moderationHours: null, ...life } as CountedLife),
}));
const asked = vi.hoisted(() => vi.fn<typeof asking.askFollowUps>(() => Promise.resolve()));
vi.mock("../../functions/src/cities/ask-follow-ups.ts", () => ({ askFollowUps: asked }));

beforeEach(() => {
  life.figures = NONE;
  life.changes = [];
  asked.mockClear();
});
afterEach(() => vi.restoreAllMocks());

const cityId = "35024";
const statisticsAt = `cities/${cityId}/statistics/_global_`;
const report = anAnomaly();
const reports = { [`cities/${cityId}/anomalies/${report.id}`]: { ...report } };
const tally = `cities/${cityId}/tallies/${report.id}`;

describe("a commune that is counted", () => {
  const counted = async (statistics: object | undefined, stored: Readonly<Record<string, object>> = {}) => {
    const { written } = storedHere({ [statisticsAt]: statistics, ...stored });
    const next = await recountCity(cityId, NOW);
    return { next, written };
  };

  it("has what is counted, once more each time, and none where there is nothing to count [CITY-24]", async () => {
    const first = await counted(undefined, reports);
    expect(first.written).toMatchObject([
      ["set", statisticsAt, { cityId, rev: 1, updatedAt: FieldValue.serverTimestamp() }],
    ]);
    expect(first.next).toBeGreaterThan(NOW);
    expect((await counted({ rev: 4 }, reports)).written[0]?.[2]).toMatchObject({ rev: 5 });
    expect(await counted({ rev: 4 })).toEqual({
      next: undefined,
      written: [["delete apart", statisticsAt]],
    });
    life.figures = { ...NONE, ideas: 1 };
    expect((await counted({ rev: 4 })).written).toMatchObject([["set", statisticsAt, { rev: 5 }]]);
  });

  it("asks authors from where the last count was, with what is thanked and answered beside [NOT-20]", async () => {
    const askedWith = async (statistics: object | undefined) => {
      const known = { counts: { thank: 3 }, talk: { officialAt: NOW - 5 } };
      await counted(statistics, { ...reports, [tally]: known });
      const [, anomalies, when] = asked.mock.lastCall ?? [];
      expect(anomalies).toMatchObject([{ id: report.id, cityId, thanksCount: 3, officialAt: NOW - 5 }]);
      return when;
    };
    const before = { updatedAt: Timestamp.fromMillis(NOW - DAY_MS) };
    expect(await askedWith(before)).toEqual({ now: NOW, statisticsOf: NOW - DAY_MS });
    for (const never of [undefined, {}])
      expect(await askedWith(never)).toEqual({ now: NOW, statisticsOf: 0 });
  });
});
