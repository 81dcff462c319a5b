import { inBrowser } from "./browser.ts";
import { median, milliseconds, quantile } from "./numbers.ts";
import type { Target } from "./targets.ts";

const TEXTS = 20_000;

interface TextSearch {
  readonly letters: number;
  readonly built: number;
  readonly median: number;
  readonly p95: number;
}

/** What the search worker does for one more letter, in a commune of 20,000 contents. */
export async function measureTexts(profile: string, url: string): Promise<TextSearch> {
  console.log("the search of a commune's contents…");
  const { builtMs, lettersMs } = await inBrowser(profile, url, (page) =>
    page.evaluate((count) => bench.textSearches(count), TEXTS),
  );
  return {
    letters: lettersMs.length,
    built: builtMs,
    median: median(lettersMs),
    p95: quantile(lettersMs, 0.95),
  };
}

export function printTexts({ letters, built, ...rest }: TextSearch): void {
  console.log("\n| contents | letters typed | index built | one letter (median) | p95 |");
  console.log("|---|---|---|---|---|");
  const counts = [TEXTS, letters].map((count) => count.toLocaleString("en"));
  console.log(`| ${[...counts, ...[built, rest.median, rest.p95].map(milliseconds)].join(" | ")} |`);
}

export function textsFound(measured: number, maxMs = 50): Target {
  return {
    says: `a letter typed → found among 20,000 contents, 95 of 100 within ${maxMs} ms`,
    measured,
    isMet: (value) => value <= maxMs,
    words: milliseconds,
  };
}
