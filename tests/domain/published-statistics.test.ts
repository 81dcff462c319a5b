import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import "../support/stories.ts";
import { CATEGORY_IDS } from "../../src/domain/anomaly/categories.ts";
import { FOLLOW_UP_ANSWERS } from "../../src/domain/anomaly/follow-up.ts";
import { ANOMALY_STATUSES } from "../../src/domain/anomaly/statuses.ts";
import { DAY_MS, HOUR_MS } from "../../src/domain/basics/instant.ts";
import { cityStatistics } from "../../src/domain/statistics/city-statistics.ts";
import { STATISTICS_MONTHS } from "../../src/domain/limits/limits.ts";
import { LIFE_FIGURE_NAMES, type LifeFigures } from "../../src/domain/statistics/life-figures.ts";
import type { MaskedMonth } from "../../src/domain/statistics/masked-statistics.ts";
import {
  MODERATION_FIGURE_NAMES,
  type ModerationFigures,
} from "../../src/domain/statistics/moderation-figures.ts";
import { publishedStatistics } from "../../src/domain/statistics/published-statistics.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { NOW } from "../examples/identifiers.ts";

const STEP = { reason: "", byKind: "moderator", byName: "" } as const;
const RESIDENTS_SAY = ["new", "claimed", "withdrawn", "reopen"];
const CLOSED = ["resolved", "rejected", "duplicate", "withdrawn"];
const NO_FIGURES = Object.fromEntries(
  [...LIFE_FIGURE_NAMES, ...MODERATION_FIGURE_NAMES].map((name) => [name, 0]),
) as unknown as LifeFigures & ModerationFigures;
/** So that enough are opened again for a share to be told. */
const OFTEN = ["resolved", "reopen", "resolved", "reopen", "resolved", "reopen"] as const;
const monthOf = (at: number) => new Date(at).toISOString().slice(0, 7);

const anyReport = fc
  .record({
    createdAt: fc.integer({ min: NOW - 200 * DAY_MS, max: NOW }),
    statuses: fc.array(fc.constantFrom(...ANOMALY_STATUSES, ...OFTEN), { maxLength: 3 }),
    categoryId: fc.constantFrom(...CATEGORY_IDS.slice(0, 3)),
    visibility: fc.constantFrom("public", "public", "public", "pending", "hidden", "private"),
    thanksCount: fc.constantFrom(0, 0, 1),
    officialAt: fc.constantFrom(null, null, null, NOW),
    followUp: fc.option(
      fc.record({
        at: fc.integer({ min: NOW - 200 * DAY_MS, max: NOW }),
        answer: fc.constantFrom(...FOLLOW_UP_ANSWERS),
      } as const),
      { nil: undefined },
    ),
  } as const)
  .map(({ createdAt, statuses, followUp, officialAt, ...rest }) => {
    const apart = (NOW - createdAt) / (statuses.length + 1);
    const later = statuses.map((status, n) => ({
      ...STEP,
      status,
      at: createdAt + Math.floor((n + 1) * apart),
    }));
    const history = [{ ...STEP, status: "new" as const, at: createdAt }, ...later];
    const answer = followUp === undefined ? {} : { followUp };
    const status = statuses.at(-1) ?? "new";
    return { ...anAnomaly({ ...rest, ...answer, createdAt, history, status }), officialAt };
  });

type Report = ReturnType<typeof anAnomaly> & { readonly officialAt: number | null };

const masked = (count: number) => (count > 0 && count < 5 ? "few" : count);

function counted(keys: readonly string[]): Record<string, number | "few"> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return Object.fromEntries([...counts].map(([key, count]) => [key, masked(count)]));
}

/** The one in the middle, said of five at least. */
function middle(durations: readonly number[], unit: number): number | null {
  const sorted = durations.toSorted((a, b) => a - b);
  return sorted.length < 5 ? null : Math.ceil((sorted[Math.floor(sorted.length / 2)] ?? 0) / unit);
}

const lastAt = ({ history }: Report, status: string) =>
  history.findLast((step) => step.status === status)?.at ?? 0;

