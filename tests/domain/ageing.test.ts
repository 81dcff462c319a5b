import { describe, expect, it } from "vitest";
import { isCurrent } from "../../src/domain/anomaly/ageing.ts";
import type { Anomaly } from "../../src/domain/anomaly/anomaly.ts";
import { ANOMALY_STATUSES, isOpen } from "../../src/domain/anomaly/statuses.ts";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { NOW } from "../examples/identifiers.ts";

const CLOSED = ANOMALY_STATUSES.filter((status) => !isOpen(status));

function closed(daysAgo: number, over: Partial<Anomaly> = {}): Anomaly {
  const { status = "resolved" } = over;
  const at = NOW - daysAgo * DAY_MS;
  return anAnomaly({
    status,
    history: [{ at, status, reason: "", byKind: "moderator", byName: "" }],
    ...over,
  });
}

describe("what is on the map by itself", () => {
  it("is everything that is open, however long nobody has answered [ANO-33]", () => {
    for (const status of ANOMALY_STATUSES.filter(isOpen))
      expect(isCurrent(anAnomaly({ status, createdAt: NOW - 4000 * DAY_MS }), NOW)).toBe(true);
  });

  it("is what was closed in the last thirty days, to the millisecond [ANO-33]", () => {
    for (const status of CLOSED) {
      expect(isCurrent(closed(30, { status }), NOW)).toBe(true);
      expect(isCurrent(closed(30, { status }), NOW + 1)).toBe(false);
    }
  });

  it("is a graffito for ninety days after it was removed [ANO-33]", () => {
    const removed = closed(90, { categoryId: "graffitis", subcategoryId: "tag" });
    expect(isCurrent(removed, NOW)).toBe(true);
    expect(isCurrent(removed, NOW + 1)).toBe(false);
  });

  it("counts from the last time it was closed [ANO-33]", () => {
    const [again] = closed(2).history;
    const before = closed(300);
    expect(isCurrent({ ...before, history: [...before.history, ...(again ? [again] : [])] }, NOW)).toBe(true);
  });
});
