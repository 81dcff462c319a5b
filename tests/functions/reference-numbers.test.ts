import { describe, expect, it } from "vitest";
import { referenceNumbers } from "../../functions/src/commands/reference-numbers.ts";
import { NUMBERS_BUSY_MS, NUMBERS_LEASED_MAX } from "../../functions/src/config.ts";

/** The city's counter, as every process finds it. */
function aCounter() {
  const leases: number[] = [];
  let last = 0;
  return {
    leases,
    lease: async (_city: string, _year: string, size: number) => {
      leases.push(size);
      last += size;
      return last - size + 1;
    },
  };
}

function aClock() {
  let now = 1_000_000;
  return { now: () => now, pass: (ms: number) => void (now += ms) };
}

const numbersOf = async (next: ReturnType<typeof referenceNumbers>, count: number) =>
  Promise.all(Array.from({ length: count }, () => next("35024", "2026")));

describe("reference numbers", () => {
  it("rise one by one, without a gap, where reports are rare [ANO-11]", async () => {
    const counter = aCounter();
    const clock = aClock();
    const next = referenceNumbers(counter.lease, clock.now);
    const given: string[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      given.push(await next("35024", "2026"));
      clock.pass(NUMBERS_BUSY_MS);
    }
    expect(given).toEqual(["2026-0001", "2026-0002", "2026-0003"]);
    expect(counter.leases).toEqual([1, 1, 1]);
  });

  it("of many reports at once are unique, and ask the counter seldom [ANO-11]", async () => {
    const counter = aCounter();
    const next = referenceNumbers(counter.lease, aClock().now);
    const given = await numbersOf(next, 500);
    expect(new Set(given).size).toBe(500);
    expect(given).toEqual(given.toSorted((a, b) => Number(a.slice(5)) - Number(b.slice(5))));
    expect(Math.max(...counter.leases)).toBe(NUMBERS_LEASED_MAX);
    expect(counter.leases.length).toBeLessThan(20);
  });

  it("that a process leased and never gave are given to nobody: it leaves a gap, never a double [ANO-11]", async () => {
    const counter = aCounter();
    const crashed = await numbersOf(referenceNumbers(counter.lease, aClock().now), 5);
    const after = await numbersOf(referenceNumbers(counter.lease, aClock().now), 5);
    expect(new Set([...crashed, ...after]).size).toBe(10);
    expect(after[0]).toBe("2026-0008");
  });

  it("are given after a lease that failed [ANO-11]", async () => {
    const counter = aCounter();
    let fails = true;
    const next = referenceNumbers(async (...asked) => {
      if (fails) throw new Error("Aborted.");
      return counter.lease(...asked);
    }, aClock().now);
    await expect(next("35024", "2026")).rejects.toThrow("Aborted.");
    fails = false;
    expect(await next("35024", "2026")).toBe("2026-0001");
  });

  it("begin anew with the year, and per city [ANO-11]", async () => {
    const last = new Map<string, number>();
    const next = referenceNumbers(async (city, year, size) => {
      const before = last.get(city + year) ?? 0;
      last.set(city + year, before + size);
      return before + 1;
    }, aClock().now);
    const given = [await next("35024", "2026"), await next("35024", "2027"), await next("35238", "2026")];
    expect(given).toEqual(["2026-0001", "2027-0001", "2026-0001"]);
  });
});
