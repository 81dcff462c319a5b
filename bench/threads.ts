import type { Page } from "@playwright/test";
import { inBrowser } from "./browser.ts";
import { median, milliseconds, quantile } from "./numbers.ts";
import { processorMs } from "./processor.ts";
import { times, type Target } from "./targets.ts";

const SHORT = 20;
const LONG = 2000;
const TURNS = 9;
const SCROLLS = 60;
const SCROLL_PX = 600;

export interface ThreadNumbers {
  readonly shortMs: number;
  readonly longMs: number;
  /** All of the long one on the page: what each step of a wheel costs the main thread. */
  readonly scrollP95Ms: number;
}

/** A discussion of 2,000 messages beside one of 20, opened in turns. */
export async function measureThreads(profile: string, site: string): Promise<ThreadNumbers> {
  console.log(`discussions of ${SHORT} and ${LONG.toLocaleString("en")} messages…`);
  return inBrowser(profile, site, async (page) => {
    for (const count of [SHORT, LONG]) {
      await open(page, site, count);
      await page.evaluate(() => benchThread.fill());
    }
    const opened: Record<number, number[]> = { [SHORT]: [], [LONG]: [] };
    for (let turn = 0; turn < TURNS; turn += 1) {
      for (const count of [SHORT, LONG]) {
        await open(page, site, count);
        opened[count]?.push(await page.evaluate(() => benchThread.opened));
      }
    }
    await showAll(page);
    return {
      shortMs: median(opened[SHORT] ?? []),
      longMs: median(opened[LONG] ?? []),
      scrollP95Ms: quantile(await scrolled(page), 0.95),
    };
  });
}

async function open(page: Page, site: string, count: number): Promise<void> {
  await page.goto(`${site}threads.html?messages=${count}`);
  await page.waitForFunction(() => "benchThread" in globalThis);
}

async function showAll(page: Page): Promise<void> {
  const before = page.getByRole("button", { name: /^Afficher/u });
  while ((await before.count()) > 0) {
    const shown = await page.evaluate(() => benchThread.shown());
    await before.click();
    await page.waitForFunction((count) => benchThread.shown() > count, shown);
  }
}

/** Up through the discussion, a step of the wheel at a time. */
async function scrolled(page: Page): Promise<readonly number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.mouse.move(400, 400);
  const steps: number[] = [];
  for (let step = 0; step < SCROLLS; step += 1) {
    steps.push(
      await processorMs(session, async () => {
        await page.mouse.wheel(0, SCROLL_PX);
        await page.evaluate(() => benchThread.frame());
      }),
    );
  }
  return steps;
}

export function printThreads({ shortMs, longMs, scrollP95Ms }: ThreadNumbers): void {
  console.log(
    "\n| messages | page → last message (median) | ÷ 20 messages | one step of a wheel, p95 of the main thread |",
  );
  console.log("|---|---|---|---|");
  console.log(`| ${SHORT} | ${milliseconds(shortMs)} | 1.0 × | |`);
  const long = [milliseconds(longMs), times(longMs / shortMs), milliseconds(scrollP95Ms)];
  console.log(`| ${[LONG.toLocaleString("en"), ...long].join(" | ")} |`);
}

export function threadTargets({ shortMs, longMs, scrollP95Ms }: ThreadNumbers): readonly Target[] {
  return [
    {
      says: "a discussion of 2,000 messages opened ÷ one of 20, at most 1.3 ×",
      measured: longMs / shortMs,
      isMet: (value) => value <= 1.3,
      words: (value) => `${value.toFixed(2)} ×`,
    },
    {
      says: "a step of a wheel through 2,000 messages, 95 of 100 within 17 ms of main thread",
      measured: scrollP95Ms,
      isMet: (value) => value <= 17,
      words: milliseconds,
    },
  ];
}
