import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import "../support/stories.ts";
import type { Anomaly } from "../../src/domain/anomaly/anomaly.ts";
import { ANOMALY_STATUSES, isOpen } from "../../src/domain/anomaly/statuses.ts";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import { cityStatistics } from "../../src/domain/statistics/city-statistics.ts";
import { nextChangeOf } from "../../src/domain/statistics/next-change.ts";
import { maskedStatistics } from "../../src/domain/statistics/masked-statistics.ts";
import { reopenedPercentOf, reportFigures } from "../../src/domain/statistics/report-figures.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { NOW } from "../examples/identifiers.ts";

const STEP = { reason: "", byKind: "moderator", byName: "" } as const;

const anyReport = fc
  .record({
    createdAt: fc.integer({ min: NOW - 90 * DAY_MS, max: NOW }),
    statuses: fc.array(fc.constantFrom(...ANOMALY_STATUSES), { maxLength: 4 }),
    thanksCount: fc.nat({ max: 2 }),
  })
  .map(({ createdAt, statuses, thanksCount }) => {
    const after = (NOW - createdAt) / (statuses.length + 1);
    const history = [
      { ...STEP, status: "new" as const, at: createdAt },
      ...statuses.map((status, n) => ({ ...STEP, status, at: createdAt + Math.floor((n + 1) * after) })),
    ];
    return anAnomaly({ createdAt, history, status: statuses.at(-1) ?? "new", thanksCount });
  });

describe("what became of a city's reports", () => {
  it("equals a recount, and is the same until the next change that is foreseen [CITY-24] [P10]", () => {
    fc.assert(
      fc.property(fc.array(anyReport, { minLength: 1 }), (reports) => {
        const figures = reportFigures(reports, NOW);
        const since = NOW - 30 * DAY_MS;
        let closed = 0;
        for (const { status, history } of reports) {
          const last = history.findLast((step) => step.status === status)?.at ?? 0;
          if (!isOpen(status) && last > since) closed += 1;
        }
        expect(figures.created30d).toBe(reports.filter(({ createdAt }) => createdAt > since).length);
        expect(figures.closed30d).toBe(closed);
        const resolved = reports.filter(({ history }) => history.some(({ status }) => status === "resolved"));
        const { satisfiedYes, satisfiedNo, satisfiedUnknown } = figures;
        expect(satisfiedYes + satisfiedNo + satisfiedUnknown).toBe(resolved.length);
        const world = { now: NOW, monthOf: (at: number) => new Date(at).toISOString().slice(0, 7) };
        const next = nextChangeOf(reports, world) ?? Infinity;
        expect(reportFigures(reports, next - 1)).toEqual(figures);
      }),
    );
  });

  it("says of resolved reports what people last said of it: the author's answer, a thanks, or that it is opened again [CITY-24, ANO-28]", () => {
    const steps = (...statuses: readonly ("resolved" | "reopen")[]) =>
      statuses.map((status, n) => ({ ...STEP, status, at: NOW - DAY_MS + n }));
    const said = (answer: "yes" | "no" | "unknown", at = NOW) => ({ followUp: { at, answer } });
    const one = (over: Partial<Anomaly>) => {
      const { satisfiedYes, satisfiedNo, satisfiedUnknown } = reportFigures([anAnomaly(over)], NOW);
      return [satisfiedYes, satisfiedNo, satisfiedUnknown];
    };
    const resolved = { status: "resolved", history: steps("resolved") } as const;
    expect(one({ ...resolved, thanksCount: 3 })).toEqual([1, 0, 0]);
    expect(one({ ...resolved, ...said("yes") })).toEqual([1, 0, 0]);
    expect(one({ ...resolved, ...said("no"), thanksCount: 3 })).toEqual([0, 1, 0]);
    expect(one({ ...resolved, ...said("unknown") })).toEqual([0, 0, 1]);
    expect(one({ ...resolved, ...said("no", NOW - 9 * DAY_MS) })).toEqual([0, 0, 1]);
    const reopened = { status: "reopen", history: steps("resolved", "reopen") } as const;
    expect(one({ ...reopened, thanksCount: 1 })).toEqual([0, 1, 0]);
    const seenAgain = [...reopened.history, { ...STEP, status: "ack" as const, at: NOW }];
    expect(one({ status: "ack", history: seenAgain, thanksCount: 1 })).toEqual([0, 1, 0]);
    const again = { status: "resolved", history: steps("resolved", "reopen", "resolved") } as const;
    expect(one({ ...again, ...said("yes") })).toEqual([1, 0, 0]);
    expect(one({ status: "reopen", history: steps("reopen") })).toEqual([0, 0, 0]);
  });

  it("tells no share that would tell how many a small group are [CITY-15]", () => {
    const history = [{ ...STEP, at: NOW, status: "resolved" as const }];
    const resolved = (count: number) => Array.from({ length: count }, () => ({ history }));
    const reopened = (count: number) =>
      resolved(count).map(({ history: steps }) => ({
        history: [...steps, { ...STEP, at: NOW, status: "reopen" as const }],
      }));
    expect(reopenedPercentOf([...resolved(90), ...reopened(10)])).toBe(10);
    expect(reopenedPercentOf([...resolved(96), ...reopened(4)])).toBeNull();
    expect(reopenedPercentOf(resolved(5))).toBe(0);
    expect(reopenedPercentOf(resolved(4))).toBeNull();
    const counted = cityStatistics([anAnomaly()], { now: NOW, monthOf: () => "2026-03" });
    expect(counted && maskedStatistics(counted)).toMatchObject({ created30d: "few", reopenedPercent: null });
  });
});
