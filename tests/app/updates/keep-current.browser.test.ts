import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { keepCurrent } from "../../../src/app/updates/keep-current.ts";
import { err } from "../../../src/domain/basics/result.ts";
import { HOUR_MS, MINUTE_MS } from "../../../src/domain/basics/instant.ts";
import type { FakeClock } from "../../support/fake-clock.ts";
import { takeClock } from "../../support/take-clock.ts";

let clock: FakeClock;
let looks = 0;
let stop = (): void => undefined;

beforeEach(() => {
  clock = takeClock();
  looks = 0;
  stop = keepCurrent({
    update: async () => {
      looks += 1;
    },
    readMinimum: async () => err("unreachable"),
  });
});

afterEach(() => stop());

const comeBack = (): boolean => document.dispatchEvent(new Event("visibilitychange"));

describe("an app that is never closed", () => {
  it("looks for a new version at once and every hour [SW-4, F48]", async () => {
    expect(looks).toBe(1);
    await clock.advance(2 * HOUR_MS);
    expect(looks).toBe(3);
  });

  it("looks when it comes back to the front, and not again within ten minutes [SW-4, F48]", async () => {
    comeBack();
    expect(looks).toBe(1);
    await clock.advance(11 * MINUTE_MS);
    comeBack();
    comeBack();
    expect(looks).toBe(2);
  });

  it("stops looking when it is told to [SW-4]", async () => {
    stop();
    await clock.advance(2 * HOUR_MS);
    comeBack();
    expect(looks).toBe(1);
  });
});
