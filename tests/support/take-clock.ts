import { onTestFinished, vi } from "vitest";
import { systemClock } from "../../src/clock/system-clock.ts";
import { fakeClock, type FakeClock } from "./fake-clock.ts";

/** Until the test ends, the app's own waits pass when the test says so; timers of packages and of the browser do not notice. */
export function takeClock(): FakeClock {
  const clock = fakeClock(Date.now());
  const taken = [
    vi.spyOn(systemClock, "now").mockImplementation(clock.now),
    vi.spyOn(systemClock, "after").mockImplementation(clock.after),
  ];
  onTestFinished(() => taken.forEach((spy) => spy.mockRestore()));
  return clock;
}
