import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SCROLL_MS } from "../../src/domain/limits/limits.ts";
import { scrollToTop } from "../../src/ui/scroll-to-top.ts";

beforeEach(() => {
  document.body.style.blockSize = "5000px";
  globalThis.scrollTo({ top: 1000, behavior: "instant" });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.style.blockSize = "";
});

describe("coming to the top of a new place", () => {
  it("takes 300 ms, no less [NAV-8]", async () => {
    const started = performance.now();
    scrollToTop(SCROLL_MS);
    expect(globalThis.scrollY).toBe(1000);
    await expect.poll(() => globalThis.scrollY).toBe(0);
    expect(SCROLL_MS).toBe(300);
    expect(performance.now() - started).toBeGreaterThan(200);
  });

  it("is immediate under prefers-reduced-motion [NAV-8]", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    scrollToTop(SCROLL_MS);
    expect(globalThis.scrollY).toBe(0);
  });

  it("ends when the person scrolls by themselves [NAV-8]", async () => {
    scrollToTop(SCROLL_MS);
    dispatchEvent(new WheelEvent("wheel"));
    await new Promise((drawn) => {
      requestAnimationFrame(() => requestAnimationFrame(drawn));
    });
    expect(globalThis.scrollY).toBe(1000);
  });
});
