import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MINUTE_MS } from "../../../src/domain/basics/instant.ts";
import { REST_MS, untilAtRest } from "../../../src/app/updates/wait-for-network-idle.ts";

let answer: () => void;
const observe = vi.fn<(what: unknown) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      readonly observe = observe;
      readonly disconnect = vi.fn<() => void>();

      constructor(onEntries: () => void) {
        answer = onEntries;
      }
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page that comes to rest, or not. */
function aPage() {
  const isAtRest = vi.fn<() => void>();
  void untilAtRest().then(isAtRest);
  return isAtRest;
}

describe("a page that a new version waits for", () => {
  it("is at rest when nothing was answered for a while [SW-15]", async () => {
    const isAtRest = aPage();
    expect(observe).toHaveBeenLastCalledWith({ type: "resource" });
    await vi.advanceTimersByTimeAsync(REST_MS - 1);
    answer();
    await vi.advanceTimersByTimeAsync(REST_MS - 1);
    expect(isAtRest).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(isAtRest).toHaveBeenCalledOnce();
  });

  it("is not waited for longer than a minute [SW-15]", async () => {
    const isAtRest = aPage();
    for (let passed = 0; passed < MINUTE_MS; passed += REST_MS / 2) {
      expect(isAtRest).not.toHaveBeenCalled();
      answer();
      await vi.advanceTimersByTimeAsync(REST_MS / 2);
    }
    expect(isAtRest).toHaveBeenCalledOnce();
  });
});
