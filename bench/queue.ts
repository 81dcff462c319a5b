import { inBrowser } from "./browser.ts";
import { median, milliseconds } from "./numbers.ts";
import type { ScreenName } from "./page/screen.tsx";
import { times, type Target } from "./targets.ts";

const WAITING = 2_000;
const OPENINGS = 7;
const LIST_TIMES_MAX = 1.3;

interface QueueNumbers {
  readonly listMs: number;
  readonly queueMs: number;
}

/** From nothing to the first rows, in a browser of its own each time: what moderators have to do, and the list of the same reports. */
export async function measureQueue(profile: string, url: string): Promise<QueueNumbers> {
  console.log("what moderators have to do, beside the list of reports…");
  await inBrowser(profile, url, (page) =>
    page.evaluate((count) => bench.firstPull("parvis", count), WAITING),
  );
  const opened: Record<"ListAnomalies" | "Threads", number[]> = { ListAnomalies: [], Threads: [] };
  for (let turn = 0; turn < OPENINGS; turn += 1)
    for (const screen of ["ListAnomalies", "Threads"] as const satisfies readonly ScreenName[])
      opened[screen].push(
        await inBrowser(profile, url, (page) => page.evaluate((name) => bench.opening(name), screen)),
      );
  return { listMs: median(opened.ListAnomalies), queueMs: median(opened.Threads) };
}

export function printQueue({ listMs, queueMs }: QueueNumbers): void {
  console.log("\n| reports | first rows of the list (median) | first rows of « À traiter » | ÷ list |");
  console.log("|---|---|---|---|");
  const cells = [milliseconds(listMs), milliseconds(queueMs), times(queueMs / listMs)];
  console.log(`| ${[WAITING.toLocaleString("en"), ...cells].join(" | ")} |`);
}

export function queueOpened({ listMs, queueMs }: QueueNumbers): Target {
  return {
    says: `« À traiter » with 2,000 contents ÷ the list of reports, at most ${LIST_TIMES_MAX} ×`,
    measured: queueMs / listMs,
    isMet: (value) => value <= LIST_TIMES_MAX,
    words: times,
  };
}
