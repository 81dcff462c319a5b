import { describe, expect, it, vi } from "vitest";
import type { FlushReport } from "../../replication/outbox/engine.ts";
import { flushUntilEmpty } from "../../sw/flush-until-empty.ts";

const atOnce = () => Promise.resolve();

function anEngine(...states: readonly FlushReport["state"][]) {
  const left = [...states];
  const flush = vi.fn<() => Promise<FlushReport>>(async () => ({ state: left.shift() ?? "waiting" }));
  return { flush, stop: vi.fn<() => void>() };
}

describe("a sync event", () => {
  it("is over when nothing waits [OFF-8]", async () => {
    const engine = anEngine("empty");
    await flushUntilEmpty(engine, atOnce);
    expect(engine.flush).toHaveBeenCalledOnce();
    expect(engine.stop).toHaveBeenCalledOnce();
  });

  it("waits for a page that is sending, and for a photo that waits for its report [OFF-2, OFF-8]", async () => {
    const engine = anEngine("busy", "waiting", "empty");
    await flushUntilEmpty(engine, atOnce);
    expect(engine.flush).toHaveBeenCalledTimes(3);
  });

  it("is over when the engine was stopped: what waits is for the next version [SEC-9, SW-8]", async () => {
    const engine = anEngine("waiting", "stopped");
    await flushUntilEmpty(engine, atOnce);
    expect(engine.flush).toHaveBeenCalledTimes(2);
  });

  it("fails when something still waits, so that the browser comes back [P1, OFF-5]", async () => {
    const engine = anEngine();
    await expect(flushUntilEmpty(engine, atOnce)).rejects.toThrow("still waits");
    expect(engine.stop).toHaveBeenCalledOnce();
  });
});
