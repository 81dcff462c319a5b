import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { measurePace } from "../../local/testing/pace.ts";

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

/** A machine on which the piece of work takes as long as said. */
function aMachine(ms: number) {
  const machine = { ms };
  return { machine, pace: measurePace(() => machine.ms) };
}

describe("the pace of a machine", () => {
  it("is 1 on a quick one: nobody has less than the budget", () => {
    const { pace } = aMachine(3);
    vi.advanceTimersByTime(60_000);
    expect(pace.atFirst).toBe(1);
    expect(pace.during(0, 60_000)).toBe(1);
    pace.stop();
  });

  it("stays 1 while our own two lanes share the cores", () => {
    const { machine, pace } = aMachine(11);
    machine.ms = 16;
    vi.advanceTimersByTime(60_000);
    expect(pace.during(0, 60_000)).toBe(1);
    pace.stop();
  });

  it("is that of the stretch in which others kept the machine busy, and no other", () => {
    const { machine, pace } = aMachine(11);
    vi.advanceTimersByTime(60_000);
    machine.ms = 66;
    vi.advanceTimersByTime(60_000);
    pace.stop();
    expect(pace.during(0, 60_000)).toBe(1);
    expect(pace.during(60_001, 120_000)).toBeCloseTo(4);
  });

  it("is at least what was measured before the run, however short a step is", () => {
    const { pace } = aMachine(33);
    pace.stop();
    expect(pace.during(100, 200)).toBe(3);
  });
});
