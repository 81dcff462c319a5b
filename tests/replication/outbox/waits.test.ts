import { describe, expect, it } from "vitest";
import { retryAfterMs } from "../../../replication/outbox/retry-after.ts";
import { backoffMs } from "../../../src/clock/backoff.ts";
import { BACKOFF_MS_MAX } from "../../../src/clock/waits.ts";
import { NOW } from "../../examples/identifiers.ts";

describe("waiting", () => {
  it("is anywhere under a ceiling that doubles up to five minutes [OFF-5]", () => {
    expect([1, 2, 3].map((failures) => backoffMs(failures, 1))).toEqual([2000, 4000, 8000]);
    expect(backoffMs(40, 1)).toBe(BACKOFF_MS_MAX);
    expect(backoffMs(3, 0.5)).toBe(4000);
  });

  it("is never nothing, even by chance [F9]", () => {
    expect(backoffMs(1, 0)).toBe(200);
  });

  it.each([
    ["120", 120_000],
    [new Date(NOW + 30_000).toUTCString(), 30_000],
    ["999999", 3_600_000],
    ["soon", null],
    ["-5", null],
    ["0", null],
    ["", null],
    [" ", null],
    [new Date(NOW - 30_000).toUTCString(), null],
    [null, null],
  ])("reads Retry-After %s [OFF-5]", (header, ms) => {
    expect(retryAfterMs(header, NOW)).toBe(ms);
  });
});