/** What people made of the last time that it was called resolved; nothing when it never was. */
function opinionOf(one: Report): "yes" | "no" | "unknown" | undefined {
  const steps = one.history.map(({ status }) => status);
  if (!steps.includes("resolved")) return undefined;
  if (steps.lastIndexOf("reopen") > steps.lastIndexOf("resolved")) return "no";
  const asked = one.followUp !== undefined && one.followUp.at >= lastAt(one, "resolved");
  if (asked && one.followUp.answer === "no") return "no";
  return (asked && one.followUp.answer === "yes") || (one.thanksCount ?? 0) > 0 ? "yes" : "unknown";
}

/** Of a hundred that were resolved once; neither of fewer than five, nor when fewer than five were reopened. */
function reopenedOf(known: readonly Report[]): number | null {
  const lives = known.map(({ history }) => history.map(({ status }) => status));
  const resolved = lives.filter((steps) => steps.includes("resolved"));
  const reopened = resolved.filter((steps) => steps.lastIndexOf("reopen") > steps.indexOf("resolved"));
  if (resolved.length < 5 || masked(reopened.length) === "few") return null;
  return Math.round((100 * reopened.length) / resolved.length);
}

/** What somebody would count who has only the list of reports and a pencil. */
function byHand(all: readonly Report[]) {
  const known = all.filter(({ visibility }) => visibility === "public" || visibility === "pending");
  const resolved = known.filter(({ status }) => status === "resolved");
  const answers = known.flatMap(({ history, createdAt }) =>
    history
      .filter(({ status }) => !RESIDENTS_SAY.includes(status))
      .slice(0, 1)
      .map(({ at }) => at - createdAt),
  );
  const opinions = known.map(opinionOf);
  const saying = (opinion: string) => masked(opinions.filter((one) => one === opinion).length);
  return {
    satisfaction: { yes: saying("yes"), no: saying("no"), unknown: saying("unknown") },
    reopenedRate: reopenedOf(known),
    total: known.length,
    open: known.filter(({ status }) => !CLOSED.includes(status)).length,
    byStatus: counted(known.map(({ status }) => status)),
    byCategory: counted(known.map(({ categoryId }) => categoryId)),
    created30d: masked(known.filter(({ createdAt }) => createdAt > NOW - 30 * DAY_MS).length),
    closed30d: masked(
      known.filter((one) => CLOSED.includes(one.status) && lastAt(one, one.status) > NOW - 30 * DAY_MS)
        .length,
    ),
    medianAckHours: middle(answers, HOUR_MS),
    medianResolveDays: middle(
      resolved.map((one) => lastAt(one, "resolved") - one.createdAt),
      DAY_MS,
    ),
    noReply60d: masked(
      known.filter(
        ({ status, createdAt, history, officialAt }) =>
          status === "new" &&
          createdAt < NOW - 60 * DAY_MS &&
          officialAt === null &&
          history.every((step) => step.status !== "info"),
      ).length,
    ),
  };
}

describe("the numbers that everybody reads of a commune", () => {
  it("are what a count by hand says of its reports, with every small group masked [CITY-24] [CITY-15] [P10]", () => {
    fc.assert(
      fc.property(fc.array(anyReport, { maxLength: 60, size: "max" }), (all) => {
        const reports = cityStatistics(all, { now: NOW, monthOf });
        const said = publishedStatistics("35024", { reports, figures: NO_FIGURES, moderationHours: null });
        const hand = byHand(all);
        const { anomalies, series = [] } = said as {
          readonly anomalies?: unknown;
          readonly series?: readonly MaskedMonth[];
        };
        expect(anomalies).toEqual(hand.total === 0 ? undefined : hand);
        expect(series).toHaveLength(hand.total === 0 ? 0 : STATISTICS_MONTHS);
        const known = all.filter(({ visibility }) => visibility === "public" || visibility === "pending");
        for (const { month, created, resolved } of series) {
          expect(created).toBe(masked(known.filter(({ createdAt }) => monthOf(createdAt) === month).length));
          const then = known.filter(
            (one) => one.status === "resolved" && monthOf(lastAt(one, "resolved")) === month,
          );
          expect(resolved).toBe(masked(then.length));
        }
      }),
    );
  });
});
