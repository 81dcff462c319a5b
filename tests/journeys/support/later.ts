import type { Page } from "@playwright/test";
import { OUTBOX_CHANNEL } from "../../../src/data/device/request-flush.ts";
import { HOUR_MS } from "../../../src/domain/basics/instant.ts";
import { UNDO_MS } from "../../../src/domain/limits/limits.ts";
import { untilAllSent } from "./outbox.ts";

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

/**
 * What this person decided can be taken back no longer: it leaves at once. Their device's clock is put forward, the outbox is looked
 * at as when another page of theirs asks for it, and the clock is put right again. For journeys whose subject is not that a decision
 * may be taken back: that it leaves by itself is told in 53.
 */
export async function letUndoPass(page: Page): Promise<void> {
  await untilSomethingWaits(page);
  await putClock(page, UNDO_MS);
  await page.evaluate((name) => {
    const channel = new BroadcastChannel(name);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast stays within the origin
    channel.postMessage("flush");
    channel.close();
  }, OUTBOX_CHANNEL);
  await untilAllSent(page);
  await putClock(page, -UNDO_MS);
}

/** Or until it has left by itself, where the machine stood still for as long: what comes of it is for the journey to ask. */
async function untilSomethingWaits(page: Page): Promise<void> {
  const waits = page.getByRole("button", { name: /^(?!Tout est envoyé).*ouvrir les envois/u });
  await waits.waitFor({ timeout: UNDO_MS }).catch(() => undefined);
}

async function putClock(page: Page, byMs: number): Promise<void> {
  await page.evaluate((ms) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + ms;
  }, byMs);
}
