import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { SaidStatistics } from "../../../domain/statistics/parse-statistics.ts";
import { NumberTable } from "../../../ui/number-table.tsx";
import styles from "../city.module.css";
import { AnswersTable, Breakdowns } from "./breakdowns.tsx";
import { LifeTable } from "./life-table.tsx";
import { ModerationTable } from "./moderation-table.tsx";
import { MonthsChart } from "./months-chart.tsx";
import { MonthsTable } from "./months-table.tsx";
import { useReportFacts, type ReportFact } from "./report-facts.tsx";
import { Totals } from "./totals.tsx";

interface StatisticsProps {
  readonly statistics: SaidStatistics;
  readonly source: ReactNode;
}

/** What is read at a glance: four figures, and the year as a drawing. */
export function StatisticsAtAGlance({ statistics, source }: StatisticsProps) {
  const { months } = statistics;
  const { first } = useReportFacts(statistics);
  if (!isAtAGlance(first, statistics)) return null;
  return (
    <>
      <div className={styles.glance}>
        <Totals facts={first} />
        {months === undefined ? null : (
          <div className={styles.section}>
            <h3>
              <Trans>Sur douze mois</Trans>
            </h3>
            <MonthsChart months={months} />
          </div>
        )}
      </div>
      <p className={styles.hint}>{source}</p>
    </>
  );
}

function isAtAGlance(first: readonly ReportFact[], { months }: SaidStatistics): boolean {
  return first.length > 0 || months !== undefined;
}

/** Every number, for who looks for one; who counted them is said once. */
export function StatisticsTables({ statistics, source }: StatisticsProps) {
  const { months } = statistics;
  const { first, others } = useReportFacts(statistics);
  if (Object.keys(statistics).length === 0) return null;
  return (
    <div className={styles.section}>
      {isAtAGlance(first, statistics) ? null : <p className={styles.hint}>{source}</p>}
      <div className={styles.breakdowns}>
        <Breakdowns statistics={statistics} />
        <div className={styles.section}>
          <OtherFacts facts={others} />
          <AnswersTable statistics={statistics} />
        </div>
        {months === undefined ? null : <MonthsTable months={months} />}
        <LifeTable figures={statistics} />
        <ModerationTable figures={statistics} />
      </div>
    </div>
  );
}

function OtherFacts({ facts }: { readonly facts: readonly ReportFact[] }) {
  const { t } = useLingui();
  if (facts.length === 0) return null;
  return (
    <NumberTable
      caption={t`Anomalies en détail`}
      head={t`Mesure`}
      columns={[t`Nombre`]}
      rows={facts.map(({ name, words }) => ({ key: name, label: name, numbers: [words] }))}
    />
  );
}
