import type { Page } from "@playwright/test";
import { inBrowser } from "./browser.ts";
import type { Mixture } from "./kinds-documents.ts";
import { median, milliseconds } from "./numbers.ts";
import { times, type Target } from "./targets.ts";

const DOCUMENTS = 20_000;
const COLD_OPENS = 7;
const RATIO_MAX = 1.3;

/** Milliseconds. */
interface KindsRow {
  readonly mixture: Mixture;
  /** Open, and the first rows of each of its lists. */
  readonly openMs: number;
  /** The mean: one letter takes less than the browser's clock counts in. */
  readonly letterMs: number;
  readonly firstPinsMs: number;
}

export type KindsNumbers = readonly [reports: KindsRow, together: KindsRow];

interface Side {
  readonly mixture: Mixture;
  readonly profile: string;
  readonly opens: number[];
  readonly firstPins: number[];
}

/** As many reports alone, and reports, ideas and activities together. @param inProfile gives each a browser of its own */
export function measureKinds(
  site: string,
  inProfile: <T>(work: (profile: string) => Promise<T>) => Promise<T>,
): Promise<KindsNumbers> {
  return inProfile((one) =>
    inProfile(async (other) => {
      const [reports, together] = [await filled(site, "reports", one), await filled(site, "together", other)];
      // By turns: what else the machine does lengthens both.
      for (let turn = 0; turn < COLD_OPENS; turn += 1) {
        await open(site, reports);
        await open(site, together);
      }
      return [await rowOf(site, reports), await rowOf(site, together)] as const;
    }),
  );
}

async function filled(site: string, mixture: Mixture, profile: string): Promise<Side> {
  console.log(`${mixture}, ${DOCUMENTS.toLocaleString("en")} documents…`);
  await inBrowser(profile, site, async (page) => {
    await page.evaluate(([of, count]) => bench.fillKinds(of, count), [mixture, DOCUMENTS] as const);
    await goToMap(page, site, mixture);
    await page.evaluate(() => benchMap.bringCity());
  });
  return { mixture, profile, opens: [], firstPins: [] };
}

/** Each in a browser that was just started. */
async function open(site: string, { mixture, profile, opens, firstPins }: Side): Promise<void> {
  opens.push(await inBrowser(profile, site, (page) => page.evaluate((of) => bench.openKinds(of), mixture)));
  await inBrowser(profile, site, async (page) => {
    await goToMap(page, site, mixture);
    firstPins.push(await page.evaluate(() => benchMap.firstPins));
  });
}

async function goToMap(page: Page, site: string, mixture: Mixture): Promise<void> {
  await page.goto(`${site}map.html?over=${mixture}`);
  await page.waitForFunction(() => "benchMap" in globalThis);
}

async function rowOf(site: string, { mixture, profile, opens, firstPins }: Side): Promise<KindsRow> {
  const asked = [mixture, DOCUMENTS] as const;
  const letters = await inBrowser(profile, site, (page) =>
    page.evaluate(([of, count]) => bench.searchKinds(of, count), asked),
  );
  return {
    mixture,
    openMs: median(opens),
    letterMs: letters.reduce((sum, ms) => sum + ms, 0) / letters.length,
    firstPinsMs: median(firstPins),
  };
}

export function printKinds(rows: KindsNumbers): void {
  console.log("\n| 20,000 documents | cold open + first rows | a letter of the search | map → first pins |");
  console.log("|---|---|---|---|");
  for (const { mixture, openMs, letterMs, firstPinsMs } of rows)
    console.log(`| ${[mixture, ...[openMs, letterMs, firstPinsMs].map(milliseconds)].join(" | ")} |`);
}

export function kindsTargets([reports, together]: KindsNumbers): readonly Target[] {
  const ratio = (says: string, of: (row: KindsRow) => number): Target => ({
    says: `${says}, three kinds of content ÷ reports alone, at most ${RATIO_MAX} ×`,
    measured: of(together) / of(reports),
    isMet: (value) => value <= RATIO_MAX,
    words: times,
  });
  return [
    ratio("cold open + first rows", ({ openMs }) => openMs),
    ratio("a letter typed → found", ({ letterMs }) => letterMs),
    ratio("map → first pins", ({ firstPinsMs }) => firstPinsMs),
  ];
}
