import { Trans } from "@lingui/react/macro";
import { Table } from "lucide-react";
import type { ReactNode } from "react";
import type { SaidStatistics } from "../../../domain/statistics/parse-statistics.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import styles from "../city.module.css";
import { Breakdowns } from "./breakdowns.tsx";
import { LifeTable } from "./life-table.tsx";
import { ModerationTable } from "./moderation-table.tsx";
import { MonthsChart } from "./months-chart.tsx";
import { MonthsTable } from "./months-table.tsx";
import { Totals } from "./totals.tsx";

interface StatisticsPartsProps {
  readonly statistics: SaidStatistics;
  readonly source: ReactNode;
}

export function StatisticsParts({ statistics, source }: StatisticsPartsProps) {
  const { months } = statistics;
  if (Object.keys(statistics).length === 0) return null;
  return (
    <>
      <p className={styles.hint}>{source}</p>
      <Totals statistics={statistics} />
      <div className={styles.yearAndLife}>
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
        <LifeTable figures={statistics} />
      </div>
      <Breakdowns statistics={statistics}>
        <ModerationTable figures={statistics} />
      </Breakdowns>
    </>
  );
}
