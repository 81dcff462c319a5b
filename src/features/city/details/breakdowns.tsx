import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { SaidStatistics } from "../../../domain/statistics/parse-statistics.ts";
import { categoryLabel } from "../../../i18n/categories/category-labels.ts";
import { STATUS_WORDS } from "../../../i18n/status-words.ts";
import styles from "../city.module.css";
import { BreakdownTable } from "./breakdown-table.tsx";

const ANSWERS = [
  { key: "satisfiedYes", words: msg`Réglé pour les habitants` },
  { key: "satisfiedNo", words: msg`Pas réglé` },
  { key: "satisfiedUnknown", words: msg`Sans retour` },
] as const;

interface BreakdownsProps {
  readonly statistics: SaidStatistics;
  /** A table that stands beside them. */
  readonly children: ReactNode;
}

export function Breakdowns({ statistics, children }: BreakdownsProps) {
  const { t, i18n } = useLingui();
  const { byStatus, byCategory } = statistics;
  const answers = ANSWERS.map(({ key, words }) => ({ key, label: t(words), count: statistics[key] ?? 0 }));
  const isAnswered = answers.some(({ count }) => count !== 0);
  return (
    <div className={styles.breakdowns}>
      {byStatus === undefined ? null : (
        <BreakdownTable
          caption={t`Par statut`}
          head={t`Statut`}
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
      <div className={styles.section}>
        {isAnswered ? (
          <BreakdownTable caption={t`Après résolution`} head={t`Retour des habitants`} rows={answers} />
        ) : null}
        {children}
      </div>
    </div>
  );
}
