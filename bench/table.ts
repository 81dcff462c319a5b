import type { MapNumbers } from "./map.ts";
import type { ContenderName } from "./page/main.ts";
import type { ScreenName } from "./page/screen.tsx";
import { megabytes, milliseconds } from "./numbers.ts";

export interface Row {
  readonly size: number;
  readonly name: ContenderName;
  readonly firstPull: number;
  readonly coldList: number;
  readonly update: number;
  readonly updateP95: number;
}

export interface Sending {
  readonly screen: ScreenName;
  readonly size: number;
  readonly median: number;
  readonly p95: number;
}

/** Milliseconds of the main thread. */
export interface OverlayNumbers {
  readonly size: number;
  readonly median: number;
  readonly p95: number;
  readonly floor: number;
}

/** Milliseconds of the main thread. */
export interface Search {
  readonly communes: number;
  readonly letters: number;
  readonly first: number;
  readonly median: number;
  readonly p95: number;
}

export function printOverlay({ size, median, p95, floor }: OverlayNumbers): void {
  console.log(
    "\n| reports | a command kept → all views (median) | p95 | one look at each (floor) | ÷ floor |",
  );
  console.log("|---|---|---|---|---|");
  const ratio = `${(median / floor).toFixed(1)} ×`;
  console.log(
    `| ${[size.toLocaleString("en"), ...[median, p95, floor].map(milliseconds), ratio].join(" | ")} |`,
  );
}

export function printSearch({ communes, letters, first, ...rest }: Search): void {
  console.log("\n| communes | letters typed | first search of a page | one letter (median) | p95 |");
  console.log("|---|---|---|---|---|");
  const counts = [communes, letters].map((count) => count.toLocaleString("en"));
  console.log(`| ${[...counts, ...[first, rest.median, rest.p95].map(milliseconds)].join(" | ")} |`);
}

export function printRows(measured: readonly Row[]): void {
  console.log(
    "\n| documents | store | first pull | cold open + first list of 50 | update → screen (median) | p95 | list ÷ floor |",
  );
  console.log("|---|---|---|---|---|---|---|");
  for (const row of measured) {
    const base = measured.find(({ size, name }) => size === row.size && name === "floor");
    const ratio = base === undefined ? "" : `${(row.coldList / base.coldList).toFixed(1)} ×`;
    const times = [row.firstPull, row.coldList, row.update, row.updateP95].map(milliseconds);
    console.log(`| ${[row.size.toLocaleString("en"), row.name, ...times, ratio].join(" | ")} |`);
  }
}

export function printSendings(measured: readonly Sending[]): void {
  console.log("\n| documents | screen | « Envoyer » → card in the frame (median) | p95 |");
  console.log("|---|---|---|---|");
  for (const { size, screen, median, p95 } of measured)
    console.log(
      `| ${size.toLocaleString("en")} | ${screen} | ${milliseconds(median)} | ${milliseconds(p95)} |`,
    );
}

export function printMap({ rows, points, load }: MapNumbers): void {
  console.log(
    "\n| map over | reload → interactive (median) | reload → first pins (median) | frames, p95 | heap |",
  );
  console.log("|---|---|---|---|---|");
  for (const { over, interactiveMs, firstPinsMs, frameP95Ms, heapBytes } of rows) {
    const pins = firstPinsMs === undefined ? "" : milliseconds(firstPinsMs);
    const cells = [over, milliseconds(interactiveMs), pins, milliseconds(frameP95Ms), megabytes(heapBytes)];
    console.log(`| ${cells.join(" | ")} |`);
  }
  console.log("\n| points | map | main thread: points given and shown | eight views of them |");
  console.log("|---|---|---|---|");
  for (const { name, points: count, loadMs, lookMs } of points)
    console.log(
      `| ${[count.toLocaleString("en"), name, milliseconds(loadMs), milliseconds(lookMs)].join(" | ")} |`,
    );
  console.log(`\nProcesses that wanted a processor: ${load.map((one) => one.toFixed(1)).join(", then ")}.`);
}
