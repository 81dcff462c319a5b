import type { Page } from "@playwright/test";
import { HOUR_MS } from "../../../src/domain/basics/instant.ts";

/** The page's own event, which only a journey sends. */
const LATER = "journey:later";

/**
 * Lets time pass for the app alone: its clock is put forward, and what it set for every hour rings. Nothing else of the
 * page rings. To be called before the first page is opened.
 */
export async function aClockOfItsOwn(page: Page): Promise<void> {
  await page.addInitScript(
    ([later, hour]) => {
      const [now, setTimeout] = [Date.now.bind(Date), globalThis.setTimeout];
      const hourly = new Set<() => void>();
      let aheadMs = 0;
      Date.now = () => now() + aheadMs;
      Object.assign(globalThis, {
        setTimeout: (ring: () => void, ms?: number) => {
          if (ms === hour) hourly.add(ring);
          return setTimeout(ring, ms);
        },
      });
      addEventListener(later, (event) => {
        const { detail: passedMs } = event as CustomEvent<number>;
        aheadMs += passedMs;
        if (passedMs < hour) return;
        const due = [...hourly];
        // Each sets its next one when it rings.
        hourly.clear();
        for (const ring of due) ring();
      });
    },
    [LATER, HOUR_MS] as const,
  );
}

export async function letPass(page: Page, passedMs: number): Promise<void> {
  await page.evaluate(([later, detail]) => dispatchEvent(new CustomEvent(later, { detail })), [
    LATER,
    passedMs,
  ] as const);
}
