import { MAP_DOCUMENTS, type MapNumbers, type MapRow, type PointsRow } from "./map.ts";
import { megabytes, milliseconds } from "./numbers.ts";
import type { PointsName } from "./page/points.tsx";
import { times, type Target } from "./targets.ts";

const UNKNOWN = Number.NaN;

/** What the map is asked with a large commune on it. */
export function mapTargets({ rows, points }: MapNumbers): readonly Target[] {
  const { full, ratio } = screensOf(rows);
  return [
    atMost("reload → interactive map, 20,000 reports ÷ none", { measured: ratio, max: 1.5, words: times }),
    atMost("reload → first pins of 20,000 reports", {
      measured: full.firstPinsMs ?? UNKNOWN,
      max: 1000,
      words: milliseconds,
    }),
    atMost("frames while dragging and zooming, 95 of 100", {
      measured: full.frameP95Ms,
      max: 33,
      words: milliseconds,
    }),
    atMost("main thread for 20,000 points, Parvis ÷ leaflet.markercluster", {
      measured: cpuOfPoints(points, "parvis") / cpuOfPoints(points, "markercluster"),
      max: 0.1,
      words: (value) => `${value.toFixed(3)} ×`,
    }),
    atMost("heap of the map's page with 20,000 reports", {
      measured: full.heapBytes,
      max: 120_000_000,
      words: megabytes,
    }),
  ];
}

function screensOf(rows: MapNumbers["rows"]): { readonly full: MapRow; readonly ratio: number } {
  const full = rows.find(({ over }) => over === "bench");
  const empty = rows.find(({ over }) => over === "empty");
  if (full === undefined || empty === undefined) throw new Error("A screen of the map was not measured.");
  return { full, ratio: full.interactiveMs / empty.interactiveMs };
}

/** A map that is looked at costs something without any point; that part is not the points'. */
function cpuOfPoints(points: MapNumbers["points"], name: PointsName): number {
  const cpu = (count: number): number =>
    cpuOf(points.find((row) => row.name === name && row.points === count));
  return cpu(MAP_DOCUMENTS) - cpu(0);
}

/** Giving the points to the map, and looking at them. */
function cpuOf(row: PointsRow | undefined): number {
  return row === undefined ? UNKNOWN : row.loadMs + row.lookMs;
}

interface Limit {
  readonly measured: number;
  readonly max: number;
  readonly words: (value: number) => string;
}

function atMost(says: string, { measured, max, words }: Limit): Target {
  return { says: `${says}, at most ${words(max)}`, measured, isMet: (value) => value <= max, words };
}
