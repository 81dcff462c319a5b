import { beforeEach, describe, expect, it } from "vitest";
import { cityClock } from "../../src/clock/city-clock.ts";
import { DAY_MS, MINUTE_MS, SECOND_MS } from "../../src/domain/basics/instant.ts";
import { memoryStorage } from "../app/memory-storage.ts";
import { takeClock } from "../support/take-clock.ts";

let storage = memoryStorage();

beforeEach(() => {
  storage = memoryStorage();
  cityClock.keepIn(storage);
});

/** The city's clock is ahead of the device's by so much; it says whole seconds, half a way after it was asked. */
async function anAnswer(clock: ReturnType<typeof takeClock>, aheadMs: number, tookMs = 300) {
  const askedAt = clock.now();
  await clock.advance(tookMs / 2);
  const at = Math.floor((clock.now() + aheadMs) / SECOND_MS) * SECOND_MS;
  await clock.advance(tookMs / 2);
  cityClock.learn({ at, askedAt });
}

describe("the city's time on a device", () => {
  it.each([-2 * DAY_MS, -6 * MINUTE_MS, 6 * MINUTE_MS, 40 * DAY_MS])(
    "is what the city's answer says, when the device's clock is %i ms off [LAND-6]",
    async (aheadMs) => {
      const clock = takeClock();
      await anAnswer(clock, aheadMs);
      expect(Math.abs(cityClock.now() - clock.now() - aheadMs)).toBeLessThan(SECOND_MS);
    },
  );

  it("is the device's own while it agrees with every answer, however slow the line is [LAND-6]", async () => {
    const clock = takeClock();
    for (const tookMs of [10, 300, 11_000, 40]) {
      await anAnswer(clock, 0, tookMs);
      expect(cityClock.now()).toBe(clock.now());
    }
  });

  it("does not move between answers that agree: what was done first stays first [LAND-6]", async () => {
    const clock = takeClock();
    await anAnswer(clock, -6 * MINUTE_MS);
    const offset = cityClock.now() - clock.now();
    await clock.advance(1_234);
    await anAnswer(clock, -6 * MINUTE_MS, 2_000);
    expect(cityClock.now() - clock.now()).toBe(offset);
  });

  it("follows a clock that somebody puts right, with the next answer [LAND-6]", async () => {
    const clock = takeClock();
    await anAnswer(clock, -6 * MINUTE_MS);
    clock.set(clock.now() - 6 * MINUTE_MS);
    await anAnswer(clock, 0);
    expect(Math.abs(cityClock.now() - clock.now())).toBeLessThan(SECOND_MS);
  });

  it("learns nothing from an answer during which the clock was put back, nor from words that are no time [LAND-6]", () => {
    const clock = takeClock();
    cityClock.learn({ at: clock.now() - DAY_MS, askedAt: clock.now() + DAY_MS });
    cityClock.learn({ at: Number.NaN, askedAt: clock.now() });
    expect(cityClock.now()).toBe(clock.now());
  });

  it("is known to the next page before anybody answered it [LAND-6]", async () => {
    const clock = takeClock();
    await anAnswer(clock, 3 * DAY_MS);
    const known = cityClock.now();
    cityClock.keepIn(memoryStorage());
    expect(cityClock.now()).toBe(clock.now());
    cityClock.keepIn(storage);
    expect(cityClock.now()).toBe(known);
  });
});
