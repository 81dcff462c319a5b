import { Trans, useLingui } from "@lingui/react/macro";
import { STATISTICS_GROUP_MIN } from "../../../domain/limits/limits.ts";
import type { MaskedMonth } from "../../../domain/statistics/masked-statistics.ts";
import { barLengthOf, type MaskedCount } from "../../../domain/statistics/small-groups.ts";
import { numberWords } from "../../../i18n/measure-words.ts";
import { monthWords } from "./month-words.ts";
import styles from "./months-chart.module.css";

const AXIS_PX = 28;
const MONTH_PX = 30;
const BAR_PX = 11;
const HEIGHT_PX = 150;
const ABOVE_PX = 16;
const LABEL_PX = 20;

/** The drawing is silent for screen readers: the table below gives the same numbers. */
export function MonthsChart({ months }: { readonly months: readonly MaskedMonth[] }) {
  const { i18n } = useLingui();
  const lengths = months.flatMap(({ created, resolved }) => [created, resolved].map(barLengthOf));
  const step = stepFor(Math.max(STATISTICS_GROUP_MIN, ...lengths));
  const top = step * Math.ceil(Math.max(STATISTICS_GROUP_MIN, ...lengths) / step);
  const ticks = Array.from({ length: top / step + 1 }, (_, at) => at * step);
  const yOf = (count: number) => ABOVE_PX + HEIGHT_PX * (1 - count / top);
  const widthPx = AXIS_PX + months.length * MONTH_PX;
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
              {numberWords(i18n, count)}
            </text>
          </g>
        ))}
        {months.map((month, index) => (
          <MonthBars key={month.month} month={month} xPx={AXIS_PX + index * MONTH_PX} yOf={yOf} />
        ))}
      </svg>
      <figcaption className={styles.legend}>
        <span className={styles.createdKey}>
          <Trans>Reçus</Trans>
        </span>
        <span className={styles.resolvedKey}>
          <Trans>Résolus</Trans>
        </span>
      </figcaption>
    </figure>
  );
}

interface MonthBarsProps {
  readonly month: MaskedMonth;
  readonly xPx: number;
  readonly yOf: (count: number) => number;
}

function MonthBars({ month: { month, created, resolved }, xPx, yOf }: MonthBarsProps) {
  const { i18n } = useLingui();
  const bar = (count: MaskedCount) => {
    const y = yOf(barLengthOf(count));
    return { y, width: BAR_PX, height: yOf(0) - y, rx: 2 };
  };
  const middlePx = xPx + MONTH_PX / 2;
  return (
    <>
      <rect className={styles.created} x={middlePx - BAR_PX - 1} {...bar(created)} />
      <rect className={styles.resolved} x={middlePx + 1} {...bar(resolved)} />
      {created === "few" || created === 0 ? null : (
        <text className={styles.value} x={middlePx - BAR_PX / 2 - 1} y={yOf(created) - 4}>
          {numberWords(i18n, created)}
        </text>
      )}
      <text className={styles.label} x={middlePx} y={yOf(0) + LABEL_PX - 4}>
        {monthWords(i18n.locale, month, "narrow")}
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
