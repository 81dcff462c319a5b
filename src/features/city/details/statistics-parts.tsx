import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Table } from "lucide-react";
import type { ReactNode } from "react";
import type { MaskedStatistics } from "../../../domain/statistics/masked-statistics.ts";
import type { SaidStatistics } from "../../../domain/statistics/parse-statistics.ts";
import { NO_REPLY_DAYS } from "../../../domain/statistics/delays.ts";
import { categoryLabel } from "../../../i18n/categories/category-labels.ts";
import { maskedCountWords } from "../../../i18n/masked-count-words.ts";
import { numberWords } from "../../../i18n/measure-words.ts";
import { STATUS_WORDS } from "../../../i18n/status-words.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import styles from "../city.module.css";
import { BreakdownTable } from "./breakdown-table.tsx";
import { LifeTable } from "./life-table.tsx";
import { MonthsChart } from "./months-chart.tsx";
import { MonthsTable } from "./months-table.tsx";

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
      <LifeTable figures={statistics} />
      {months === undefined ? null : (
        <>
          <h3>
            <Trans>Sur douze mois</Trans>
          </h3>
          <MonthsChart months={months} />
          <Disclosure summary={<Trans>Voir les chiffres par mois</Trans>} icon={<Table />}>
            <MonthsTable months={months} />
          </Disclosure>
        </>
      )}
      <Breakdowns statistics={statistics} />
    </>
  );
}

function Totals({ statistics: { total, open, delays } }: Pick<StatisticsPartsProps, "statistics">) {
  const { t, i18n } = useLingui();
  if (total === undefined && open === undefined && delays === undefined) return null;
  return (
    <dl className={styles.totals}>
      {total === undefined ? null : <Fact name={t`Signalements`}>{numberWords(i18n, total)}</Fact>}
      {open === undefined ? null : <Fact name={t`Encore ouverts`}>{numberWords(i18n, open)}</Fact>}
      {delays === undefined ? null : <DelayFacts delays={delays} />}
    </dl>
  );
}

function DelayFacts({
  delays: { ackHours, resolveDays, noReply },
}: {
  readonly delays: MaskedStatistics["delays"];
}) {
  const { t, i18n } = useLingui();
  return (
    <>
      {ackHours === null ? null : (
        <Fact name={t`Première réponse, en général`}>
          <Hours count={ackHours} />
        </Fact>
      )}
      {resolveDays === null ? null : (
        <Fact name={t`Résolution, en général`}>
          <Days count={resolveDays} />
        </Fact>
      )}
      <Fact name={t`Sans réponse depuis ${NO_REPLY_DAYS} jours`}>{maskedCountWords(i18n, noReply)}</Fact>
    </>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const DAY_HOURS = 24;

/** Two days are easier to grasp than fifty hours. */
function Hours({ count }: { readonly count: number }) {
  if (count >= 2 * DAY_HOURS) return <Days count={Math.ceil(count / DAY_HOURS)} />;
  return <Plural value={count} one="# heure" other="# heures" />;
}

function Days({ count }: { readonly count: number }) {
  return <Plural value={count} one="# jour" other="# jours" />;
}

function Breakdowns({ statistics: { byStatus, byCategory } }: Pick<StatisticsPartsProps, "statistics">) {
  const { t, i18n } = useLingui();
  if (byStatus === undefined && byCategory === undefined) return null;
  return (
    <div className={styles.breakdowns}>
      {byStatus === undefined ? null : (
        <BreakdownTable
          caption={t`Par statut`}
          head={t`État`}
          rows={byStatus.map(({ status, count }) => ({
            key: status,
            label: t(STATUS_WORDS[status].label),
            count,
          }))}
        />
      )}
      {byCategory === undefined ? null : (
        <BreakdownTable
          caption={t`Par catégorie`}
          head={t`Catégorie`}
          rows={byCategory.map(({ categoryId, count }) => ({
            key: categoryId,
            label: categoryLabel(i18n, categoryId),
            count,
          }))}
        />
      )}
    </div>
  );
}
