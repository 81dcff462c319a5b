import { describe, expect, it, vi } from "vitest";
import type { FlushReport } from "../../replication/outbox/engine.ts";
import { WORKER_PAUSE_MS } from "../../src/clock/waits.ts";
import { MINUTE_MS } from "../../src/domain/basics/instant.ts";
import { flushUntilEmpty } from "../../sw/flush-until-empty.ts";
import { fakeClock } from "../support/fake-clock.ts";

/** Longer than all its pauses together. */
const LONG_MS = MINUTE_MS;

function anEngine(...states: readonly FlushReport["state"][]) {
  const left = [...states];
  const flush = vi.fn<() => Promise<FlushReport>>(async () => ({ state: left.shift() ?? "waiting" }));
  return { flush, stop: vi.fn<() => void>() };
}

describe("a sync event", () => {
  it("is over when nothing waits [OFF-8]", async () => {
    const engine = anEngine("empty");
    await flushUntilEmpty(engine, fakeClock());
    expect(engine.flush).toHaveBeenCalledOnce();
    expect(engine.stop).toHaveBeenCalledOnce();
  });

  it("waits for a page that is sending, and for a photo that waits for its report [OFF-2, OFF-8]", async () => {
    const engine = anEngine("busy", "waiting", "empty");
    const clock = fakeClock();
    const over = flushUntilEmpty(engine, clock);
    await clock.advance(WORKER_PAUSE_MS - 1);
    expect(engine.flush).toHaveBeenCalledTimes(1);
    await clock.advance(LONG_MS);
    await over;
    expect(engine.flush).toHaveBeenCalledTimes(3);
  });

  it("is over when the engine was stopped: what waits is for the next version [SEC-9, SW-8]", async () => {
    const engine = anEngine("waiting", "stopped");
    const clock = fakeClock();
    const over = flushUntilEmpty(engine, clock);
    await clock.advance(LONG_MS);
    await over;
    expect(engine.flush).toHaveBeenCalledTimes(2);
  });

  it("fails when something still waits, so that the browser comes back [P1, OFF-5]", async () => {
    const engine = anEngine();
    const clock = fakeClock();
    const over = flushUntilEmpty(engine, clock).catch(String);
    await clock.advance(LONG_MS);
    expect(await over).toContain("still waits");
    // A wake-up is short: the rest is for the next one.
    expect(engine.flush).toHaveBeenCalledTimes(5);
    expect(engine.stop).toHaveBeenCalledOnce();
  });
});
