import { Trans, useLingui } from "@lingui/react/macro";
import { STATISTICS_GROUP_MIN } from "../../../domain/limits/limits.ts";
import type { MonthStatistics } from "../../../domain/statistics/city-statistics.ts";
import { barLengthOf, maskedCount } from "../../../domain/statistics/small-groups.ts";
import { monthWords } from "./month-words.ts";
import styles from "./months-chart.module.css";

const MONTH_PX = 40;
const BAR_PX = 14;
const HEIGHT_PX = 140;
const LABEL_PX = 20;

/** The drawing is silent for screen readers: the table below gives the same numbers. */
export function MonthsChart({ months }: { readonly months: readonly MonthStatistics[] }) {
  const lengths = months.flatMap(({ created, resolved }) => [created, resolved].map(lengthOf));
  const longest = Math.max(STATISTICS_GROUP_MIN, ...lengths);
  const widthPx = months.length * MONTH_PX;
  return (
    <figure className={styles.chart}>
      <svg viewBox={`0 0 ${widthPx} ${HEIGHT_PX + LABEL_PX}`} aria-hidden="true">
        {months.map((month, index) => (
          <MonthBars key={month.month} month={month} xPx={index * MONTH_PX} longest={longest} />
        ))}
        <line className={styles.ground} x1={0} x2={widthPx} y1={HEIGHT_PX} y2={HEIGHT_PX} />
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
  readonly month: MonthStatistics;
  readonly xPx: number;
  readonly longest: number;
}

function MonthBars({ month: { month, created, resolved }, xPx, longest }: MonthBarsProps) {
  const { i18n } = useLingui();
  const heightOf = (count: number) => (lengthOf(count) / longest) * HEIGHT_PX;
  const bar = (count: number) => ({
    y: HEIGHT_PX - heightOf(count),
    width: BAR_PX,
    height: heightOf(count),
    rx: 2,
  });
  const middlePx = xPx + MONTH_PX / 2;
  return (
    <>
      <rect className={styles.created} x={middlePx - BAR_PX - 1} {...bar(created)} />
      <rect className={styles.resolved} x={middlePx + 1} {...bar(resolved)} />
      <text className={styles.label} x={middlePx} y={HEIGHT_PX + LABEL_PX - 5}>
        {monthWords(i18n.locale, month, "narrow")}
      </text>
    </>
  );
}

function lengthOf(count: number): number {
  return barLengthOf(maskedCount(count));
}
