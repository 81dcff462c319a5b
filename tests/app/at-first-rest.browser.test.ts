import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { atFirstRest } from "../../src/app/session/at-first-rest.ts";
import { FIRST_REST_MS, LOADED_MS_MAX } from "../../src/clock/waits.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("what a newcomer's first page does not need", () => {
  it("waits until the page has rested, and begins once [AUTH-1]", async () => {
    const begin = vi.fn<() => void>();
    atFirstRest(begin);
    await vi.advanceTimersByTimeAsync(FIRST_REST_MS - 1);
    expect(begin).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    dispatchEvent(new PointerEvent("pointerdown"));
    expect(begin).toHaveBeenCalledTimes(1);
  });

  it.each(["pointerdown", "keydown", "offline"])(
    "begins at once with %s, and not again [AUTH-1, P5]",
    async (sign) => {
      const begin = vi.fn<() => void>();
      atFirstRest(begin);
      dispatchEvent(new Event(sign));
      await vi.advanceTimersByTimeAsync(2 * FIRST_REST_MS);
      expect(begin).toHaveBeenCalledTimes(1);
    },
  );

  it("does not wait for a picture that hangs [AUTH-1, P13]", async () => {
    const readyState = vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
    const begin = vi.fn<() => void>();
    atFirstRest(begin);
    await vi.advanceTimersByTimeAsync(LOADED_MS_MAX);
    expect(begin).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(FIRST_REST_MS);
    expect(begin).toHaveBeenCalledTimes(1);
    readyState.mockRestore();
  });

  it("does not wait without network [P5]", () => {
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const begin = vi.fn<() => void>();
    atFirstRest(begin);
    expect(begin).toHaveBeenCalledTimes(1);
    onLine.mockRestore();
  });
});
