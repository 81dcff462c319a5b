import { inBrowser } from "./browser.ts";
import type { Mixture } from "./kinds-documents.ts";
import { measureScreen } from "./map.ts";
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
  readonly letterMs: number;
  readonly firstPinsMs: number;
}

export type KindsNumbers = readonly [reports: KindsRow, together: KindsRow];

/** As many reports alone, and reports, ideas and activities together. @param inProfile gives each a browser of its own */
export async function measureKinds(
  site: string,
  inProfile: <T>(work: (profile: string) => Promise<T>) => Promise<T>,
): Promise<KindsNumbers> {
  return [
    await inProfile((profile) => measure(profile, site, "reports")),
    await inProfile((profile) => measure(profile, site, "together")),
  ];
}

async function measure(profile: string, site: string, mixture: Mixture): Promise<KindsRow> {
  console.log(`${mixture}, ${DOCUMENTS.toLocaleString("en")} documents…`);
  const asked = [mixture, DOCUMENTS] as const;
  await inBrowser(profile, site, (page) => page.evaluate(([of, count]) => bench.fillKinds(of, count), asked));
  const opens: number[] = [];
  for (let turn = 0; turn < COLD_OPENS; turn += 1)
    opens.push(await inBrowser(profile, site, (page) => page.evaluate((of) => bench.openKinds(of), mixture)));
  const letters = await inBrowser(profile, site, (page) =>
    page.evaluate(([of, count]) => bench.searchKinds(of, count), asked),
  );
  const screen = await inBrowser(profile, site, (page) =>
    measureScreen(page, `${site}map.html?over=${mixture}`, mixture),
  );
  return {
    mixture,
    openMs: median(opens),
    letterMs: median(letters),
    firstPinsMs: screen.firstPinsMs ?? Number.NaN,
  };
}

export function printKinds(rows: KindsNumbers): void {
  console.log(
    "\n| 20,000 documents | cold open + first rows | a letter of the search | reload → first pins |",
  );
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
    ratio("reload → first pins", ({ firstPinsMs }) => firstPinsMs),
  ];
}
