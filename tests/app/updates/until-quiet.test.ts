import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MINUTE_MS } from "../../../src/domain/basics/instant.ts";
import { QUIET_MS, untilQuiet } from "../../../src/app/updates/until-quiet.ts";

let answer: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      readonly observe = vi.fn<() => void>();
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
  const isQuiet = vi.fn<() => void>();
  void untilQuiet().then(isQuiet);
  return isQuiet;
}

describe("a page that a new version waits for", () => {
  it("is at rest when nothing was answered for a while [SW-15]", async () => {
    const isQuiet = aPage();
    await vi.advanceTimersByTimeAsync(QUIET_MS - 1);
    answer();
    await vi.advanceTimersByTimeAsync(QUIET_MS - 1);
    expect(isQuiet).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(isQuiet).toHaveBeenCalledOnce();
  });

  it("is not waited for longer than a minute [SW-15]", async () => {
    const isQuiet = aPage();
    for (let passed = 0; passed < MINUTE_MS; passed += QUIET_MS / 2) {
      expect(isQuiet).not.toHaveBeenCalled();
      answer();
      await vi.advanceTimersByTimeAsync(QUIET_MS / 2);
    }
    expect(isQuiet).toHaveBeenCalledOnce();
  });
});
