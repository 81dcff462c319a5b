import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import { useFreshness } from "../../../data/replica/use-freshness.ts";
import { categoryOf } from "../../../domain/anomaly/categories.ts";
import type { AnomalyView } from "../../../domain/anomaly/pending-overlay.ts";
import type { CityId } from "../../../domain/city/city.ts";
import { cityStatistics, type CityStatistics } from "../../../domain/statistics/city-statistics.ts";
import { momentWords } from "../../../i18n/date-words.ts";
import { numberWords } from "../../../i18n/measure-words.ts";
import { STATUS_WORDS } from "../../../i18n/status-words.ts";
import { cityMonthOf } from "../city-calendar.ts";
import styles from "../city.module.css";
import { BreakdownTable } from "./breakdown-table.tsx";
import { MonthsChart } from "./months-chart.tsx";
import { MonthsTable } from "./months-table.tsx";

interface StatisticsSectionProps {
  readonly cityId: CityId;
  readonly views: readonly AnomalyView[];
}

/** The commune's reports in numbers, counted here; nothing at all while there are none (CITY-14). */
export function StatisticsSection({ cityId, views }: StatisticsSectionProps) {
  const [now] = useState(Date.now);
  const statistics = useMemo(
    () =>
      cityStatistics(
        views.map(({ anomaly }) => anomaly),
        { now, monthOf: cityMonthOf },
      ),
    [views, now],
  );
  if (statistics === undefined) return null;
  return (
    <section className={styles.section} aria-labelledby="statistics">
      <h2 id="statistics">
        <Trans>Les signalements en chiffres</Trans>
      </h2>
      <Source cityId={cityId} now={now} />
      <Totals statistics={statistics} />
      <h3>
        <Trans>Sur douze mois</Trans>
      </h3>
      <MonthsChart months={statistics.months} />
      <MonthsTable months={statistics.months} />
      <Breakdowns statistics={statistics} />
    </section>
  );
}

/** Who counted, and how old what was counted is (P13). */
function Source({ cityId, now }: { readonly cityId: CityId; readonly now: number }) {
  const { i18n } = useLingui();
  const { at } = useFreshness(cityId);
  if (at === null) {
    return (
      <p className={styles.hint}>
        <Trans>Calculé sur cet appareil, à partir de ce qu’il connaît.</Trans>
      </p>
    );
  }
  const moment = momentWords(i18n, at, now);
  return (
    <p className={styles.hint}>
      <Trans>Calculé sur cet appareil. Données : {moment}.</Trans>
    </p>
  );
}

function Totals({ statistics: { total, open } }: { readonly statistics: CityStatistics }) {
  const { i18n } = useLingui();
  return (
    <dl className={styles.totals}>
      <div>
        <dt>
          <Trans>Signalements</Trans>
        </dt>
        <dd>{numberWords(i18n, total)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Encore ouverts</Trans>
        </dt>
        <dd>{numberWords(i18n, open)}</dd>
      </div>
    </dl>
  );
}

function Breakdowns({ statistics: { byStatus, byCategory } }: { readonly statistics: CityStatistics }) {
  const { t } = useLingui();
  return (
    <div className={styles.breakdowns}>
      <BreakdownTable
        caption={t`Par état`}
        head={t`État`}
        rows={byStatus.map(({ status, count }) => ({
          key: status,
          label: t(STATUS_WORDS[status].label),
          count,
        }))}
      />
      <BreakdownTable
        caption={t`Par catégorie`}
        head={t`Catégorie`}
        rows={byCategory.map(({ categoryId, count }) => ({
          key: categoryId,
          label: categoryOf(categoryId).label,
          count,
        }))}
      />
    </div>
  );
}
