import { describe, expect, it } from "vitest";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import { expectedDelay, isLongUnanswered } from "../../src/domain/statistics/expected-delay.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { NOW } from "../examples/identifiers.ts";

const delays = { ackHours: 25, resolveDays: 9 };

describe("how long a report takes here", () => {
  it("is said by the commune's own figures, of the answer first and of the work then [ANO-27]", () => {
    expect(expectedDelay(anAnomaly(), delays)).toEqual({ of: "answer", days: 2 });
    expect(expectedDelay(anAnomaly({ status: "progress" }), delays)).toEqual({ of: "resolution", days: 9 });
  });

  it("is not said once it is over, nor where there are too few to tell [ANO-27] [CITY-24]", () => {
    expect(expectedDelay(anAnomaly({ status: "resolved" }), delays)).toBeUndefined();
    expect(expectedDelay(anAnomaly(), { ...delays, ackHours: null })).toBeUndefined();
    expect(expectedDelay(anAnomaly({ status: "ack" }), { ...delays, resolveDays: null })).toBeUndefined();
  });

  it("is too long after sixty days without an answer, and not a moment before [ANO-27]", () => {
    const createdAt = NOW - 60 * DAY_MS;
    expect(isLongUnanswered(anAnomaly({ createdAt }), NOW)).toBe(false);
    expect(isLongUnanswered(anAnomaly({ createdAt: createdAt - 1 }), NOW)).toBe(true);
    expect(isLongUnanswered(anAnomaly({ createdAt: createdAt - 1, status: "ack" }), NOW)).toBe(false);
  });
});
