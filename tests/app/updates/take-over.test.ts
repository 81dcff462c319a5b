import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MINUTE_MS } from "../../../src/domain/basics/instant.ts";
import { NETWORK_IDLE_MS, waitForNetworkIdle } from "../../../src/app/updates/take-over.ts";

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

/** A page whose network becomes idle, or not. */
function aPage() {
  const isIdle = vi.fn<() => void>();
  void waitForNetworkIdle().then(isIdle);
  return isIdle;
}

describe("a page that a new version waits for", () => {
  it("is idle when nothing was answered for a while [SW-15]", async () => {
    const isIdle = aPage();
    expect(observe).toHaveBeenLastCalledWith({ type: "resource" });
    await vi.advanceTimersByTimeAsync(NETWORK_IDLE_MS - 1);
    answer();
    await vi.advanceTimersByTimeAsync(NETWORK_IDLE_MS - 1);
    expect(isIdle).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(isIdle).toHaveBeenCalledOnce();
  });

  it("is not waited for longer than a minute [SW-15]", async () => {
    const isIdle = aPage();
    for (let passed = 0; passed < MINUTE_MS; passed += NETWORK_IDLE_MS / 2) {
      expect(isIdle).not.toHaveBeenCalled();
      answer();
      await vi.advanceTimersByTimeAsync(NETWORK_IDLE_MS / 2);
    }
    expect(isIdle).toHaveBeenCalledOnce();
  });
});
