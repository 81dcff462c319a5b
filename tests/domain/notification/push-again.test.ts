import { describe, expect, it } from "vitest";
import { HOUR_MS, MINUTE_MS } from "../../../src/domain/basics/instant.ts";
import { pauseAfter } from "../../../src/domain/notification/push-again.ts";

describe("a push that a service could not take", () => {
  it("is sent again after ever longer pauses, and not after the fifth failure [NOT-18]", () => {
    const pauses = [1, 2, 3, 4, 5].map((failures) => pauseAfter(failures, 0));
    expect(pauses).toEqual([5 * MINUTE_MS, 20 * MINUTE_MS, HOUR_MS, 4 * HOUR_MS, undefined]);
  });

  it("waits as long as the service asks, but never for days [NOT-18]", () => {
    expect(pauseAfter(1, 30 * MINUTE_MS)).toBe(30 * MINUTE_MS);
    expect(pauseAfter(4, MINUTE_MS)).toBe(4 * HOUR_MS);
    expect(pauseAfter(1, 48 * HOUR_MS)).toBe(6 * HOUR_MS);
  });
});
