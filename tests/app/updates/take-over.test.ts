import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { NETWORK_BUSY_MS_MAX, NETWORK_IDLE_MS } from "../../../src/clock/waits.ts";
import { waitForNetworkIdle } from "../../../src/app/updates/take-over.ts";
import type { FakeClock } from "../../support/fake-clock.ts";
import { takeClock } from "../../support/take-clock.ts";

let clock: FakeClock;
let answer: () => void;
const observe = vi.fn<(what: unknown) => void>();

beforeEach(() => {
  clock = takeClock();
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
    await clock.advance(NETWORK_IDLE_MS - 1);
    answer();
    await clock.advance(NETWORK_IDLE_MS - 1);
    expect(isIdle).not.toHaveBeenCalled();
    await clock.advance(1);
    expect(isIdle).toHaveBeenCalledOnce();
  });

  it("is not waited for longer than a minute [SW-15]", async () => {
    const isIdle = aPage();
    for (let passed = 0; passed < NETWORK_BUSY_MS_MAX; passed += NETWORK_IDLE_MS / 2) {
      expect(isIdle).not.toHaveBeenCalled();
      answer();
      await clock.advance(NETWORK_IDLE_MS / 2);
    }
    expect(isIdle).toHaveBeenCalledOnce();
  });
});
