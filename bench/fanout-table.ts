import { milliseconds } from "./numbers.ts";

interface FanOut {
  readonly followers: number;
  readonly bareMs: number;
  /** Until everybody had a notification. */
  readonly toldMs: number;
  /** Until every device was rung whose service took it. */
  readonly rungMs: number;
  readonly told: number;
  readonly toldTwice: number;
  readonly rung: number;
  readonly rungTwice: number;
  /** Devices whose service put them off, once. */
  readonly busy: number;
  /** Pushes that wait for ever. */
  readonly left: number;
}

/** The emulator and the functions that ring share one processor with the telling: times are told, not judged. @returns whether everybody was told once and rung once */
export function printFanOut({ followers, bareMs, toldMs, rungMs, ...counts }: FanOut): boolean {
  const { told, toldTwice, rung, rungTwice, busy, left } = counts;
  const row = [
    followers.toLocaleString("en"),
    told,
    toldTwice,
    rung,
    rungTwice,
    busy,
    left,
    ...[toldMs, rungMs, bareMs].map(milliseconds),
    `${(toldMs / bareMs).toFixed(1)} ×`,
  ];
  console.log(
    "\n| followers | told | twice | rung | twice | put off once | left | told in | rung in | bare writes | told ÷ bare |",
  );
  console.log("|---|---|---|---|---|---|---|---|---|---|---|");
  console.log(`| ${row.join(" | ")} |`);
  const isWhole = told === followers && rung === followers;
  return isWhole && toldTwice + rungTwice + left === 0;
}
