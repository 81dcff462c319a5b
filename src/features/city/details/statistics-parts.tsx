import { Trans, useLingui } from "@lingui/react/macro";
import { Table } from "lucide-react";
import type { ReactNode } from "react";
import type { SaidStatistics } from "../../../domain/statistics/parse-statistics.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { NumberTable } from "../../../ui/number-table.tsx";
import styles from "../city.module.css";
import { AnswersTable, Breakdowns } from "./breakdowns.tsx";
import { LifeTable } from "./life-table.tsx";
import { ModerationTable } from "./moderation-table.tsx";
import { MonthsChart } from "./months-chart.tsx";
import { MonthsTable } from "./months-table.tsx";
import { useReportFacts, type ReportFact } from "./report-facts.tsx";
import { Totals } from "./totals.tsx";

interface StatisticsPartsProps {
  readonly statistics: SaidStatistics;
  readonly source: ReactNode;
}

export function StatisticsParts({ statistics, source }: StatisticsPartsProps) {
  const { months } = statistics;
  const { first, others } = useReportFacts(statistics);
  if (Object.keys(statistics).length === 0) return null;
  return (
    <>
      <p className={styles.hint}>{source}</p>
      <Totals facts={first} />
      <div className={styles.year}>
        {months === undefined ? null : (
          <div className={styles.section}>
            <h3>
              <Trans>Sur douze mois</Trans>
            </h3>
            <MonthsChart months={months} />
            <Disclosure summary={<Trans>Voir les chiffres par mois</Trans>} icon={<Table />}>
              <MonthsTable months={months} />
            </Disclosure>
          </div>
        )}
        <div className={styles.section}>
          <OtherFacts facts={others} />
          <AnswersTable statistics={statistics} />
        </div>
      </div>
      <Breakdowns statistics={statistics}>
        <LifeTable figures={statistics} />
        <ModerationTable figures={statistics} />
      </Breakdowns>
    </>
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
