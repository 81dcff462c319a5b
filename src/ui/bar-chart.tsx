import type { ReactNode } from "react";
import styles from "./bar-chart.module.css";

const AXIS_PX = 28;
const PLOT_PX = 360;
const PAIR_PX_MAX = 30;
/** Of its pair. */
const BAR_SHARE = 11 / 30;
const LABELS_MAX = 12;
const HEIGHT_PX = 150;
const ABOVE_PX = 16;
const LABEL_PX = 20;

export interface BarPair {
  readonly key: string;
  /** Below the pair. */
  readonly label: string;
  readonly first: number;
  readonly second: number;
  /** Above the first bar; empty for none. */
  readonly words: string;
}

interface BarChartProps {
  readonly pairs: readonly BarPair[];
  readonly legend: readonly [first: ReactNode, second: ReactNode];
  /** The axis reaches at least so far. */
  readonly least: number;
  readonly numberWords: (count: number) => string;
}

/** The drawing is silent for screen readers: a table beside it gives the same numbers. */
export function BarChart({ pairs, legend, least, numberWords }: BarChartProps) {
  const longest = Math.max(least, ...pairs.flatMap(({ first, second }) => [first, second]));
  const step = stepFor(longest);
  const top = step * Math.ceil(longest / step);
  const ticks = Array.from({ length: top / step + 1 }, (_, at) => at * step);
  const yOf = (count: number) => ABOVE_PX + HEIGHT_PX * (1 - count / top);
  const pairPx = Math.min(PAIR_PX_MAX, PLOT_PX / Math.max(1, pairs.length));
  const widthPx = AXIS_PX + pairs.length * pairPx;
  const labelEvery = Math.ceil(pairs.length / LABELS_MAX);
  return (
    <figure className={styles.chart}>
      <svg viewBox={`0 0 ${widthPx} ${ABOVE_PX + HEIGHT_PX + LABEL_PX}`} aria-hidden="true">
        {ticks.map((count) => (
          <g key={count}>
            <line
              className={count === 0 ? styles.ground : styles.line}
              x1={AXIS_PX}
              x2={widthPx}
              y1={yOf(count)}
              y2={yOf(count)}
            />
            <text className={styles.tick} x={AXIS_PX - 6} y={yOf(count) + 4}>
              {numberWords(count)}
            </text>
          </g>
        ))}
        {pairs.map((pair, index) => (
          <Bars
            key={pair.key}
            pair={index % labelEvery === 0 ? pair : { ...pair, label: "" }}
            xPx={AXIS_PX + index * pairPx}
            pairPx={pairPx}
            yOf={yOf}
          />
        ))}
      </svg>
      <figcaption className={styles.legend}>
        <span className={styles.firstKey}>{legend[0]}</span>
        <span className={styles.secondKey}>{legend[1]}</span>
      </figcaption>
    </figure>
  );
}

interface BarsProps {
  readonly pair: BarPair;
  readonly xPx: number;
  readonly pairPx: number;
  readonly yOf: (count: number) => number;
}

function Bars({ pair: { label, first, second, words }, xPx, pairPx, yOf }: BarsProps) {
  const barPx = pairPx * BAR_SHARE;
  const middlePx = xPx + pairPx / 2;
  const bar = (count: number) => ({ y: yOf(count), width: barPx, height: yOf(0) - yOf(count), rx: 2 });
  return (
    <>
      <rect className={styles.first} x={middlePx - barPx - 1} {...bar(first)} />
      <rect className={styles.second} x={middlePx + 1} {...bar(second)} />
      {words === "" ? null : (
        <text className={styles.value} x={middlePx - barPx / 2 - 1} y={yOf(first) - 4}>
          {words}
        </text>
      )}
      <text className={styles.label} x={middlePx} y={yOf(0) + LABEL_PX - 4}>
        {label}
      </text>
    </>
  );
}

/** Round steps, at most four of them. */
function stepFor(longest: number): number {
  const size = 10 ** Math.floor(Math.log10(longest));
  return (
    [size / 2, size, 2 * size, 5 * size].find((step) => Number.isInteger(step) && longest / step <= 4) ??
    10 * size
  );
}
