import { FieldValue } from "firebase-admin/firestore";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { countOutcome, countVersion, sayCounts } from "../../functions/src/admin/day-counts.ts";
import { HOUR_MS, SECOND_MS } from "../../src/domain/basics/instant.ts";
import type { Outcome } from "../../src/domain/command/outcome.ts";
import { takeClock } from "../support/take-clock.ts";
import { freshReport, OPEN_CITY_ID } from "./support/city-life.ts";

type Said = Readonly<Record<string, Readonly<Record<string, FieldValue>>>>;
const set = vi.hoisted(() => vi.fn<(counts: Said, options: object) => Promise<void>>());
vi.mock("../../functions/src/firebase.ts", () => ({
  db: () => ({ collection: () => ({ doc: () => ({ set }) }) }),
}));

const report = freshReport({ cityId: OPEN_CITY_ID, performedAt: Date.now() - 2 * HOUR_MS });
const about = { commandId: report.id, appliedAt: Date.now() } as const;
const APPLIED: Outcome = { ...about, state: "applied", rev: 1, number: "" };
const REFUSED: Outcome = { ...about, state: "refused", refusal: { code: "unknown_city" } };
const RETRY: Outcome = { commandId: report.id, state: "retry" };
const times = (by: number) => FieldValue.increment(by);

beforeEach(() => {
  set.mockReset().mockResolvedValue();
});

describe("what the service counts of a day", () => {
  it("is added once: what was applied, what was refused, by which version, and how long it waited [ADM-6]", async () => {
    countVersion("0.1.0");
    countVersion("<script>");
    for (const outcome of [APPLIED, REFUSED, RETRY]) countOutcome(report, outcome);
    await sayCounts(0);
    await sayCounts(0);
    expect(set.mock.calls).toEqual([
      [
        {
          versions: { "0.1.0": times(1), other: times(1) },
          applied: { "report-anomaly": times(1) },
          refused: { unknown_city: times(1) },
          ages: { day: times(2) },
        },
        { merge: true },
      ],
    ]);
  });

  it("is no place for whoever makes versions up [ADM-6]", async () => {
    for (let n = 0; n < 40; n += 1) countVersion(`1.0.${n}`);
    countVersion("1.0.3");
    await sayCounts(0);
    const versions = set.mock.calls[0]?.[0]["versions"] ?? {};
    expect(Object.keys(versions)).toHaveLength(31);
    expect(versions).toMatchObject({ "1.0.3": times(2), other: times(10) });
  });

  it("is said every ten seconds at most, and fails nobody's answer [ADM-6]", async () => {
    const clock = takeClock();
    set.mockRejectedValueOnce(new Error("The database is not there."));
    countVersion("0.1.0");
    await sayCounts(0);
    countVersion("0.1.0");
    clock.set(clock.now() + 10 * SECOND_MS - 1);
    await sayCounts();
    expect(set).toHaveBeenCalledTimes(1);
    clock.set(clock.now() + 1);
    await sayCounts();
    expect(set).toHaveBeenCalledTimes(2);
  });
});
