import { describe, expect, it } from "vitest";
import type { AnomalyView } from "../../../src/domain/anomaly/anomaly-view.ts";
import { placeOf } from "../../../src/domain/place/place.ts";
import { ANOMALY_ITEMS } from "../../../src/features/anomalies/anomaly-items.ts";
import type { Sort } from "../../../src/features/anomalies/filter/anomaly-filter.ts";
import { neighboursOf } from "../../../src/shared/collection/neighbours-of.ts";
import { sortedAnomalies } from "../../../src/features/anomalies/filter/sorted-anomalies.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { aView } from "./a-view.ts";

const here = placeOf(48.18, -1.64);
const old = aView({
  id: anIdentifier(1),
  createdAt: NOW - 3,
  place: here,
  followersCount: 9,
  status: "resolved",
});
const middle = aView({
  id: anIdentifier(2),
  createdAt: NOW - 2,
  place: placeOf(48.2, -1.64),
  followersCount: 0,
});
const recent = aView({
  id: anIdentifier(3),
  createdAt: NOW - 1,
  place: placeOf(48.19, -1.64),
  followersCount: 0,
});

const order = (sort: Sort) => sortedAnomalies(sort, [middle, old, recent], here);

describe("the order of the list", () => {
  it("goes newest first by default [ANO-12]", () => {
    expect(order("date")).toEqual([recent, middle, old]);
  });

  it("goes nearest first, by status, or by followers, newest first among equals [ANO-12]", () => {
    expect(order("distance")).toEqual([old, recent, middle]);
    expect(order("status")).toEqual([recent, middle, old]);
    expect(order("followers")).toEqual([old, recent, middle]);
  });

  it("stays when somebody notices a report too, even beside one of the same moment [ANO-12]", () => {
    const twin = aView({ id: anIdentifier(4), createdAt: NOW - 2 });
    const noticed = aView({ ...middle.anomaly, meTooCount: 8, rev: 9, updatedAt: NOW });
    const ids = (views: readonly AnomalyView[]) =>
      sortedAnomalies("date", views, here).map(({ anomaly }) => anomaly.id);
    const before = ids([old, middle, twin, recent]);
    expect(ids([twin, recent, old, noticed])).toEqual(before);
    expect(ids([noticed, twin, old, recent])).toEqual(before);
  });

  it("tells what comes before and after a report, and where one stands [ANO-12]", () => {
    const list = order("date");
    expect(neighboursOf(ANOMALY_ITEMS, middle.anomaly.id, list)).toEqual({
      previous: recent,
      next: old,
      position: 2,
      count: 3,
    });
    expect(neighboursOf(ANOMALY_ITEMS, recent.anomaly.id, list)).toMatchObject({
      previous: undefined,
      next: middle,
    });
    expect(neighboursOf(ANOMALY_ITEMS, anIdentifier(9), list)).toMatchObject({
      previous: undefined,
      next: undefined,
      position: 0,
    });
  });
});
